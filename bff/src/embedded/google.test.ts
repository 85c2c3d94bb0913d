import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxGoogle, readCode, signCode } from './google-codes.ts';
import { openTestProject, type TestProject } from './test-project.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

const get = (path: string) =>
  fetch(`${project.url}/auth/v1/${path}`, {
    redirect: 'manual',
    headers: { apikey: project.publishableKey },
  });
const dashboard = 'http://localhost:3000/dashboard';

async function stateOf(redirectTo = dashboard) {
  const answer = await get(`authorize?provider=google&redirect_to=${encodeURIComponent(redirectTo)}`);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
}

/** What a tab does from the button to the page it comes back to. */
async function signIn(
  email: string,
  options: { secret?: string; now?: number; redirectTo?: string; linked?: boolean } = {},
) {
  const { secret = project.secretKey, now = Date.now(), redirectTo, linked } = options;
  const code = signCode({ email, name: 'Ana Google', linked }, secret, now);
  const query = new URLSearchParams({ code, state: await stateOf(redirectTo) });
  const back = new URL((await get(`callback?${query}`)).headers.get('location') ?? '');
  return { address: back.origin + back.pathname, answer: new URLSearchParams(back.hash.slice(1)) };
}

const accounts = async (email: string) =>
  (
    await project.database.query(
      `select p.full_name, c.credits_remaining::int as credits
       from auth.users u left join public.user_profiles p on p.id = u.id left join public.user_credits c on c.user_id = u.id
       where u.email = $1`,
      [email],
    )
  ).rows;

test('a first sign-in with Google makes one profile and 5 credits, also when tabs do it at once', async () => {
  const tabs = await Promise.all(Array.from({ length: 6 }, () => signIn('dois@example.com')));
  for (const { address } of tabs) expect(address).toBe(dashboard);
  expect(tabs.map(({ answer }) => answer.has('access_token'))).toEqual(tabs.map(() => true));
  expect(await accounts('dois@example.com')).toEqual([{ full_name: 'Ana Google', credits: 5 }]);
});

test('the sandbox opens no account that has a password', async () => {
  const { email = '' } = await project.newUser();
  const { answer } = await signIn(email);
  expect(answer.has('access_token')).toBe(false);
  expect(answer.get('error')).toBeTruthy();
});

test('an account with a password opens in the browser in which its user linked Google to it', async () => {
  const { email = '', userId } = await project.newUser();
  const { answer } = await signIn(email, { linked: true });
  expect(decodeJwt(answer.get('access_token') ?? '').sub).toBe(userId);
});

test('a linked account is named by its seal, and a seal is no code', () => {
  const google = createSandboxGoogle(project.secretKey);
  const seal = google.sealAccount('ana@example.com');
  expect(google.openAccount(seal)).toBe('ana@example.com');
  expect(readCode(seal, project.secretKey, Date.now())).toBeNull();
  expect(google.openAccount(google.signCode({ email: 'ana@example.com', name: '' }))).toBeNull();
});

test('a forged and an expired code sign no user in', async () => {
  for (const options of [{ secret: 'somebody' }, { now: Date.now() - 6 * 60_000 }]) {
    const { answer } = await signIn('forjado@example.com', options);
    expect(answer.has('access_token')).toBe(false);
  }
  expect(await accounts('forjado@example.com')).toEqual([]);
});

test('the way back is one of our own pages, whatever was asked for', async () => {
  for (const redirectTo of [
    'https://evil.example/x',
    '//evil.example',
    'http://localhost:3000.evil.example/',
  ]) {
    const { address } = await signIn('volta@example.com', { redirectTo });
    expect(new URL(address).origin).toBe('http://localhost:3000');
  }
  const other = await signIn('volta@example.com', { redirectTo: 'http://127.0.0.1:3000/dashboard' });
  expect(other.address).toBe('http://127.0.0.1:3000/dashboard');
});

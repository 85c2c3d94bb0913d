import { createHash, randomBytes } from 'node:crypto';
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

const newVerifier = () => randomBytes(40).toString('hex');

async function stateOf(verifier: string, redirectTo = dashboard) {
  const asked = new URLSearchParams({
    provider: 'google',
    redirect_to: redirectTo,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  });
  const answer = await get(`authorize?${asked}`);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
}

const exchange = async (auth_code: string, code_verifier: string) => {
  const answer = await project.auth('token?grant_type=pkce', { auth_code, code_verifier });
  return (await answer.json()) as { access_token?: string };
};

/** What a tab does from the button until it has the session. `answer` is what came back in the address. */
async function signIn(
  email: string,
  options: { secret?: string; now?: number; redirectTo?: string; linked?: boolean } = {},
) {
  const { secret = project.secretKey, now = Date.now(), redirectTo, linked } = options;
  const code = signCode({ email, name: 'Ana Google', linked }, secret, now);
  const verifier = newVerifier();
  const query = new URLSearchParams({ code, state: await stateOf(verifier, redirectTo) });
  const back = new URL((await get(`callback?${query}`)).headers.get('location') ?? '');
  const answer = back.searchParams;
  const signInCode = answer.get('code');
  const { access_token: token = '' } = signInCode ? await exchange(signInCode, verifier) : {};
  expect(back.href).not.toContain('access_token');
  return { address: back.origin + back.pathname, answer, token };
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

test('a first sign-in with Google makes one profile and 5 credits, even in several tabs at once', async () => {
  const tabs = await Promise.all(Array.from({ length: 6 }, () => signIn('dois@example.com')));
  for (const { address } of tabs) expect(address).toBe(dashboard);
  expect(new Set(tabs.map(({ token }) => decodeJwt(token).sub)).size).toBe(1);
  expect(await accounts('dois@example.com')).toEqual([{ full_name: 'Ana Google', credits: 5 }]);
});

test('a project that opens beside it takes no sign-in away', { tags: ['long'] }, async () => {
  const other = await openTestProject();
  try {
    const { token } = await signIn('vizinho@example.com');
    expect(decodeJwt(token).sub).toBeTruthy();
  } finally {
    await other.close();
  }
});

test('the sandbox opens no account that has a password', async () => {
  const { email = '' } = await project.newUser();
  const { answer, token } = await signIn(email);
  expect(token).toBe('');
  expect(answer.get('error')).toBeTruthy();
});

test('an account with a password opens in the browser in which its user linked Google to it', async () => {
  const { email = '', userId } = await project.newUser();
  const { token } = await signIn(email, { linked: true });
  expect(decodeJwt(token).sub).toBe(userId);
});

test('the code that came back opens a session once, and only for the browser that asked for it', async () => {
  const verifier = newVerifier();
  const code = signCode({ email: 'codigo@example.com', name: 'Ana Google' }, project.secretKey, Date.now());
  const query = new URLSearchParams({ code, state: await stateOf(verifier) });
  const back = new URL((await get(`callback?${query}`)).headers.get('location') ?? '');
  const given = back.searchParams.get('code') ?? '';
  expect(await exchange(given, newVerifier())).not.toHaveProperty('access_token');
  expect(await exchange(given, verifier)).toHaveProperty('access_token');
  expect(await exchange(given, verifier)).not.toHaveProperty('access_token');
});

test('a seal names its linked account, and is not accepted as a code', () => {
  const google = createSandboxGoogle(project.secretKey);
  const seal = google.sealAccount('ana@example.com');
  expect(google.openAccount(seal)).toBe('ana@example.com');
  expect(readCode(seal, project.secretKey, Date.now())).toBeNull();
  expect(google.openAccount(google.signCode({ email: 'ana@example.com', name: '' }))).toBeNull();
});

test('a forged and an expired code sign no user in', async () => {
  for (const options of [{ secret: 'somebody' }, { now: Date.now() - 6 * 60_000 }]) {
    const { token } = await signIn('forjado@example.com', options);
    expect(token).toBe('');
  }
  expect(await accounts('forjado@example.com')).toEqual([]);
});

test('the browser is sent back to one of our own pages, whatever address was asked for', async () => {
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

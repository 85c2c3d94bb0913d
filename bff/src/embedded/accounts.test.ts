import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FREE_CREDITS } from '../../contract/browser/limits.ts';
import { createCreditLedger } from '../data/credit-ledger.ts';
import { createProfileRepository } from '../data/profile-repository.ts';
import { openTestProject, TEST_PASSWORD, type TestProject, tokenIn } from './test-project.ts';

let project: TestProject;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
});
afterAll(() => project?.close());

const address = () => `${crypto.randomUUID()}@example.com`;
const mailTo = (email: string) => project.mails.find((mail) => mail.to === email);
const login = (email: string, password: string) =>
  project.auth('token?grant_type=password', { email, password });

async function accountOf(email: string) {
  const { rows } = await project.database.query<{ profiles: number; credits: number; entries: number }>(
    `select (select count(*)::int from public.user_profiles p where p.id = u.id) as profiles,
            (select credits_remaining from public.user_credits c where c.user_id = u.id) as credits,
            (select count(*)::int from public.credit_entries e where e.user_id = u.id) as entries
     from auth.users u where u.email = $1`,
    [email],
  );
  return rows;
}

test('a new account has its profile and 5 free credits', async () => {
  const user = await project.newUser({
    data: { full_name: ' Ana Vendedora ', phone: '(11) 98765-4321' },
  });
  expect(await createProfileRepository(project.clients).read(user)).toEqual({
    fullName: 'Ana Vendedora',
    phone: '11987654321',
  });
  expect(await createCreditLedger(project.clients).balance(user)).toEqual({
    creditsRemaining: FREE_CREDITS,
    totalCreditsUsed: 0,
    turboCredits: 0,
    turboCreditsUsed: 0,
  });
});

test('two sign-ups of one address at once make one account with one profile and 5 credits', async () => {
  const email = address();
  const body = { email, password: TEST_PASSWORD, data: { full_name: 'Ana' } };
  await Promise.all([
    project.auth('signup', body),
    project.auth('signup', body),
    project.auth('signup', body),
  ]);
  expect(await accountOf(email)).toEqual([{ profiles: 1, credits: FREE_CREDITS, entries: 1 }]);
});

test('setting an account up again adds nothing', async () => {
  const email = address();
  const { userId } = await project.newUser({ email });
  const again = { p_user_id: userId, p_details: { full_name: 'Outra' } };
  await Promise.all([1, 2].map(() => project.clients.asService.rpc('provision_account', again)));
  expect(await accountOf(email)).toEqual([{ profiles: 1, credits: FREE_CREDITS, entries: 1 }]);
});

test.each([
  { name: 'Ana do Google', avatar_url: 'https://example.com/a.png' },
  { full_name: 'x'.repeat(5000), phone: 'ligue para mim' },
  { full_name: null, phone: 12345 },
  { full_name: { nested: ['"quotes"'] }, phone: '+55 (11) 98765-4321' },
])('nothing that an identity provider says about a user stops their sign-up: %j', async (data) => {
  const email = address();
  await project.newUser({ email, data });
  expect(await accountOf(email)).toEqual([{ profiles: 1, credits: FREE_CREDITS, entries: 1 }]);
});

test('the name that Google gives becomes the profile’s', async () => {
  const user = await project.newUser({ data: { name: 'Ana do Google' } });
  expect(await createProfileRepository(project.clients).read(user)).toEqual({
    fullName: 'Ana do Google',
    phone: '',
  });
});

test('a weak password is refused by the server too', async () => {
  for (const password of ['Curta!1', 'semmaiuscula!1', 'SemDigito!', 'SemSimbolo1']) {
    const email = address();
    const answer = await project.auth('signup', { email, password });
    expect(answer.status, password).toBe(422);
    expect(await accountOf(email)).toEqual([]);
  }
});

test('a user cannot sign in before confirming their e-mail', async () => {
  const email = address();
  await project.auth('signup', { email, password: TEST_PASSWORD });
  const early = await login(email, TEST_PASSWORD);
  expect(await early.json()).toMatchObject({ error_code: 'email_not_confirmed' });
  await project.auth('verify', { token_hash: tokenIn(mailTo(email)), type: 'signup' });
  expect((await login(email, TEST_PASSWORD)).status).toBe(200);
});

test('the confirmation mail is in Portuguese and leads to the application', async () => {
  const email = address();
  await project.auth('signup', { email, password: TEST_PASSWORD });
  const mail = mailTo(email);
  expect(mail?.subject).toBe('Confirme seu email na Andrômeda');
  expect(mail?.html).toContain('href="http://localhost:3000/email-confirmation?token_hash=');
  expect(mail?.html).not.toContain('{{');
});

test('the link in the recovery mail sets a new password, once', async () => {
  const email = address();
  await project.newUser({ email });
  await project.auth('recover', { email });
  const mail = mailTo(email);
  expect(mail?.subject).toBe('Redefina sua senha da Andrômeda');
  expect(mail?.html).toContain('href="http://localhost:3000/reset-password?token_hash=');
  const token_hash = tokenIn(mail);
  const verified = await project.auth('verify', { token_hash, type: 'recovery' });
  const { access_token } = (await verified.json()) as { access_token: string };
  const changed = await fetch(`${project.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: project.publishableKey,
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password: 'Novissima!1' }),
  });
  expect(changed.status).toBe(200);
  expect((await login(email, 'Novissima!1')).status).toBe(200);
  expect((await login(email, TEST_PASSWORD)).ok).toBe(false);
  expect((await project.auth('verify', { token_hash, type: 'recovery' })).ok).toBe(false);
});

test('the studio, the information page and calls without a key are refused', async () => {
  for (const path of ['/', '/_system/info', '/studio', '/auth', '/rest/v1x/user_credits']) {
    expect((await fetch(`${project.url}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${project.url}/rest/v1/user_credits`)).status).toBe(401);
  expect((await fetch(`${project.url}/auth/v1/settings`)).status).toBe(401);
});

test('a password is kept under bcrypt, at a cost of ten or more', async () => {
  // The suite asks for a quicker one.
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  const { userId } = await project.newUser();
  vi.unstubAllEnvs();
  const { rows } = await project.database.query<{ encrypted_password: string }>(
    'select encrypted_password from auth.users where id = $1',
    [userId],
  );
  expect(rows[0]?.encrypted_password).toMatch(/^\$2[aby]\$1\d\$.{53}$/);
});

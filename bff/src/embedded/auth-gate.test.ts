import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from './auth-gate.ts';
import { openTestProject, TEST_PASSWORD, type TestProject, tokenIn } from './test-project.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const signUp = (email: string, password = TEST_PASSWORD) =>
  project.auth('signup', { email, password, data: { full_name: 'Ana' } });
const signIn = (email: string, password = TEST_PASSWORD) =>
  project.auth('token?grant_type=password', { email, password });
const mailsTo = (email: string) => project.mails.filter(({ to }) => to === email);
const age = (email: string, column: 'confirmation_sent_at' | 'created_at', minutes: number) =>
  project.database.query(
    column === 'created_at'
      ? `update auth.sessions set created_at = now() - make_interval(mins => $2)
         where user_id = (select id from auth.users where email = $1)`
      : `update auth.users set confirmation_sent_at = now() - make_interval(mins => $2) where email = $1`,
    [email, minutes],
  );

test('only a JSON object has fields', () => {
  expect(fieldsOf('{"email":"ana@example.com"}')).toEqual({ email: 'ana@example.com' });
  for (const text of ['', 'null', '3', '"email"', '{']) expect(fieldsOf(text), text).toEqual({});
});

test('a sign-up for an address that waits for its confirmation sends the link again and changes no password', async () => {
  const email = newEmail();
  await signUp(email);
  await age(email, 'confirmation_sent_at', 2);
  const again = await signUp(email, 'Outra!Senha2026');
  expect([again.status, await again.json()]).toEqual([
    200,
    expect.objectContaining({ email, user_metadata: {} }),
  ]);
  const [last] = mailsTo(email);
  expect(mailsTo(email)).toHaveLength(2);
  expect((await project.auth('verify', { token_hash: tokenIn(last), type: 'signup' })).status).toBe(200);
  expect((await signIn(email, 'Outra!Senha2026')).status).toBe(400);
  expect((await signIn(email)).status).toBe(200);
});

test('a sign-up within a minute of the last mail sends none and says so, as a hosted project does', async () => {
  const email = newEmail();
  await signUp(email);
  const again = await signUp(email, 'Outra!Senha2026');
  expect([again.status, await again.json()]).toEqual([
    429,
    expect.objectContaining({
      error_code: 'over_email_send_rate_limit',
      msg: expect.stringMatching(/you can only request this after \d+ seconds/),
    }),
  ]);
  expect(mailsTo(email)).toHaveLength(1);
});

test('a link that was sent again starts the minute anew, for its address alone', async () => {
  const [email, other] = [newEmail(), newEmail()];
  for (const address of [email, other]) {
    await signUp(address);
    await age(address, 'confirmation_sent_at', 1);
  }
  expect((await signUp(email)).status).toBe(200);
  expect((await signUp(email)).status).toBe(429);
  expect((await signUp(other)).status).toBe(200);
  expect(mailsTo(email)).toHaveLength(2);
});

test('a sign-up for a confirmed address is refused', async () => {
  const { email } = await project.newUser();
  const answer = await signUp(email);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error_code: 'user_already_exists' });
});

test('a confirmation can be sent again, and every address gets the same answer', async () => {
  const email = newEmail();
  await signUp(email);
  const { email: confirmed } = await project.newUser();
  const neverSent = newEmail();
  await signUp(neverSent);
  await project.database.query('update auth.users set confirmation_token = null where email = $1', [
    neverSent,
  ]);
  const answers = await Promise.all(
    [email, confirmed, neverSent, newEmail()].map(async (address) => {
      const answer = await project.auth('resend', { type: 'signup', email: address });
      return [answer.status, await answer.text()];
    }),
  );
  expect(new Set(answers.map(String)).size).toBe(1);
  const [again] = mailsTo(email);
  expect(mailsTo(email)).toHaveLength(2);
  expect(again?.text).toContain('Confirmar email');
  for (const address of [confirmed, neverSent]) expect(mailsTo(address)).toHaveLength(1);
  expect((await project.auth('verify', { token_hash: tokenIn(again), type: 'signup' })).status).toBe(200);
});

test('only a session that began a moment ago can change the password', async () => {
  const user = await project.newUser();
  const change = (password: string) =>
    fetch(`${project.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: project.publishableKey,
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password }),
    });
  await age(user.email, 'created_at', 20);
  const refused = await change('Nova!Senha2026');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ error_code: 'reauthentication_needed' });
  await age(user.email, 'created_at', 1);
  expect((await change('Nova!Senha2026')).status).toBe(200);
});

test('a session of any age changes the name of its user', async () => {
  const user = await project.newUser();
  await age(user.email, 'created_at', 20);
  const answer = await fetch(`${project.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: project.publishableKey,
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data: { full_name: 'Ana Maria' } }),
  });
  expect(answer.status).toBe(200);
});

test('tabs that refresh the same session one after another all stay signed in', async () => {
  const { email } = await project.newUser();
  const { refresh_token } = (await (await signIn(email)).json()) as { refresh_token: string };
  const refresh = () => project.auth('token?grant_type=refresh_token', { refresh_token });
  const answers = await Promise.all([refresh(), refresh(), refresh()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await refresh()).status).toBe(200);
});

import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { createSessionRepository } from '../data/session-repository.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import { limitSessions } from './session-times.ts';
import { openTestProject, TEST_PASSWORD, type TestProject, tokenIn } from './test-project.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const next = 'Nova!Senha2026';
let project: TestProject;
let sessions: SessionRepository;
beforeAll(async () => {
  project = await openTestProject();
  sessions = createSessionRepository(project.clients);
});
afterAll(() => project?.close());

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const call = (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${project.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: project.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn(email: string, password = TEST_PASSWORD) {
  const answer = await call('token?grant_type=password', { email, password }, { 'user-agent': phone });
  return (await answer.json()) as Tokens;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refresh = async ({ refresh_token }: Tokens) =>
  (await call('token?grant_type=refresh_token', { refresh_token })).status;

const isSessionOpen = async (session: Parameters<typeof sessions.standing>[0]) =>
  (await sessions.standing(session)) === 'open';

/** The session as the BFF checks it. */
async function isOpen({ access_token }: Tokens) {
  const { sub, session_id } = decodeJwt<{ session_id: string }>(access_token);
  return isSessionOpen({ userId: sub ?? '', sessionId: session_id });
}

test('a new password ends every other session of its user, and no one else’s', async () => {
  const { email } = await project.newUser();
  const stranger = await project.newUser();
  const [stolen, own] = [await signIn(email), await signIn(email)];
  const changed = await call('user', { password: next }, bearer(own.access_token), 'PUT');
  expect(changed.status).toBe(200);
  expect([await isOpen(stolen), await isOpen(own), await isSessionOpen(stranger)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([await refresh(stolen), await refresh(own)]).toEqual([400, 200]);
});

test('a recovery ends every session that was there before', async () => {
  const { email } = await project.newUser();
  const stolen = await signIn(email);
  await project.auth('recover', { email });
  const token_hash = tokenIn(project.mails.find((mail) => mail.to === email));
  const recovery = (await (await project.auth('verify', { token_hash, type: 'recovery' })).json()) as Tokens;
  await call('user', { password: next }, bearer(recovery.access_token), 'PUT');
  expect([await isOpen(stolen), await refresh(stolen)]).toEqual([false, 400]);
});

test('a refused password ends nothing', async () => {
  const { email } = await project.newUser();
  const [other, own] = [await signIn(email), await signIn(email)];
  expect((await call('user', { password: 'fraca' }, bearer(own.access_token), 'PUT')).status).toBe(422);
  expect(await isOpen(other)).toBe(true);
});

test('a user who changes their name, not their password, stays signed in everywhere', async () => {
  const { email } = await project.newUser();
  const [other, own] = [await signIn(email), await signIn(email)];
  const changed = await call('user', { data: { full_name: 'Ana' } }, bearer(own.access_token), 'PUT');
  expect(changed.status).toBe(200);
  expect([await isOpen(other), await isOpen(own)]).toEqual([true, true]);
});

test('a sign-out ends its session, and only that one', async () => {
  const { email } = await project.newUser();
  const [left, kept] = [await signIn(email), await signIn(email)];
  await call('logout?scope=local', {}, bearer(left.access_token));
  expect([await isOpen(left), await isOpen(kept)]).toEqual([false, true]);
});

test('a user sees their own devices, and can sign out of all others', async () => {
  const { email } = await project.newUser();
  const [first, second] = [await signIn(email), await signIn(email)];
  const { sub: userId = '', session_id: sessionId } = decodeJwt<{ session_id: string }>(second.access_token);
  const user = { userId, sessionId, email, token: second.access_token };
  const listed = await sessions.list(user);
  // The session of the confirmation came from no browser.
  expect(listed.filter(({ userAgent }) => userAgent === phone)).toHaveLength(2);
  expect(listed).toHaveLength(3);
  await sessions.endOthers(user);
  expect((await sessions.list(user)).map(({ id }) => id)).toEqual([sessionId]);
  expect(await isOpen(first)).toBe(false);
});

test('a session whose time is over is not open', async () => {
  const user = await project.newUser();
  await project.database.query(`update auth.sessions set not_after = now() - interval '1 s' where id = $1`, [
    user.sessionId,
  ]);
  expect(await isSessionOpen(user)).toBe(false);
  expect(await sessions.list(user)).toEqual([]);
  await limitSessions(project.database);
  expect(await isSessionOpen(user), 'after a start of the server').toBe(false);
});

const renew = async (refresh_token: string) => {
  const answer = await call('token?grant_type=refresh_token', { refresh_token });
  return { status: answer.status, ...((await answer.json()) as Partial<Tokens>) };
};

test('a session ends 180 days after its sign-in, and when nobody used it for 30', async () => {
  const { email, userId } = await project.newUser();
  const after = async (signedIn: number, used: number) => {
    const { refresh_token } = await signIn(email);
    await project.database.query(
      `update auth.sessions set created_at = now() - make_interval(days => $2),
         refreshed_at = now() - make_interval(days => $3) where user_id = $1`,
      [userId, signedIn, used],
    );
    return (await renew(refresh_token)).status;
  };
  expect([await after(179, 1), await after(181, 1)]).toEqual([200, 400]);
  expect([await after(40, 29), await after(40, 31)]).toEqual([200, 400]);
});

/** Lets days pass over a user's sessions. */
const pass = (userId: string, days: number) =>
  project.database.query(
    `update auth.sessions set created_at = created_at - make_interval(days => $2),
       refreshed_at = refreshed_at - make_interval(days => $2), not_after = not_after - make_interval(days => $2)
     where user_id = $1`,
    [userId, days],
  );

test('the list of devices leaves out a session that nobody used for 30 days, and each after 180', async () => {
  const user = await project.newUser();
  const listed = async () => (await sessions.list(user)).length;
  let tokens = await signIn(user.email);
  expect(await listed()).toBe(2);
  for (const [days, open] of [
    [29, 2],
    [2, 1],
    [29, 1],
    [29, 1],
    [29, 1],
    [29, 1],
    [29, 1],
    [3, 1],
    [2, 0],
  ] as const) {
    await pass(user.userId, days);
    expect(await listed()).toBe(open);
    if (open > 0) tokens = { ...tokens, ...(await renew(tokens.refresh_token)) };
  }
  expect(await isOpen(tokens)).toBe(false);
});

test('a session of an earlier release ends in time as well', async () => {
  const user = await project.newUser();
  await signIn(user.email);
  await project.database.query('update auth.sessions set not_after = null where user_id = $1', [user.userId]);
  await pass(user.userId, 31);
  expect(await sessions.list(user)).toHaveLength(2);
  await limitSessions(project.database);
  expect(await sessions.list(user)).toEqual([]);
});

test('only the service can read sessions', async () => {
  const user = await project.newUser();
  const asked = { p_session: user.sessionId, p_user: user.userId };
  const answers = await Promise.all([
    project.rest('rpc/session_standing', { user, method: 'POST', body: asked }),
    project.rest('rpc/list_open_sessions', { user, method: 'POST', body: { p_user: user.userId } }),
    project.rest('rpc/list_open_sessions', { method: 'POST', body: { p_user: user.userId } }),
  ]);
  for (const { status } of answers) expect([401, 403, 404]).toContain(status);
});

test('a blocked user gets no new session, and loses no one else’s', async () => {
  const { email } = await project.newUser();
  const own = await signIn(email);
  const ban = (interval: string) =>
    project.database.query(`update auth.users set banned_until = now() + $2::interval where email = $1`, [
      email,
      interval,
    ]);
  await ban('1 hour');
  expect(await signIn(email)).toMatchObject({ error_code: 'user_banned' });
  expect(await isSessionOpen(await project.newUser())).toBe(true);
  await ban('-1 second');
  expect(await isOpen(own)).toBe(true);
  expect(await isOpen(await signIn(email))).toBe(true);
});

test('a browser that names itself at length is listed by the beginning of its name', async () => {
  const user = await project.newUser();
  const long = { 'user-agent': phone.padEnd(500, ' x') };
  await call('token?grant_type=password', { email: user.email, password: TEST_PASSWORD }, long);
  const names = (await sessions.list(user)).map(({ userAgent }) => userAgent);
  expect(names).toContain(long['user-agent'].slice(0, 400));
});

test('tokens carry their issuer, even after a refresh', async () => {
  const { email } = await project.newUser();
  const tokens = await signIn(email);
  const renewed = (await (
    await call('token?grant_type=refresh_token', { refresh_token: tokens.refresh_token })
  ).json()) as Tokens;
  for (const { access_token } of [tokens, renewed])
    expect(decodeJwt(access_token)).toMatchObject({ iss: EMBEDDED_ISSUER, aud: 'authenticated' });
});

test.each(['auth/v1/user', 'rest/v1/user_credits', 'storage/v1/bucket/imagens'])(
  'a token that never expires is refused at %s',
  async (path) => {
    const user = await project.newUser();
    const { exp: _exp, ...claims } = decodeJwt(user.token);
    const endless = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(project.jwtSecret));
    const headers = { apikey: project.publishableKey, ...bearer(endless) };
    expect((await fetch(`${project.url}/${path}`, { headers })).status).toBe(401);
  },
);

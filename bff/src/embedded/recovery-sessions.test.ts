import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { createOpenSessions, createSessionVerifier } from '../auth/open-sessions.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import { createSecondFactors } from '../data/second-factors.ts';
import { createSessionRepository } from '../data/session-repository.ts';
import type { TokenVerifier, User } from '../ports/user.ts';
import { vouchForSession } from '../services/second-factor/vouch-for-session.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { AuthRefusalBody, read } from '../testing/read-answer.ts';
import { openTestProject, TEST_PASSWORD, type TestProject, tokenIn } from './test-project.ts';

const next = 'Nova!Senha2026';
let project: TestProject;
let owner: User;
let verifier: TokenVerifier;
let deps: Parameters<typeof vouchForSession>[0];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  const openSessions = createOpenSessions(createSessionRepository(project.clients), createManualClock());
  const tokens = createTokenVerifier({ key: { secret: project.jwtSecret }, issuer: EMBEDDED_ISSUER });
  verifier = createSessionVerifier(tokens, openSessions);
  deps = { verifier, openSessions, secondFactors: createSecondFactors(project.clients) };
});
afterAll(() => project?.close());
beforeEach(async () => {
  owner = await project.newUser();
  await project.database.query(
    `insert into public.second_factors (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())`,
    [owner.userId],
  );
  await project.database.query(
    'insert into public.second_factor_passes (session_id, user_id) values ($1, $2)',
    [owner.sessionId, owner.userId],
  );
});

const tokenOf = async (answer: Response) => ((await answer.json()) as { access_token: string }).access_token;
const signIn = async (password = TEST_PASSWORD) =>
  tokenOf(await project.auth('token?grant_type=password', { email: owner.email, password }));
const mailedToken = async () => {
  await project.auth('recover', { email: owner.email });
  return tokenIn(project.mails.find((mail) => mail.to === owner.email && mail.html.includes('recovery')));
};
const change = (token: string, body: object = { password: next }) =>
  fetch(`${project.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: project.publishableKey,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
const awaits = async (token: string) => (await verifier.verify(token))?.awaitsSecondFactor === true;

test('the password alone cannot set another password where there is a second factor', async () => {
  const stolen = await signIn();
  for (const body of [{ password: next }, { data: { full_name: 'Outra' } }]) {
    const answer = await change(stolen, body);
    expect([answer.status, (await read(AuthRefusalBody, answer)).error_code]).toEqual([
      403,
      'insufficient_aal',
    ]);
  }
  expect(await signIn()).toBeTruthy();
});

test('the link of a recovery mail sets a new password, and its session still awaits the second step', async () => {
  const opened = await tokenOf(
    await project.auth('verify', { token_hash: await mailedToken(), type: 'recovery' }),
  );
  expect(await awaits(opened)).toBe(true);
  expect((await change(await signIn())).status, 'another session of the same user').toBe(403);
  expect((await change(opened)).status).toBe(200);
  expect(await awaits(opened)).toBe(true);
  expect(await awaits(await signIn(next))).toBe(true);
});

test('a recovery link that is opened as an address counts, too', async () => {
  const answer = await fetch(
    `${project.url}/auth/v1/verify?token=${await mailedToken()}&type=recovery&redirect_to=http://localhost:3000`,
    { headers: { apikey: project.publishableKey }, redirect: 'manual' },
  );
  const [, opened = ''] = /access_token=([^&]+)/.exec(answer.headers.get('location') ?? '') ?? [];
  expect(decodeJwt(opened).sub).toBe(owner.userId);
  expect((await change(opened)).status).toBe(200);
});

test('of recoveries only those whose session is open are kept', async () => {
  for (const closed of [true, false]) {
    await project.auth('verify', { token_hash: await mailedToken(), type: 'recovery' });
    if (closed) await project.database.query('delete from auth.sessions where user_id = $1', [owner.userId]);
  }
  const kept = 'select 1 from public.recovery_sessions where user_id = $1';
  expect((await project.database.query(kept, [owner.userId])).rows).toHaveLength(1);
});

test('a sign-in with the password that calls itself a recovery sets no other password', async () => {
  const own = { email: owner.email, password: TEST_PASSWORD };
  for (const [query, body] of [
    ['', { ...own, type: 'recovery' }],
    ['&type=recovery', own],
  ] as const) {
    const opened = await tokenOf(await project.auth(`token?grant_type=password${query}`, body));
    expect((await change(opened)).status).toBe(403);
  }
});

test('a session that passed the second step vouches for the one that proved the password, of the same user only', async () => {
  const proof = await signIn();
  await vouchForSession(deps, owner, proof);
  expect(await awaits(proof)).toBe(false);
  expect((await change(proof)).status).toBe(200);

  const stranger = await project.newUser();
  await expect(vouchForSession(deps, owner, stranger.token)).rejects.toMatchObject({
    code: 'not_authenticated',
  });
  const [one, other] = [await signIn(next), await signIn(next)];
  const awaiting = { ...owner, sessionId: String(decodeJwt(one).session_id) };
  await expect(vouchForSession(deps, awaiting, other)).rejects.toMatchObject({ code: 'not_authenticated' });
  expect(await awaits(other)).toBe(true);
});

test('a session that another vouched for before there was a second factor has to pass it afterwards', async () => {
  const other = await project.newUser();
  const proof = await tokenOf(
    await project.auth('token?grant_type=password', { email: other.email, password: TEST_PASSWORD }),
  );
  await vouchForSession(deps, other, proof);
  await project.database.query(
    `insert into public.second_factors (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())`,
    [other.userId],
  );
  deps.openSessions.forget(other.userId);
  expect(await awaits(proof)).toBe(true);
});

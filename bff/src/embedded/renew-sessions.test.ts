import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProject, TEST_PASSWORD, type TestProject } from './test-project.ts';

let project: TestProject;
let email: string;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());
beforeEach(async () => {
  ({ email } = await project.newUser());
});
afterEach(() => vi.restoreAllMocks());

/** As with a database elsewhere: while one request waits for an answer, others go on. */
function answerLate() {
  const query = project.database.query.bind(project.database);
  vi.spyOn(project.database, 'query').mockImplementation(async (...statement) => {
    for (let turns = 0; turns < 3; turns++) await new Promise((next) => setImmediate(next));
    return query(...statement);
  });
}

const tokensOf = async (answer: Response) => {
  const body = (await answer.json()) as {
    access_token?: string;
    refresh_token?: string;
    expires_at?: number;
  };
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), token: '', ...body };
};
const signIn = async () =>
  tokensOf(await project.auth('token?grant_type=password', { email, password: TEST_PASSWORD }));
const renew = async (refresh_token = '') =>
  tokensOf(await project.auth('token?grant_type=refresh_token', { refresh_token }));
type Tokens = Awaited<ReturnType<typeof renew>>;

const sessionOf = ({ access_token = '' }: Tokens) => decodeJwt(access_token).session_id;
async function isOpen(tokens: Tokens) {
  const { rows } = await project.database.query('select 1 from auth.sessions where id = $1', [
    sessionOf(tokens),
  ]);
  return rows.length > 0;
}
const count = async (sql: string, values: unknown[]) =>
  (await project.database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;
const keptOf = (tokens: Tokens) => count('auth.refresh_tokens where session_id = $1', [sessionOf(tokens)]);

/** Makes all tokens of a session older than they are. */
const age = (tokens: Tokens, interval: string) =>
  project.database.query(
    `update auth.refresh_tokens set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval
     where session_id = $1`,
    [sessionOf(tokens), interval],
  );

/** Renews so many times, each time with the token of the time before. */
async function renewOften(tokens: Tokens, times: number): Promise<Tokens> {
  let last = tokens;
  for (let n = 0; n < times; n++) last = await renew(last.refresh_token);
  return last;
}

test('a renewal brings another refresh token, which nobody guesses', async () => {
  const first = await signIn();
  const second = await renew(first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  for (const { refresh_token = '' } of [first, second])
    expect(Buffer.from(refresh_token, 'base64url').length).toBeGreaterThanOrEqual(32);
  expect(await count('auth.refresh_tokens where length(token) < 43', [])).toBe(0);
});

test('many tabs that renew a session at once all get the same token', async () => {
  const { refresh_token } = await signIn();
  answerLate();
  const tabs = await Promise.all(Array.from({ length: 8 }, () => renew(refresh_token)));
  expect(tabs.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(tabs.map((tab) => tab.refresh_token)).size).toBe(1);
});

test('after two overlapping renewals whose answers were lost the user is still signed in', async () => {
  const first = await signIn();
  answerLate();
  await Promise.all([renew(first.refresh_token), renew(first.refresh_token)]);
  await age(first, '1 hour');
  const again = await renew(first.refresh_token);
  expect(again.status).toBe(200);
  expect(await renew(first.refresh_token), 'this answer was lost, too').toMatchObject({ status: 200 });
  expect((await renew(again.refresh_token)).status).toBe(200);
});

test('a tab that renews seconds after another went two tokens on gets the newest', async () => {
  const first = await signIn();
  const newest = await renewOften(first, 2);
  // The newest token of all is another session's, and the clock was set back before the newest of this one.
  await renewOften(await signIn(), 1);
  await project.database.query(
    `update auth.refresh_tokens set created_at = created_at - interval '1 hour' where token = $1`,
    [newest.refresh_token],
  );
  expect(await renew(first.refresh_token)).toMatchObject({
    status: 200,
    refresh_token: newest.refresh_token,
  });
});

test('a token from before the last one ends its session where it comes back later: it is a copy', async () => {
  const [first, other] = [await signIn(), await signIn()];
  const newest = await renewOften(first, 2);
  await age(first, '11 s');
  expect((await renew(first.refresh_token)).status).toBe(400);
  expect([await isOpen(first), await isOpen(other)]).toEqual([false, true]);
  expect((await renew(newest.refresh_token)).status).toBe(400);
});

test('a session keeps few tokens, one of an earlier release among them, and a copy of one that is no longer kept still ends it', async () => {
  const [first, other] = [await signIn(), await signIn()];
  await project.database.query(
    `update auth.refresh_tokens set token = left(token, 43), session_id = $2, revoked = true,
       created_at = now() - interval '1 day', updated_at = now() - interval '1 day' where token = $1`,
    [(await signIn()).refresh_token, sessionOf(first)],
  );
  let last = first;
  for (let round = 0; round < 4; round++) {
    last = await renewOften(last, 3);
    await age(first, '6 min');
  }
  last = await renew(last.refresh_token);
  // The last two, and the shorter one of an earlier release, which does not name its session.
  expect(await keptOf(first)).toBe(3);
  expect((await renew(first.refresh_token)).status).toBe(400);
  expect([await isOpen(first), await isOpen(other)]).toEqual([false, true]);
});

test('a renewal that fails half way changes nothing, and the same token renews the session afterwards', async () => {
  const first = await signIn();
  const query = project.database.query.bind(project.database);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(project.database, 'query').mockImplementation(async (...statement) => {
    if (statement[0].includes('delete from auth.refresh_tokens')) throw new Error('no answer');
    return query(...statement);
  });
  const { refresh_token } = first;
  const failed = await project.auth('token?grant_type=refresh_token', { refresh_token });
  expect(failed.status).toBe(500);
  expect(await keptOf(first)).toBe(1);
  vi.restoreAllMocks();
  expect((await renew(refresh_token)).status).toBe(200);
});

test('a forged token ends no session', async () => {
  const own = await signIn();
  const bytes = Buffer.from(own.refresh_token ?? '', 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  expect((await renew(bytes.toString('base64url'))).status).toBe(400);
  expect(await isOpen(own)).toBe(true);
});

test('a session gets thirty tokens in five minutes, then it waits, and goes on', async () => {
  const other = await signIn();
  const last = await renewOften(await signIn(), 29);
  const refused = await renew(last.refresh_token);
  expect(refused).toMatchObject({ status: 429, error_code: 'over_request_rate_limit' });
  expect(Number(refused.retryAfter)).toBeGreaterThan(200);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(300);
  expect((await renew(other.refresh_token)).status).toBe(200);
  await age(last, '5 min');
  expect((await renew(last.refresh_token)).status).toBe(200);
});

test('renewals fill no log of sign-ins', async () => {
  const entries = () => count('auth.audit_log_entries', []);
  const first = await signIn();
  const before = await entries();
  await renewOften(first, 3);
  expect(await entries()).toBe(before);
});

test('the browser reckons by its own clock when its token expires', async () => {
  const tokens = await signIn();
  for (const { expires_at } of [tokens, await renew(tokens.refresh_token)])
    expect(expires_at).toBeUndefined();
});

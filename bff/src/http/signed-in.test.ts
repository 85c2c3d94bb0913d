import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { User } from '../ports/user.ts';
import { ana } from '../testing/test-accounts.ts';
import type { AppEnv } from './app-env.ts';
import { bearerToken, signedIn } from './signed-in.ts';

test.each([
  ['Bearer abc.def-1_2~+/=', 'abc.def-1_2~+/='],
  ['bearer   abc', 'abc'],
  ['Basic abc', null],
  ['Bearer ', null],
  ['Bearer a b', null],
  [undefined, null],
])('the header %o carries the token %o', (header, token) => {
  expect(bearerToken(header)).toBe(token);
});

/** What a route that is open to some answers to this user: its code, or who came in. */
async function answerTo(user: Partial<User> | null, openTo: Parameters<typeof signedIn>[1]) {
  const verifier = { verify: async () => user && { ...ana, ...user } };
  const app = new Hono<AppEnv>()
    .use(signedIn(verifier, openTo))
    .get('/', (c) => c.text(c.var.user.userId))
    .onError((error, c) => c.text((error as { code?: string }).code ?? 'unknown'));
  const answer = await app.request('/', { headers: { authorization: 'Bearer token' } });
  return answer.text();
}

test('a route knows its user, and lets nobody else in', async () => {
  expect(await answerTo({}, {})).toBe(ana.userId);
  expect(await answerTo(null, { leaving: true, awaiting: true })).toBe('not_authenticated');
});

test('a user who awaits the second step, or leaves, passes only where the route is open to them', async () => {
  expect(await answerTo({ awaitsSecondFactor: true }, { leaving: true })).toBe('second_factor_needed');
  expect(await answerTo({ awaitsSecondFactor: true }, { awaiting: true })).toBe(ana.userId);
  expect(await answerTo({ leaving: true }, { awaiting: true })).toBe('account_leaving');
  expect(await answerTo({ leaving: true }, { leaving: true })).toBe(ana.userId);
});

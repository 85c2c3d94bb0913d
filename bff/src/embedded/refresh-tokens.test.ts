import { expect, test, vi } from 'vitest';
import { createRefreshTokens } from './refresh-tokens.ts';

const issued = '01a20d1e-1344-70c9-838b-7a8ddf623580';
const session = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const query = vi.fn(async () => ({ rows: [] }));
const open = (secret = 'secret') => createRefreshTokens({ query } as never, secret);

test('an issued token becomes the same long one each time, on each node', async () => {
  const tokens = await Promise.all([1, 2, 3].map(() => open().lengthen(issued, session)));
  expect(new Set(tokens).size).toBe(1);
  expect(query).toHaveBeenCalledWith(expect.stringContaining('update auth.refresh_tokens'), [
    issued,
    tokens[0],
  ]);
});

test('no other token, session or secret gives the same long one', async () => {
  const other = '11a20d1e-1344-70c9-838b-7a8ddf623580';
  const tokens = await Promise.all([
    open().lengthen(issued, session),
    open().lengthen(other, session),
    open().lengthen(issued, other),
    open('another').lengthen(issued, session),
  ]);
  expect(new Set(tokens).size).toBe(4);
});

test('a long token stays as it is', async () => {
  const token = await open().lengthen(issued, session);
  expect(await open().lengthen(token, session)).toBe(token);
});

test('a token tells its session, under the secret that it was made with', async () => {
  const token = await open().lengthen(issued, session);
  expect(open().sessionOf(token)).toBe(session);
  expect([open('another').sessionOf(token), open().sessionOf(issued), open().sessionOf('')]).toEqual([
    null,
    null,
    null,
  ]);
});

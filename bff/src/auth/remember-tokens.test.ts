import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { ana } from '../testing/test-accounts.ts';
import { rememberTokens } from './remember-tokens.ts';

/** A verifier that counts what it is asked, and knows everybody until `knows` is false. */
function watched() {
  const clock = createManualClock();
  const inside = { asked: 0, knows: true };
  const verifier = rememberTokens(
    {
      verify: async (token) => {
        inside.asked += 1;
        return inside.knows ? { ...ana, token } : null;
      },
    },
    clock.now,
  );
  const tokenOf = (seconds: number) =>
    new UnsecuredJWT({ exp: Math.floor(clock.now().getTime() / 1000) + seconds }).encode();
  return { clock, inside, verifier, tokenOf };
}

test('a token is checked once, and again ten minutes later', async () => {
  const { clock, inside, verifier, tokenOf } = watched();
  const token = tokenOf(3600);
  for (let request = 0; request < 100; request += 1)
    expect(await verifier.verify(token)).toEqual({ ...ana, token });
  expect(inside.asked).toBe(1);
  await clock.advance(599_999);
  await verifier.verify(token);
  expect(inside.asked).toBe(1);
  await clock.advance(1);
  await verifier.verify(token);
  expect(inside.asked).toBe(2);
});

test('an expired token is not remembered', async () => {
  const { clock, inside, verifier, tokenOf } = watched();
  const token = tokenOf(60);
  await verifier.verify(token);
  inside.knows = false;
  await clock.advance(59_999);
  expect(await verifier.verify(token)).not.toBeNull();
  await clock.advance(1);
  expect(await verifier.verify(token)).toBeNull();
});

test('a token that was refused is checked again, and opens nothing for another', async () => {
  const { inside, verifier, tokenOf } = watched();
  inside.knows = false;
  expect(await verifier.verify(tokenOf(60))).toBeNull();
  inside.knows = true;
  expect(await verifier.verify(tokenOf(60))).not.toBeNull();
  expect(await verifier.verify(tokenOf(61))).toMatchObject({ token: tokenOf(61) });
  expect(inside.asked).toBe(3);
});

test('twenty thousand tokens are remembered, and of more the one that was checked longest ago is checked again', async () => {
  const { clock, inside, verifier, tokenOf } = watched();
  const tokens = Array.from({ length: 20_001 }, (_, place) => tokenOf(3600 + place));
  const [first = '', second = ''] = tokens;
  const last = tokens.pop() ?? '';
  for (const token of tokens) await verifier.verify(token);
  await verifier.verify(first);
  expect(inside.asked).toBe(20_000);
  await clock.advance(600_000);
  await verifier.verify(first);
  await verifier.verify(last);
  expect(inside.asked).toBe(20_002);
  await verifier.verify(first);
  expect(inside.asked, 'the first was checked a moment ago').toBe(20_002);
  await verifier.verify(second);
  expect(inside.asked).toBe(20_003);
});

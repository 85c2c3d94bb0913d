import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createServerTokens } from './server-tokens.ts';

const ISSUER = 'https://andromeda.example.com';
const AUDIENCE = 'https://estoque.example.com';
const caller = { userId: 'u-1', remote: 'mfe-stock', version: '1.0.0' };

function open(secret = 'a secret') {
  const clock = createManualClock();
  const tokens = createServerTokens(secret, ISSUER, clock);
  return {
    clock,
    tokens,
    verify: (token: string, audience = AUDIENCE, keys = tokens.keys) =>
      jwtVerify(token, createLocalJWKSet(keys), {
        issuer: ISSUER,
        audience,
        algorithms: ['EdDSA'],
        currentDate: clock.now(),
      }),
  };
}

test('a server reads user, remote and version from a token that lives for a minute', async () => {
  const { tokens, verify, clock } = open();
  const token = await tokens.sign(AUDIENCE, caller);
  const { payload, protectedHeader } = await verify(token);
  expect(payload).toMatchObject({ sub: 'u-1', remote: 'mfe-stock', version: '1.0.0', aud: AUDIENCE });
  expect(Object.keys(payload).sort()).toEqual([
    'aud',
    'exp',
    'iat',
    'iss',
    'jti',
    'remote',
    'sub',
    'version',
  ]);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
  expect(protectedHeader).toEqual({ alg: 'EdDSA', typ: 'JWT', kid: tokens.keys.keys[0]?.kid });
  const other = await verify(await tokens.sign(AUDIENCE, caller));
  expect(other.payload.jti).not.toBe(payload.jti);
  await clock.advance(61_000);
  await expect(verify(token)).rejects.toMatchObject({ code: 'ERR_JWT_EXPIRED' });
});

test('the plan and the role of a user stand in the token where they opened the remote', async () => {
  const { tokens, verify } = open();
  const token = await tokens.sign(AUDIENCE, { ...caller, plan: 'pro', role: 'admin' });
  expect((await verify(token)).payload).toMatchObject({ plan: 'pro', role: 'admin' });
});

test('a token for one server is worth nothing at another one', async () => {
  const { tokens, verify } = open();
  const token = await tokens.sign(AUDIENCE, caller);
  await expect(verify(token, 'https://outro.example.com')).rejects.toMatchObject({
    code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
  });
});

test('all nodes of one secret have the same key, another secret has another one, and no private half is published', async () => {
  const [one, same, other] = [open(), open(), open('another secret')];
  expect(one.tokens.keys).toEqual(same.tokens.keys);
  const token = await one.tokens.sign(AUDIENCE, caller);
  await expect(one.verify(token, AUDIENCE, same.tokens.keys)).resolves.toBeTruthy();
  await expect(one.verify(token, AUDIENCE, other.tokens.keys)).rejects.toMatchObject({
    code: 'ERR_JWKS_NO_MATCHING_KEY',
  });
  expect(Object.keys(one.tokens.keys.keys[0] ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreError } from '../ports/store-error.ts';
import { EMBEDDED_ISSUER } from './embedded-issuer.ts';
import { createTokenVerifier } from './token-verifier.ts';

const secret = 'a secret of the embedded project, 44 characters';
const userId = '0199c2f0-1111-7222-8333-444455556666';
const noon = new Date('2026-11-20T12:00:00Z');
const seconds = Math.floor(noon.getTime() / 1000);
const sessionId = '0199c2f0-9999-7222-8333-444455556666';
const claims = {
  sub: userId,
  session_id: sessionId,
  email: 'ana@example.com',
  role: 'authenticated',
  aud: 'authenticated',
  iss: EMBEDDED_ISSUER,
  exp: seconds + 3600,
};

const sign = (payload: JWTPayload, key = secret, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
const embedded = createTokenVerifier({ key: { secret }, issuer: EMBEDDED_ISSUER, now: () => noon });
const without = (claim: keyof typeof claims) => sign({ ...claims, [claim]: undefined });

test('a signed-in user is known by their token', async () => {
  const token = await sign(claims);
  expect(await embedded.verify(token)).toEqual({ userId, email: 'ana@example.com', token, sessionId });
});

test('a user without an e-mail address is still known', async () => {
  expect(await embedded.verify(await sign({ ...claims, email: null }))).toMatchObject({ userId, email: '' });
});

test.each<[string, () => string | Promise<string>]>([
  ['signed with another key', () => sign(claims, 'another secret, which is not the one of the project')],
  ['signed with another algorithm', () => sign(claims, secret, 'HS512')],
  ['that is not signed', () => new UnsecuredJWT(claims).encode()],
  ['that never expires', () => without('exp')],
  ['that names nobody', () => without('sub')],
  ['that names no session', () => without('session_id')],
  ['without an audience', () => without('aud')],
  ['for another audience', () => sign({ ...claims, aud: 'storage' })],
  ['without an issuer', () => without('iss')],
  ['of another issuer', () => sign({ ...claims, iss: 'https://elsewhere.example.com/auth/v1' })],
  ['whose subject is no account', () => sign({ ...claims, sub: 'service' })],
  ['of a visitor', () => sign({ ...claims, role: 'anon' })],
  ['that claims to be the service', () => sign({ ...claims, role: 'service_role' })],
  ['that is not valid yet', () => sign({ ...claims, nbf: seconds + 60 })],
  ['that is empty', () => ''],
  ['that is no token', () => 'sb_publishable_xyz'],
])('a token %s belongs to nobody', async (_what, token) => {
  expect(await embedded.verify(await token())).toBeNull();
});

test('clocks may differ by 30 seconds and no more', async () => {
  expect(await embedded.verify(await sign({ ...claims, exp: seconds - 29 }))).not.toBeNull();
  expect(await embedded.verify(await sign({ ...claims, exp: seconds - 31 }))).toBeNull();
});

const issuer = 'https://project.example.com/auth/v1';
const keys = await generateKeyPair('ES256');
const published = createServer(async (_request, response) => {
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
});
let jwks: string;
beforeAll(async () => {
  await new Promise<void>((settle) => published.listen(0, '127.0.0.1', settle));
  jwks = `http://127.0.0.1:${(published.address() as AddressInfo).port}/jwks.json`;
});
afterAll(() => void published.close());

const signHosted = (from: string) =>
  new SignJWT({ ...claims, iss: from })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .sign(keys.privateKey);

test('a hosted project’s token is checked by its published keys and issuer', async () => {
  const hosted = createTokenVerifier({ key: { jwks }, issuer, now: () => noon });
  expect(await hosted.verify(await signHosted(issuer))).toMatchObject({ userId });
  expect(await hosted.verify(await signHosted('https://elsewhere.example.com'))).toBeNull();
});

test('a published key never serves as a shared secret', async () => {
  const publicKey = JSON.stringify(await exportJWK(keys.publicKey));
  const hosted = createTokenVerifier({ key: { jwks }, issuer, now: () => noon });
  expect(await hosted.verify(await sign({ ...claims, iss: issuer }, publicKey))).toBeNull();
});

test('keys that cannot be fetched are our failure, not the token’s', async () => {
  const hosted = createTokenVerifier({
    key: { jwks: 'http://127.0.0.1:9/jwks.json' },
    issuer,
    now: () => noon,
  });
  await expect(hosted.verify(await signHosted(issuer))).rejects.toThrow(StoreError);
});

test.each([
  ['are no key set', 200, '{"error":"maintenance"}'],
  ['are no JSON', 200, 'maintenance'],
  ['come with an error', 503, '{}'],
])('keys that %s are our failure, too', async (_case, status, body) => {
  const broken = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((settle) => broken.listen(0, '127.0.0.1', settle));
  const { port } = broken.address() as AddressInfo;
  const hosted = createTokenVerifier({
    key: { jwks: `http://127.0.0.1:${port}/jwks.json` },
    issuer,
    now: () => noon,
  });
  await expect(hosted.verify(await signHosted(issuer))).rejects.toThrow(StoreError);
  broken.close();
});

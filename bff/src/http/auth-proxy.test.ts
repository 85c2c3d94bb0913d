import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForwardedRequest, forwardToAuth, readAuthBody } from './auth-proxy.ts';

test('the fields of a JSON object are read, and no body is an empty one', () => {
  expect(readAuthBody('{"email":"ana@loja.example.com"}')).toEqual({ email: 'ana@loja.example.com' });
  expect(readAuthBody('')).toEqual({});
});

test.each(['null', '[]', '"text"', '1', 'true', '{', 'email=ana'])('the body %s is refused', (text) => {
  expect(() => readAuthBody(text)).toThrow(expect.objectContaining({ status: 400 }));
});

test('a text that the database cannot keep is refused with its field', () => {
  expect(() => readAuthBody('{"email":"a\\u0000b"}')).toThrow('Unusable characters in email');
});

let asked: IncomingMessage | undefined;
const service = createServer((request, response) => {
  asked = request;
  response.writeHead(302, {
    'content-type': 'application/json',
    location: 'https://elsewhere.example.com',
    'set-cookie': 'a=b',
  });
  response.end('{}');
});
let project: { url: string; publishableKey: string };
beforeAll(async () => {
  await new Promise<void>((settle) => service.listen(0, '127.0.0.1', settle));
  const { port } = service.address() as AddressInfo;
  project = { url: `http://127.0.0.1:${port}`, publishableKey: 'publishable' };
});
afterAll(() => void service.close());

const forward = (changes: Partial<ForwardedRequest> = {}) =>
  forwardToAuth(project, { method: 'POST', target: '/signup?x=1', token: null, body: null, ...changes });

test('a request goes on with the token and the browser’s name, and as a JSON text where it has a body', async () => {
  await forward({ token: 'the-token', body: '{}', userAgent: 'Firefox' });
  expect(asked?.url).toBe('/auth/v1/signup?x=1');
  expect(asked?.headers).toMatchObject({
    apikey: 'publishable',
    authorization: 'Bearer the-token',
    'user-agent': 'Firefox',
    'content-type': 'application/json',
  });
});

test('a request without a token goes on as a visitor’s, and without a body names no type of one', async () => {
  await forward();
  expect(asked?.headers.authorization).toBe('Bearer publishable');
  expect(asked?.headers['content-type']).toBeUndefined();
});

test('of the answer only the headers that browsers need come back, and a redirect is theirs to follow', async () => {
  expect(await forward()).toMatchObject({
    status: 302,
    headers: { 'content-type': 'application/json', location: 'https://elsewhere.example.com' },
  });
  expect(Object.keys((await forward()).headers)).toEqual(['content-type', 'location']);
});

test('a session service that does not answer is unavailable, and its address in the log has no query', async () => {
  const away = { ...project, url: 'http://127.0.0.1:9' };
  const request = { method: 'GET', target: '/verify?token=secret', token: null, body: null };
  await expect(forwardToAuth(away, request)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'GET /verify: no answer',
  });
});

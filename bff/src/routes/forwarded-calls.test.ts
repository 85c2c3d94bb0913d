import type { RequestListener } from 'node:http';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterEach, expect, test } from 'vitest';
import type { RemoteAccess } from '../../contract/page-config.ts';
import { ReleaseOverview } from '../../contract/releases.ts';
import { JsonWebKeySet } from '../../contract/remote-servers.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { registerRemoteServer } from '../services/registry/remote-servers.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { openTeamServer } from '../testing/team-server.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases, MASTER_TOKEN, master, sentPackage } from '../testing/test-releases.ts';

const REMOTE = 'mfe-library';
const ECHO = `module.exports.default = () => ({ fetch: () => new Response('the own backend') });`;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Given {
  access?: RemoteAccess;
  backend?: string;
}

async function open(answer: RequestListener, given: Given = {}) {
  const releases = createTestReleases();
  const team = await openTeamServer(answer);
  closing.push(team.close, releases.backends.close);
  const { as, app, services } = createTestApp({ releases });
  let revision = 0;
  const release = async (version: string, { access, backend }: Given) => {
    const sent = sentPackage(version, {
      ...(access && { access }),
      ...(backend && { backend: { entry: backend, migrations: [] } }),
    });
    await publishVersion(releases, master, sent);
    const change = { action: 'promote', version, revision } as const;
    ({ revision } = await changeRelease(releases, master, REMOTE, change));
  };
  await release('1.0.0', given);
  await registerRemoteServer(releases, master, REMOTE, { address: `${team.address}/base` });
  const call = (path: string, init: RequestInit = {}, user = ana) =>
    as(user, `/api/r/${REMOTE}${path}`, init);
  return { releases, team, app, as, services, call, release };
}

const codeOf = async (answer: Response) => [answer.status, (await errorOf(answer)).code];

test('a server knows the user by a token of the product, and sees neither theirs nor their cookies', async () => {
  const { call, team, app, releases } = await open((_request, response) => response.end('{}'));
  await call('/items?page=2', {
    method: 'POST',
    body: '{"a":1}',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'pt-BR',
      'idempotency-key': 'k',
      'if-none-match': '"1"',
      'x-remote-version': 'of another',
      'x-request-id': 'mine',
      'x-forwarded-for': '10.0.0.1',
      cookie: 'a=b',
      origin: 'http://localhost:3000',
    },
  });
  const [received] = team.received;
  expect(received).toMatchObject({ method: 'POST', url: '/base/items?page=2', body: '{"a":1}' });
  const { authorization, 'x-request-id': requestId, ...headers } = received?.headers ?? {};
  expect(headers).toEqual({
    host: new URL(team.address).host,
    connection: 'close',
    'content-length': '7',
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    'accept-language': 'pt-BR',
    'idempotency-key': 'k',
    'if-none-match': '"1"',
    'x-remote-version': '1.0.0',
  });
  expect(requestId).toMatch(/^[0-9a-f]{12}-/);
  expect(authorization).not.toContain(ana.token);
  const published = await app.request('/.well-known/jwks.json');
  expect(published.headers.get('cache-control')).toBe('public, max-age=300');
  const keys = createLocalJWKSet(await read(JsonWebKeySet, published));
  const { payload } = await jwtVerify(String(authorization).slice('Bearer '.length), keys, {
    issuer: 'http://localhost:3000',
    audience: team.address,
    currentDate: releases.clock.now(),
  });
  expect(payload).toMatchObject({ sub: ana.userId, remote: REMOTE, version: '1.0.0' });
});

test('an answer keeps type, entity tag and private age, and no other header', async () => {
  const { call } = await open((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('etag', '"7"');
    response.setHeader('set-cookie', ['a=b', 'c=d']);
    response.setHeader('location', 'https://x.example');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'cache-control',
      request.url === '/base/kept' ? 'private, max-age=60' : 'public, max-age=9',
    );
    if (request.headers['if-none-match'] === '"7"') response.writeHead(304).end();
    else response.writeHead(201).end('{"a":1}');
  });
  const answer = await call('/x');
  expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
  expect([...answer.headers.keys()].filter((name) => /cookie|location|allow-origin/.test(name))).toEqual([]);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('etag')).toBe('"7"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await call('/kept')).headers.get('cache-control')).toBe('private, max-age=60');
  expect((await call('/x', { headers: { 'if-none-match': '"7"' } })).status).toBe(304);
});

test('refusals of a server reach the page, and its faults become the product’s own, counted for the version', async () => {
  const { call, releases, team } = await open((request, response) => {
    const status = Number(request.url?.slice('/base/'.length));
    response.writeHead(status, { location: '/x' }).end('{"error":{"code":"not_found"}}');
  });
  expect((await call('/404')).status).toBe(404);
  expect((await call('/422')).status).toBe(422);
  // 401 would sign the user out, and a redirect lead out of the product.
  for (const path of ['/401', '/302', '/500', '/503'])
    expect([path, ...(await codeOf(await call(path)))]).toEqual([path, 502, 'backend_failed']);
  closing.shift();
  await team.close();
  expect(await codeOf(await call('/200'))).toEqual([502, 'backend_failed']);
  await releases.errorGatherer.flush();
  const errors = await releases.errors.since(new Date(0));
  const counted = errors.map(({ version, place, message, times }) => [version, place, message, times]);
  // Digits are masked, as in every message.
  expect(counted.sort()).toEqual([
    ['1.0.0', 'server.js:1:1', 'the backend answered 0', 4],
    ['1.0.0', 'server.js:1:1', 'the server was not reached: ECONNREFUSED', 1],
  ]);
});

test('a version with a backend of its own keeps it, and one without is forwarded', async () => {
  const { call, release, team } = await open((_request, response) => response.end('the server'));
  expect(await (await call('/x')).text()).toBe('the server');
  await release('2.0.0', { backend: ECHO });
  expect(await (await call('/x')).text()).toBe('the own backend');
  // A tab that still has the screen of before.
  expect(await (await call('/x', { headers: { 'x-remote-version': '1.0.0' } })).text()).toBe('the server');
  expect(team.received.map(({ headers }) => headers['x-remote-version'])).toEqual(['1.0.0', '1.0.0']);
});

test('who may not enter the remote reaches no server, and who may is sent with their plan or role', async () => {
  const { call, services, releases, team } = await open((_request, response) => response.end('{}'), {
    access: { plans: ['pro'] },
  });
  const claimsOf = (index: number) =>
    JSON.parse(
      Buffer.from(team.received[index]?.headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
    );
  expect(await codeOf(await call('/x', {}, bia))).toEqual([403, 'plan_required']);
  expect(team.received).toEqual([]);
  releases.profiles.isAdmin = async () => true;
  expect((await call('/x', {}, bia)).status).toBe(200);
  expect(claimsOf(0)).toMatchObject({ sub: bia.userId, role: 'admin' });
  expect(claimsOf(0).plan).toBeUndefined();
  services.paymentRepository.subscription = async () => ({
    planId: 'pro',
    status: 'active',
    currentPeriodEnd: '2099-01-01T00:00:00.000Z',
    cancelsAtPeriodEnd: false,
    providerId: 'sub_1',
  });
  expect((await call('/x')).status).toBe(200);
  expect(claimsOf(1)).toMatchObject({ sub: ana.userId, plan: 'pro' });
  expect(claimsOf(1).role).toBeUndefined();
});

test('no path leads out of the remote’s addresses or above the registered one', async () => {
  const { call, team, as } = await open((_request, response) => response.end('{}'));
  for (const path of ['/../mfe-account/x', '/%2e%2e/mfe-account/x', '/../../x', '/..%5c..%5cx/../../../y'])
    expect([path, (await call(path)).status]).toEqual([path, 404]);
  expect(team.received).toEqual([]);
  expect((await call('/a/%2e%2e/b')).status).toBe(200);
  expect((await call('//elsewhere.example/x')).status).toBe(200);
  expect((await call('/..%2fx')).status).toBe(200);
  expect(team.received.map(({ url }) => url)).toEqual([
    '/base/b',
    '/base//elsewhere.example/x',
    '/base/..%2fx',
  ]);
  expect((await as(ana, '/api/r/mfe-account/x')).status).toBe(404);
});

test('a visitor without a session and a body that is too large reach no server', async () => {
  const { app, call, team } = await open((_request, response) => response.end('{}'));
  expect((await app.request(`/api/r/${REMOTE}/x`)).status).toBe(401);
  const body = 'x'.repeat(1024 * 1024 + 1);
  expect((await call('/x', { method: 'POST', body })).status).toBe(413);
  expect(team.received).toEqual([]);
});

test('an administrator registers a server that the releases then name, and removes it', async () => {
  const { app, call, releases } = await open((_request, response) => response.end('{}'));
  releases.profiles.isAdmin = async ({ userId }) => userId === ana.userId;
  const path = `/api/remotes/${REMOTE}/server`;
  const send = (method: string, bearer: string, body?: object) =>
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const address = 'http://localhost:8787';
  expect((await send('PUT', bia.token, { address })).status).toBe(403);
  expect((await send('PUT', ana.token, { address: 'no address' })).status).toBe(400);
  expect((await send('PUT', ana.token, { address: 'https://10.0.0.1' })).status).toBe(422);
  expect(await (await send('PUT', ana.token, { address })).json()).toMatchObject({
    server: { remote: REMOTE, address },
  });
  const headers = { authorization: `Bearer ${MASTER_TOKEN}` };
  const { remotes } = await read(ReleaseOverview, app.request('/api/remotes', { headers }));
  expect(remotes).toContainEqual(expect.objectContaining({ remote: REMOTE, server: address }));
  expect((await send('DELETE', bia.token)).status).toBe(403);
  expect((await send('DELETE', ana.token)).status).toBe(204);
  expect((await send('DELETE', ana.token)).status).toBe(404);
  expect((await call('/x')).status).toBe(404);
});

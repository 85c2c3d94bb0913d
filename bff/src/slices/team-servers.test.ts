import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { openTeamServer } from '../testing/team-server.ts';
import { createServerAddresses } from './server-addresses.ts';
import { createServerTokens } from './server-tokens.ts';
import { createTeamServers, USUAL_FORWARDING } from './team-servers.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(answer: RequestListener, limits: Partial<typeof USUAL_FORWARDING> = {}) {
  const team = await openTeamServer(answer);
  closing.push(team.close);
  const addresses = createServerAddresses({ isPublic: false, privateHosts: [], ownOrigins: [] });
  const tokens = createServerTokens('a secret', 'https://andromeda.example.com', createManualClock());
  const servers = createTeamServers({ addresses, tokens }, { ...USUAL_FORWARDING, ...limits });
  const caller = { userId: 'u-1', remote: 'mfe-stock', version: '1.0.0' };
  return {
    team,
    call: (
      path = '/',
      { left = new AbortController().signal, remote = 'mfe-stock', base = '', body = '' } = {},
    ) =>
      servers.call(
        `${team.address}${base}`,
        { ...caller, remote },
        { method: body ? 'POST' : 'GET', path, headers: [], body: body ? Buffer.from(body) : null },
        left,
      ),
  };
}

test('a call keeps its method, path, query and body below the registered address', async () => {
  const { call, team } = await open((_request, response) => response.end('ok'));
  const answer = await call('/items%2F1?page=2&q=a%20b', { base: '/base', body: '{"a":1}' });
  expect([answer.status, Buffer.from(answer.body).toString()]).toEqual([200, 'ok']);
  expect(team.received).toMatchObject([
    {
      method: 'POST',
      url: '/base/items%2F1?page=2&q=a%20b',
      body: '{"a":1}',
      headers: { 'x-remote-version': '1.0.0', 'content-length': '7', 'accept-encoding': 'identity' },
    },
  ]);
});

test('a redirect is handed back, and nothing is sent to where it leads', async () => {
  const elsewhere = await open((_request, response) => response.end());
  const { call, team } = await open((_request, response) =>
    response.writeHead(302, { location: elsewhere.team.address }).end(),
  );
  expect((await call()).status).toBe(302);
  expect([team.received.length, elsewhere.team.received.length]).toEqual([1, 0]);
});

test.each<[string, RequestListener]>([
  ['does not answer', () => undefined],
  ['begins an answer and does not end it', (_request, response) => void response.write('a')],
])('a server that %s is given up after the limit', async (_what, answer) => {
  const { call } = await open(answer, { callMs: 100 });
  await expect(call()).rejects.toMatchObject({ kind: 'too_slow' });
});

test.each<[string, RequestListener, string]>([
  [
    'larger than it says it may be',
    (_request, response) => {
      response.setHeader('content-length', 2000);
      response.write('a');
    },
    'an answer of more than',
  ],
  [
    'that grows too large',
    (_request, response) => {
      response.write('a'.repeat(600));
      response.write('a'.repeat(600));
    },
    'an answer of more than',
  ],
  [
    'compressed',
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    'a compressed answer',
  ],
])('an answer %s is refused', async (_what, answer, message) => {
  const { call } = await open(answer, { answerBytes: 1000 });
  await expect(call()).rejects.toMatchObject({ kind: 'threw', message: expect.stringContaining(message) });
});

test('a server that is down, hangs up or changes the protocol is not reached', async () => {
  const { call: hangUp } = await open((request) => request.socket.destroy());
  await expect(hangUp()).rejects.toMatchObject({ kind: 'unreachable' });
  const { call: change } = await open((_request, response) =>
    response.writeHead(101, { upgrade: 'websocket', connection: 'upgrade' }).end(),
  );
  await expect(change()).rejects.toMatchObject({ kind: 'unreachable' });
  const { call, team } = await open((_request, response) => response.end());
  await team.close();
  closing.pop();
  const failure = await call().catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'unreachable', message: 'the server was not reached: ECONNREFUSED' });
  expect(JSON.stringify(failure)).not.toContain(team.address);
});

test('a call whose user leaves is closed at the server, too', async () => {
  const gone = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { call } = await open((request) => {
    request.socket.once('close', gone.resolve);
    arrived.resolve();
  });
  const user = new AbortController();
  const answer = call('/', { left: user.signal });
  await arrived.promise;
  user.abort();
  await expect(answer).rejects.toMatchObject({ kind: 'abandoned' });
  await gone.promise;
});

test('so many calls of a remote are open at once, and another remote is not held back', async () => {
  const { call, team } = await open(() => undefined, { callsAtOnce: 2 });
  const user = new AbortController();
  const two = [call('/', { left: user.signal }), call('/', { left: user.signal })];
  await once(team.server, 'request');
  await expect(call()).rejects.toMatchObject({ kind: 'busy' });
  const other = call('/', { left: user.signal, remote: 'mfe-other' });
  user.abort();
  const ends = await Promise.allSettled([...two, other]);
  expect(ends.map((end) => end.status === 'rejected' && end.reason.kind)).toEqual(Array(3).fill('abandoned'));
  await expect(call('/', { left: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'abandoned' });
});

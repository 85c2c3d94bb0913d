import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import type { RunStatement } from './backend-process.ts';
import {
  createBackendProcesses,
  type PoolLimits,
  type RunnableBackend,
  USUAL_POOL,
} from './backend-processes.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

function open(limits: Partial<PoolLimits> = {}) {
  const pool = createBackendProcesses(createLogger('silent'), { ...USUAL_POOL, ...limits });
  opened.push(pool);
  return pool;
}

/** A backend whose handler is this text, with `path`, `user` and `db`. */
function backend(handler: string, changes: Partial<RunnableBackend> = {}): RunnableBackend {
  const source = `module.exports.default = ({ db }) => ({ fetch: async (request, { user }) => {
    const path = new URL(request.url).pathname; ${handler} } });`;
  const runStatement: RunStatement = async (sql, params) => [{ sql, params }];
  return {
    remote: 'mfe-x',
    version: '1',
    integrity: handler,
    prepare: async () => source,
    runStatement,
    ...changes,
  };
}

const get = (path = '/') => ({ method: 'GET', path, headers: [], body: null, userId: 'ana' });
const textOf = ({ body }: { body: Uint8Array }) => Buffer.from(body).toString();

test('a backend answers with its user, body and rows', async () => {
  const pool = open();
  const echo = backend(`return new Response(JSON.stringify([user.id, request.method, await request.json(),
    await db.rows('select 1', { a: 1 })]), { status: 201, headers: { 'x-kind': 'echo' } })`);
  const answer = await pool.call(echo, {
    ...get('/x?y=1'),
    method: 'POST',
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{"name":"Caneca"}'),
  });
  expect(answer.status).toBe(201);
  expect(answer.headers).toContainEqual(['x-kind', 'echo']);
  expect(JSON.parse(textOf(answer))).toEqual([
    'ana',
    'POST',
    { name: 'Caneca' },
    [{ sql: 'select 1', params: { a: 1 } }],
  ]);
});

const OUT_OF_REACH: [string, string][] = [
  ['the environment and its keys', 'process.env'],
  ['modules by import', `await import('node:fs')`],
  ['modules by require', `require('node:fs')`],
  ['modules by the process', `Buffer.constructor('return process')().getBuiltinModule('net')`],
  ['code made of text', `Function('return 1')()`],
  ['code made of text by eval', `globalThis.eval('1')`],
  ['the network by fetch', `await fetch('http://127.0.0.1:1/')`],
  ['the network by a socket', `new WebSocket('ws://127.0.0.1:1/')`],
  [
    'the network by the connections of fetch',
    `globalThis[Symbol.for('undici.globalDispatcher.1')].request({})`,
  ],
  ['compiled code', 'new WebAssembly.Memory({ initial: 1 })'],
  ['another thread', 'new Worker("x")'],
  ['the streams of the console', 'console._stdout.constructor'],
];

test('a backend reaches neither keys, modules, network, threads nor code made of text', async () => {
  const tries = OUT_OF_REACH.map(
    ([, expression]) =>
      `async () => { try { return String(${expression}) } catch (error) { return 'refused: ' + error } }`,
  );
  const all = backend(
    `return Response.json(await Promise.all([${tries.join(',')}].map((attempt) => attempt())))`,
  );
  const answers: string[] = JSON.parse(textOf(await open().call(all, get())));
  expect(answers).toHaveLength(OUT_OF_REACH.length);
  for (const [index, [what]] of OUT_OF_REACH.entries())
    expect(answers[index], what).toMatch(/^refused: \w*Error/);
});

test('a backend in an endless loop is ended, and the next call starts it anew', async () => {
  const pool = open({ callMs: 300, pingMs: 100 });
  const looping = backend(`if (path === '/loop') for (;;); return new Response('ok')`);
  expect(textOf(await pool.call(looping, get()))).toBe('ok');
  const [loop, beside] = await Promise.allSettled([
    pool.call(looping, get('/loop')),
    pool.call(looping, get()),
  ]);
  expect([loop, beside]).toMatchObject([
    { status: 'rejected', reason: { kind: 'too_slow' } },
    { status: 'rejected', reason: { kind: 'too_slow' } },
  ]);
  let answer = '';
  // Until the process that hears nothing has ended, calls fail with it.
  while (answer === '') answer = await pool.call(looping, get()).then(textOf, () => '');
  expect(answer).toBe('ok');
});

test('a call that waits too long is given up, and the process goes on with the others', async () => {
  const pool = open({ callMs: 400, pingMs: 20_000 });
  const waiting = backend(`globalThis.calls = (globalThis.calls ?? 0) + 1;
    if (path === '/wait') await new Promise(() => {}); return new Response(String(globalThis.calls))`);
  await pool.call(waiting, get());
  await expect(pool.call(waiting, get('/wait'))).rejects.toMatchObject({ kind: 'too_slow' });
  expect(textOf(await pool.call(waiting, get()))).toBe('3');
});

const isEndedAlone = async (_what: string, eat: string) => {
  const pool = open({ heapMb: 64, memoryMb: 256 });
  const before = process.memoryUsage().rss;
  await expect(pool.call(backend(eat), get())).rejects.toMatchObject({ kind: 'ended' });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  expect(textOf(await pool.call(backend(`return new Response('ok')`), get()))).toBe('ok');
};
test.each([['the heap', 'const kept = []; for (;;) kept.push(new Array(1000).fill(path + kept.length));']])(
  'a backend that eats %s is ended alone',
  isEndedAlone,
);
test.each([
  ['memory outside of the heap', 'const kept = []; for (;;) kept.push(new Uint8Array(1 << 20).fill(1));'],
])('a backend that eats %s is ended alone', { tags: ['long'] }, isEndedAlone);

test('a backend that ends three times within a minute rests', { tags: ['long'] }, async () => {
  const pool = open({ heapMb: 32, memoryMb: 200 });
  const bomb = backend('const kept = []; for (;;) kept.push(new Uint8Array(1 << 20).fill(1));');
  for (let time = 0; time < 3; time += 1)
    await expect(pool.call(bomb, get())).rejects.toMatchObject({ kind: 'ended' });
  await expect(pool.call(bomb, get())).rejects.toMatchObject({ kind: 'resting' });
});

test('a twenty-first call at once is refused as busy', { tags: ['long'] }, async () => {
  const pool = open({ callMs: 2000 });
  const waiting =
    backend(`if (path === '/wait') await new Promise((resolve) => { globalThis.go = resolve }); globalThis.go?.();
    return new Response('ok')`);
  await pool.call(waiting, get());
  const calls = Array.from({ length: 20 }, () => pool.call(waiting, get('/wait')));
  const settled = Promise.allSettled(calls);
  await expect(pool.call(waiting, get('/wait'))).rejects.toMatchObject({ kind: 'busy' });
  await settled;
});

test('of more backends than there may be processes, the one that was used least recently ends', {
  tags: ['long'],
}, async () => {
  const pool = open({ processes: 2 });
  const named = (name: string) =>
    backend(`globalThis.calls = (globalThis.calls ?? 0) + 1;
    return new Response('${name} ' + globalThis.calls)`);
  const ask = async (name: string) => textOf(await pool.call(named(name), get()));
  expect(await ask('a')).toBe('a 1');
  expect(await ask('b')).toBe('b 1');
  expect(await ask('a')).toBe('a 2');
  expect(await ask('c')).toBe('c 1');
  expect(await ask('a')).toBe('a 3');
  expect(await ask('b')).toBe('b 1');
});

test('a backend that nobody calls for five minutes is ended', { tags: ['long'] }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pool = open();
    const counting = backend(
      `globalThis.calls = (globalThis.calls ?? 0) + 1; return new Response(String(globalThis.calls))`,
    );
    const ask = async () => textOf(await pool.call(counting, get()));
    expect([await ask(), await ask()]).toEqual(['1', '2']);
    vi.advanceTimersByTime(USUAL_POOL.idleMs - 1);
    expect(await ask()).toBe('3');
    vi.advanceTimersByTime(USUAL_POOL.idleMs);
    expect(await ask()).toBe('1');
  } finally {
    vi.useRealTimers();
  }
});

/** A backend that describes itself by this text. */
const describing = (describe: string) =>
  `module.exports.default = () => ({ fetch: () => new Response(), describe: () => ${describe} });`;

test('a backend tells its OpenAPI document, and one without a document has none', async () => {
  const pool = open();
  const source = describing(`({ openapi: '3.1.0', paths: {} })`);
  expect(await pool.tryOut(source)).toBe('{"openapi":"3.1.0","paths":{}}');
  const described = backend('', { prepare: async () => source });
  expect(await pool.describe(described)).toBe('{"openapi":"3.1.0","paths":{}}');
  expect((await pool.call(described, get())).status).toBe(200);
  for (const none of [describing('null'), describing('undefined'), await backend('').prepare()])
    expect(await pool.tryOut(none)).toBeNull();
});

const isRefused = async (_what: string, describe: string, message: string) => {
  await expect(open().tryOut(describing(describe))).rejects.toMatchObject({
    kind: 'threw',
    message: expect.stringContaining(message),
  });
};
test.each([['has more than 256 kB', `({ a: 'x'.repeat(257 * 1024) })`, 'more than 256 kB']])(
  'a document that %s is refused with the reason',
  isRefused,
);
test.each([
  ['throws', '{ throw new Error("no document") }', 'no document'],
  ['refers to itself', '{ const a = {}; a.a = a; return a; }', 'circular'],
])('a document that %s is refused with the reason', { tags: ['long'] }, isRefused);

test('code that does not load is refused with the reason', async () => {
  const pool = open();
  await expect(pool.tryOut(`require('fs')`)).rejects.toMatchObject({
    kind: 'unloadable',
    message: expect.stringContaining('require is not defined'),
  });
  await expect(pool.tryOut('import fs from "fs"')).rejects.toMatchObject({ kind: 'unloadable' });
  await expect(pool.tryOut('module.exports.default = 1')).rejects.toMatchObject({ kind: 'unloadable' });
  await pool.tryOut('module.exports.default = () => ({ fetch() {} })');
});

test.runIf(existsSync('/proc/self/environ'))(
  'the process has nothing of the server’s environment',
  async () => {
    const pool = open();
    const before = new Set(children());
    await pool.call(backend(`return new Response('ok')`), get());
    const [pid] = children().filter((child) => !before.has(child));
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)).toEqual([
      'NODE_CHANNEL_FD=3',
      'NODE_CHANNEL_SERIALIZATION_MODE=advanced',
    ]);
  },
);

const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

import { type Api, ApiError, type FailureCode, type Generation } from '@andromeda/platform';
import { beforeEach, expect, test } from 'vitest';
import { generation } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import type { BatchItem } from './batch.ts';
import { createBatchStore } from './batch-store.ts';
import { createHandover } from './handover.ts';
import { runBatch } from './run-batch.ts';

keepBlobs();
const store = createBatchStore('user-2');
beforeEach(() => store.clear());

const item = (id: string): BatchItem => ({
  id,
  name: `${id}.png`,
  size: 1,
  photo: new Blob(['photo'], { type: 'image/png' }),
  thumbnail: new Blob(['small'], { type: 'image/png' }),
  state: 'waiting',
  key: null,
  madeWith: null,
  picture: null,
  problem: null,
});

/** Runs the batch; `create` answers each order. */
const run = (create: () => Promise<unknown>, isWanted = () => true) =>
  runWith({ create, follow: () => () => undefined, findSeveral: async () => [] }, isWanted);

const runWith = (generations: object, isWanted = () => true) =>
  runBatch({
    api: { generations } as unknown as Api,
    store,
    handover: createHandover({
      api: { generations } as unknown as Api,
      userId: 'user-2',
      isWanted,
      onChange: () => undefined,
    }),
    isWanted,
    onWait: () => undefined,
    onRefused: () => undefined,
    onMade: () => undefined,
  });

/** A server that keeps orders until the test says how they end. */
function createServer() {
  const orders = new Map<string, Generation>();
  const created: { key: string; batch: string }[] = [];
  const stopped: string[] = [];
  const listeners = new Set<(signal: object | 'look') => void>();
  const tell = (signal: object | 'look') => {
    for (const hear of listeners) hear(signal);
  };
  return {
    created,
    stopped,
    open: () => [...orders].filter(([, { status }]) => status === 'pending').map(([key]) => key),
    look: () => tell('look'),
    begin: (key: string) => tell({ key, status: 'working', step: 'image' }),
    end: (key: string, change: Partial<Generation> = {}) => {
      orders.set(key, generation(change));
      tell({ key, status: change.status === 'failed' ? 'failed' : 'finished' });
    },
    forget: (key: string) => orders.delete(key),
    generations: {
      create: async ({ idempotencyKey: key, batch }: { idempotencyKey: string; batch: string }) => {
        created.push({ key, batch });
        const known = orders.get(key);
        if (known?.status === 'failed')
          throw new ApiError({ code: known.errorCode as FailureCode, status: 503 });
        if (!known) orders.set(key, generation({ status: 'pending', imageId: null, saved: false }));
        return orders.get(key);
      },
      findSeveral: async (keys: string[]) =>
        keys.flatMap((key) => {
          const found = orders.get(key);
          return found ? [{ key, generation: found }] : [];
        }),
      stopBatch: async (id: string) => {
        stopped.push(id);
        for (const [key, { status }] of orders)
          if (status === 'pending')
            orders.set(
              key,
              generation({ status: 'failed', errorCode: 'generation_cancelled', imageId: null }),
            );
      },
      follow: (_key: null, hear: (signal: object | 'look') => void) => {
        listeners.add(hear);
        return () => void listeners.delete(hear);
      },
    },
  };
}

const FAILED = { status: 'failed', imageId: null, saved: false } as const;
const states = async () => (await store.read()).items.map(({ state }) => state);

test('after a sign-out nothing more is made, and the batch goes on at the next sign-in', async () => {
  await store.add(['a', 'b', 'c', 'd'].map(item));
  await store.set({ running: true });
  let signedIn = true;
  let made = 0;
  const create = async () => {
    made += 1;
    signedIn = false;
    return generation();
  };
  await run(create, () => signedIn);
  expect(made).toBeLessThanOrEqual(3);
  expect(await store.read()).toMatchObject({ running: true });
  signedIn = true;
  await run(async () => generation());
  const { running, items } = await store.read();
  expect(running).toBe(false);
  expect(items.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready']);
});

test('an order that is open asks for the background that it was sent with', async () => {
  const white = { type: 'color', color: '#FFFFFF', description: '' } as const;
  await store.add([{ ...item('a'), state: 'working', key: 'open', madeWith: white }, item('b')]);
  await store.set({ running: true, background: { ...white, color: '#000000' } });
  const asked: unknown[] = [];
  await run(async (...[request]: unknown[]) => {
    asked.push(request);
    return generation();
  });
  const isOpen = (request: unknown) => (request as { idempotencyKey: string }).idempotencyKey === 'open';
  expect(asked.filter(isOpen)).toMatchObject([{ options: { backgroundColor: 'FFFFFF' } }]);
  expect(asked.filter((request) => !isOpen(request))).toMatchObject([
    { options: { backgroundColor: '000000' } },
  ]);
});

test('a batch from before there was a choice of shadow has one', async () => {
  await store.set({ background: { type: 'color', color: '#000000', description: '' } });
  expect(await store.read()).toMatchObject({ background: { color: '#000000', shadow: true } });
});

test('a picture that could not be stored counts as failed, not as ready', async () => {
  await store.add([item('a')]);
  await store.set({ running: true });
  await run(async () => generation({ saved: false, imageId: null, imageUrl: 'data:image/png;base64,AA' }));
  expect((await store.read()).items).toMatchObject([{ state: 'failed', picture: null }]);
});

test('all photos are sent ahead, under one name, before the first picture is finished', async () => {
  const server = createServer();
  await store.add(['a', 'b', 'c', 'd', 'e'].map(item));
  await store.set({ running: true });
  const done = runWith(server.generations);
  await expect.poll(states).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
  expect(new Set(server.created.map(({ batch }) => batch)).size).toBe(1);
  const keys = server.open();
  server.begin(keys[0] ?? '');
  await expect.poll(states).toContain('working');
  for (const key of keys) server.end(key);
  await done;
  expect(await store.read()).toMatchObject({ running: false });
  expect(new Set(await states())).toEqual(new Set(['ready']));
});

test('pictures that were finished while no page was open are there at once, and nothing is sent again', async () => {
  const server = createServer();
  await store.add(['a', 'b'].map(item));
  await store.set({ running: true });
  let isOpen = true;
  const first = runWith(server.generations, () => isOpen);
  await expect.poll(states).toEqual(['sent', 'sent']);
  isOpen = false;
  await store.set({});
  await first;
  for (const key of server.open()) server.end(key);
  await runWith(server.generations);
  expect(await states()).toEqual(['ready', 'ready']);
  expect(server.created).toHaveLength(2);
});

test('Parar takes back what waits at the server, and what is being made is finished', async () => {
  const server = createServer();
  await store.add(['a', 'b', 'c'].map(item));
  await store.set({ running: true });
  const done = runWith(server.generations);
  await expect.poll(states).toEqual(['sent', 'sent', 'sent']);
  const [made = ''] = server.open();
  const { stopBatch } = server.generations;
  server.generations.stopBatch = async (id) => {
    await stopBatch(id);
    server.end(made);
  };
  await store.set({ running: false });
  await done;
  const { id, items } = await store.read();
  expect(server.stopped).toEqual([id]);
  expect(items.map(({ state, key }) => [state, key]).sort()).toEqual([
    ['ready', null],
    ['waiting', null],
    ['waiting', null],
  ]);
});

test('a batch that was stopped just before its page went away is taken back by the next page', async () => {
  const server = createServer();
  await store.add([{ ...item('a'), state: 'sent', key: 'left-key' }]);
  await store.set({ running: false });
  await server.generations.create({ idempotencyKey: 'left-key', batch: 'left' });
  await runWith(server.generations);
  expect(server.stopped).toHaveLength(1);
  expect(await states()).toEqual(['waiting']);
});

test('what a restart of the server lost is placed again by its own key', async () => {
  const server = createServer();
  await store.add([item('a')]);
  await store.set({ running: true });
  const done = runWith(server.generations);
  await expect.poll(states).toEqual(['sent']);
  const [key = ''] = server.open();
  server.forget(key);
  server.look();
  await expect.poll(() => server.created.length).toBe(2);
  expect(server.created.at(-1)?.key).toBe(key);
  server.end(key);
  await done;
  expect(await states()).toEqual(['ready']);
});

test('a picture that a stop of the server interrupted is made with another order, but not for ever', async () => {
  const server = createServer();
  await store.add([item('a')]);
  await store.set({ running: true });
  const done = runWith(server.generations);
  const keys = new Set<string>();
  for (let stops = 0; stops < 3; stops++) {
    await expect.poll(() => server.open().length).toBe(1);
    const [key = ''] = server.open();
    keys.add(key);
    server.end(key, { ...FAILED, errorCode: 'generation_interrupted' });
  }
  await done;
  expect(keys.size).toBe(3);
  expect((await store.read()).items).toMatchObject([
    { state: 'failed', problem: { code: 'generation_interrupted' } },
  ]);
});

test('without credits nothing more is sent, and what was sent is followed to its end', async () => {
  const server = createServer();
  await store.add(['a', 'b'].map(item));
  await store.set({ running: true });
  const { create } = server.generations;
  let credits = 1;
  server.generations.create = async (request) => {
    if (credits === 0) throw new ApiError({ code: 'insufficient_credits', status: 402 });
    credits -= 1;
    return create(request);
  };
  const done = runWith(server.generations);
  const refused = expect(done).rejects.toMatchObject({ code: 'insufficient_credits' });
  await expect.poll(async () => (await states()).sort()).toEqual(['sent', 'waiting']);
  server.end(server.open()[0] ?? '');
  await refused;
  expect((await states()).sort()).toEqual(['ready', 'waiting']);
});

test('the pace of a run is kept for every tab, and gone once nothing is made', async () => {
  const server = createServer();
  await store.add(['a', 'b', 'c'].map(item));
  await store.set({ running: true, pace: { photoMs: 1, at: 1 } });
  const finished = runWith(server.generations);
  await expect.poll(() => server.open().length).toBe(3);
  expect((await store.read()).pace).toBeNull();
  const [first = '', second = ''] = server.open();
  server.end(first);
  await expect.poll(async () => (await states()).filter((state) => state === 'ready')).toHaveLength(1);
  server.end(second);
  await expect
    .poll(async () => (await store.read()).pace)
    .toEqual({
      photoMs: expect.any(Number),
      at: expect.any(Number),
    });
  await store.set({ running: false });
  await finished;
  expect((await store.read()).pace).toBeNull();
});

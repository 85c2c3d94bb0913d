import type { Api } from '@andromeda/platform';
import { beforeEach, expect, test } from 'vitest';
import { generation } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import type { BatchItem } from './batch.ts';
import { createBatchStore } from './batch-store.ts';
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
  runBatch({
    api: { generations: { create } } as unknown as Api,
    store,
    isWanted,
    onWait: () => undefined,
    onMade: () => undefined,
  });

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
  expect(made).toBeLessThanOrEqual(2);
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
  expect(asked).toMatchObject([
    { idempotencyKey: 'open', options: { backgroundColor: 'FFFFFF' } },
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

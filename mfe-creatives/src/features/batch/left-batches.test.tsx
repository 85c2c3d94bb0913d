import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBff } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { visitBatch } from '../../testing/visit-batch.tsx';
import { type BatchItem, NEW_BATCH } from './batch.ts';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
const DAY_MS = 24 * 3600 * 1000;
const other = createBatchStore('user-2');
const item: BatchItem = {
  id: 'a',
  name: 'a.png',
  size: 1,
  photo: new Blob(['photo']),
  thumbnail: new Blob(['small']),
  state: 'waiting',
  key: null,
  madeWith: null,
  picture: null,
  problem: null,
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
  await createBatchStore('user-1').clear();
  await other.clear();
  await other.add([item]);
});
afterEach(() => vi.useRealTimers());

const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
const idsOf = async () => (await other.read()).items.map(({ id }) => id);

test('the batch of an account that is gone leaves the browser a month after it was last opened', async () => {
  await other.set({ background: { ...NEW_BATCH.background, color: '#000000' } });
  await other.enter();
  pass(31);
  await visitBatch(fakeBff(), ['caneca.png']);
  await expect.poll(idsOf).toEqual([]);
  expect((await other.read()).background.color).toBe('#FFFFFF');
});

test('the batch of another account stays where it was opened since', async () => {
  const mine = createBatchStore('user-1');
  await mine.enter();
  pass(20);
  await other.enter();
  pass(20);
  await mine.enter();
  expect(await idsOf()).toEqual(['a']);
});

test('a batch of which nobody knows when it was opened has its month from now on', async () => {
  const mine = createBatchStore('user-1');
  await mine.enter();
  expect(await idsOf()).toEqual(['a']);
  pass(31);
  await mine.enter();
  expect(await idsOf()).toEqual([]);
});

test("a user's own batch stays, however long they were away", async () => {
  await other.enter();
  pass(400);
  await other.enter();
  expect(await idsOf()).toEqual(['a']);
});

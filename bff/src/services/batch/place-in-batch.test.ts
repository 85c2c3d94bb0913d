import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MAX_OPEN_BATCH_ORDERS } from '../../../contract/browser/limits.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { cancelGeneration } from '../generation/cancel-generation.ts';
import { findGeneration, findGenerations } from '../generation/find-generation.ts';
import { makeGeneration } from '../generation/make-generation.ts';
import { releaseAllOpenRequests, releaseExpiredRequests } from '../paid-request/release-expired-requests.ts';
import { MOST_HELD_BYTES } from './held-orders.ts';
import { placeInBatch } from './place-in-batch.ts';
import { stopBatch } from './stop-batch.ts';

const BATCH = '00000000-0000-4000-8000-000000000001';
const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'caneca.jpg');

const request = (idempotencyKey: string = randomUUID()) => ({
  idempotencyKey,
  operation: 'change_background' as const,
  images: [photo],
  prompt: null,
  options: { backgroundColor: '#FFF' },
});

/** Services whose provider makes each picture when the test says so. */
function heldBack() {
  const services = createTestServices();
  const { changeBackgroundColor } = services.provider;
  const waiting: (() => void)[] = [];
  services.provider.changeBackgroundColor = async (input) => {
    await new Promise<void>((settle) => waiting.push(settle));
    return changeBackgroundColor(input);
  };
  return { services, waiting };
}

const placeAs = (services: TestServices, key?: string) =>
  placeInBatch(services, ana, request(key), { batch: BATCH });
const credits = ({ project }: TestServices) => project.credits.get(ana.userId);
const statusesOf = async (services: TestServices, keys: readonly string[]) => {
  const orders = await findGenerations(services, ana, keys);
  return keys.map((key) => orders.find((order) => order.key === key)?.generation.status);
};

test('an order of a batch is answered while it waits, and is made although nobody waits for it', async () => {
  const { services, waiting } = heldBack();
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) expect(await placeAs(services, key)).toMatchObject({ imageUrl: null });
  await expect.poll(() => waiting.length).toBe(2);
  // Two of three are being made; each has taken its credit.
  expect(await statusesOf(services, keys)).toEqual(['processing', 'processing', 'pending']);
  expect(credits(services)).toBe(2);
  for (let made = 0; made < 3; made++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  }
  await expect.poll(() => statusesOf(services, keys)).toEqual(['completed', 'completed', 'completed']);
  expect(credits(services)).toBe(2);
  expect(services.project.images.size).toBe(3);
});

test('an order of a batch that is placed twice is made and charged once', async () => {
  const { services, waiting } = heldBack();
  const [key, other] = [randomUUID(), randomUUID()];
  for (const name of [other, randomUUID(), key, key]) await placeAs(services, name);
  await Promise.all([placeAs(services, key), placeAs(services, key)]);
  expect(credits(services)).toBe(2);
  for (let made = 0; made < 3; made++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  }
  await expect.poll(() => statusesOf(services, [key])).toEqual(['completed']);
  expect(await placeAs(services, key)).toMatchObject({ status: 'completed', saved: true });
  expect(services.provider.calls).toBe(3);
  expect(credits(services)).toBe(2);
});

test('what waits for hours keeps its credit, beyond every limit of a single order', async () => {
  const services = createTestServices();
  const others = Promise.withResolvers<void>();
  for (const owner of ['cid', 'dora']) void services.queue.run(owner, () => others.promise);
  const key = randomUUID();
  await placeAs(services, key);
  await services.clock.advance(3 * 3_600_000);
  await releaseExpiredRequests(services);
  expect(await statusesOf(services, [key])).toEqual(['pending']);
  expect(credits(services)).toBe(4);
  others.resolve();
  await expect.poll(() => statusesOf(services, [key])).toEqual(['completed']);
  expect(credits(services)).toBe(4);
});

test('a stopped batch gets its credits back for what waits, and its pictures for what was being made', async () => {
  const { services, waiting } = heldBack();
  const keys = Array.from({ length: 4 }, () => randomUUID());
  for (const key of keys) await placeAs(services, key);
  await expect.poll(() => waiting.length).toBe(2);
  await stopBatch(services, bia, BATCH);
  await stopBatch(services, ana, randomUUID());
  expect(credits(services)).toBe(1);
  await stopBatch(services, ana, BATCH);
  expect(await statusesOf(services, keys)).toEqual(['processing', 'processing', 'failed', 'failed']);
  expect(await findGeneration(services, ana, keys[2] ?? '')).toMatchObject({
    errorCode: 'generation_cancelled',
  });
  expect(credits(services)).toBe(3);
  for (const make of waiting) make();
  await expect
    .poll(async () => (await statusesOf(services, keys)).slice(0, 2))
    .toEqual(['completed', 'completed']);
  expect(credits(services)).toBe(3);
});

test('a single picture is made before the rest of its user’s batch', async () => {
  const { services, waiting } = heldBack();
  for (let placed = 0; placed < 3; placed++) await placeAs(services);
  await expect.poll(() => waiting.length).toBe(2);
  const single = makeGeneration(services, ana, request());
  await expect.poll(() => services.queue.places().size).toBe(2);
  waiting.shift()?.();
  await expect.poll(() => waiting.length).toBe(2);
  waiting.pop()?.();
  expect(await single).toMatchObject({ status: 'completed' });
});

test('a stop of the server waits for no batch: its keys are good for the next process, and are charged once', async () => {
  const { services, waiting } = heldBack();
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) await placeAs(services, key);
  await expect.poll(() => waiting.length).toBe(2);
  const drained = services.openWork.drain(15_000);
  await expect.poll(() => statusesOf(services, keys.slice(2))).toEqual(['failed']);
  expect(credits(services)).toBe(3);
  for (const make of waiting) make();
  await drained;
  const next = { ...createTestServices(), ledger: services.ledger, generationLog: services.generationLog };
  expect(await placeInBatch(next, ana, request(keys[2]), { batch: BATCH })).toMatchObject({
    errorCode: null,
  });
  await expect.poll(() => statusesOf(services, keys)).toEqual(['completed', 'completed', 'completed']);
  expect(credits(services)).toBe(2);
});

test('after a crash an order that had waited is placed again by its own key', async () => {
  const { services } = heldBack();
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) await placeAs(services, key);
  const next = { ...createTestServices(), ledger: services.ledger, generationLog: services.generationLog };
  await releaseAllOpenRequests(next);
  expect(credits(services)).toBe(5);
  const again = () => placeInBatch(next, ana, request(keys[2]), { batch: BATCH });
  expect(await again()).toMatchObject({ errorCode: null });
  await expect.poll(async () => (await again()).status).toBe('completed');
  expect(credits(services)).toBe(4);
  // What was being made keeps its failure: the user's page takes another key for it.
  await expect(placeInBatch(next, ana, request(keys[0]), { batch: BATCH })).rejects.toMatchObject({
    code: 'generation_interrupted',
  });
});

test('a batch takes no more than its own limit, and leaves single pictures theirs', async () => {
  const { services } = heldBack();
  services.project.credits.set(ana.userId, 500);
  const key = randomUUID();
  await placeAs(services, key);
  for (let placed = 1; placed < MAX_OPEN_BATCH_ORDERS; placed++) await placeAs(services);
  await expect(placeAs(services)).rejects.toMatchObject({ code: 'too_many_orders' });
  expect(await placeAs(services, key)).toMatchObject({ errorCode: null });
  void makeGeneration(services, ana, request()).catch(() => undefined);
  await expect.poll(() => services.project.generations.size).toBe(MAX_OPEN_BATCH_ORDERS + 1);
  expect(credits(services)).toBe(500 - MAX_OPEN_BATCH_ORDERS - 1);
});

test('a process holds no more photos of batches than it has room for', async () => {
  const { services } = heldBack();
  await placeAs(services);
  services.heldOrders.add({
    userId: bia.userId,
    batch: BATCH,
    bytes: MOST_HELD_BYTES,
    giveUp: () => false,
    ended: new Promise(() => undefined),
  });
  await expect(placeAs(services)).rejects.toMatchObject({ code: 'too_many_orders' });
  expect(credits(services)).toBe(4);
});

test('an order of a batch that its user cancels while it waits is never begun', async () => {
  const { services, waiting } = heldBack();
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) await placeAs(services, key);
  await services.clock.advance(20_000);
  expect(await cancelGeneration(services, ana, keys[2] ?? '')).toMatchObject({
    errorCode: 'generation_cancelled',
  });
  for (const make of waiting) make();
  await expect.poll(() => statusesOf(services, keys)).toEqual(['completed', 'completed', 'failed']);
  expect(credits(services)).toBe(3);
});

test('an order notes its photo for the notice of the batch, and a stop ends that; without either it is made all the same', async () => {
  const webPush = { publicKey: 'k', accepts: () => true, send: async () => 'sent' as const };
  const services = { ...createTestServices(), webPush };
  const photoId = randomUUID();
  const place = { batch: BATCH, photo: photoId, photos: 30 };
  const { id } = await placeInBatch(services, ana, request(), place);
  await placeInBatch(services, ana, request(), { batch: BATCH });
  expect(services.batchNotices.noted).toEqual([{ userId: ana.userId, ...place, generationId: id }]);
  await stopBatch(services, ana, BATCH);
  expect(services.batchNotices.stopped).toEqual([BATCH]);
  services.batchNotices.notePhoto = () => Promise.reject(new Error('the database is away'));
  expect(await placeInBatch(services, ana, request(), place)).toMatchObject({ errorCode: null });
});

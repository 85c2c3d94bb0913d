import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderEvent } from '../../../contract/order-events.ts';
import { ProductFacts } from '../../../contract/products.ts';
import { createProductRepository } from '../../data/product-repository.ts';
import { openTestProject, type TestProject } from '../../embedded/test-project.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { StoreError } from '../../ports/store-error.ts';
import type { User } from '../../ports/user.ts';
import { createOrderServices, type OrderServices } from '../../testing/order-services.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { placeInBatch } from '../batch/place-in-batch.ts';
import { stopBatch } from '../batch/stop-batch.ts';
import { cancelGeneration } from '../generation/cancel-generation.ts';
import { findGenerations } from '../generation/find-generation.ts';
import { makeGeneration } from '../generation/make-generation.ts';
import type { GenerationRequest } from '../generation/validated-request.ts';
import { releaseAllOpenRequests, releaseExpiredRequests } from '../paid-request/release-expired-requests.ts';
import { type OrderWorker, startOrderWorker } from './order-worker.ts';
import { tidyOrders } from './tidy-orders.ts';

let project: TestProject;
let seller: User;
/** Two processes over one database: one takes requests, the other makes pictures. */
let web: OrderServices;
let other: OrderServices;
const workers: OrderWorker[] = [];

beforeAll(async () => {
  project = await openTestProject();
  seller = await project.newUser();
});
afterAll(() => project?.close());

beforeEach(async () => {
  seller = await project.newUserLike(seller);
  web = createOrderServices(project.clients);
  other = createOrderServices(project.clients);
  return async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    for (const { openWork } of [web, other]) await openWork.drain(10_000);
  };
});

function startWorker(services: OrderServices, atOnce = 1): OrderWorker {
  const worker = startOrderWorker(services, { atOnce });
  workers.push(worker);
  return worker;
}

const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'caneca azul.jpg');

const request = (change: Partial<GenerationRequest> = {}): GenerationRequest => ({
  idempotencyKey: crypto.randomUUID(),
  operation: 'change_background',
  images: [photo],
  prompt: null,
  options: { backgroundColor: '#12f' },
  ...change,
});

const credits = async () => (await web.ledger.balance(seller)).creditsRemaining;

async function orderFiles(): Promise<unknown[]> {
  const { rows } = await project.database.query(
    `select name from storage.objects where name like '%/orders/%'`,
  );
  return rows;
}

/** A provider that makes its pictures when the test says so. */
function heldBack({ provider }: OrderServices) {
  const { changeBackgroundColor } = provider;
  let begin: () => void = () => undefined;
  let release: () => void = () => undefined;
  const begun = new Promise<void>((settle) => (begin = settle));
  const released = new Promise<void>((settle) => (release = settle));
  provider.changeBackgroundColor = async (input) => {
    begin();
    await released;
    return changeBackgroundColor(input);
  };
  return { begun, release };
}

test('a picture asked for at one process is made by another one, and is answered as ever', async () => {
  const before = await credits();
  startWorker(other);
  const asked = request();
  const made = await makeGeneration(web, seller, asked);
  expect(made).toMatchObject({ status: 'completed', saved: true, demonstration: true, errorCode: null });
  expect(web.provider.calls).toBe(0);
  expect(await credits()).toBe(before - 1);
  // The same key answers the same picture and charges nothing more.
  expect(await makeGeneration(web, seller, asked)).toMatchObject({ id: made.id });
  expect(other.provider.calls).toBe(1);
  const image = await web.library.find(seller, made.imageId ?? '');
  expect(image).toMatchObject({ name: 'caneca azul', dominantColor: '#1122ff' });
  await expect.poll(orderFiles).toEqual([]);
});

test('a picture that another process makes notes what it was made of, and how', async () => {
  startWorker(other);
  const first = await makeGeneration(web, seller, request());
  const source = first.imageId ?? '';
  const second = await makeGeneration(web, seller, { ...request(), source });
  const history = await web.library.history(seller, source);
  expect(history?.images).toMatchObject([
    { image: { id: source }, madeFrom: null, credits: 1 },
    { image: { id: second.imageId }, madeFrom: source, options: { backgroundType: 'color' } },
  ]);
});

test('a picture that another process makes of a photo of a product joins the product', async () => {
  startWorker(other);
  const product = crypto.randomUUID();
  const products = createProductRepository(project.clients);
  await products.create(seller, { id: product, name: 'Caneca azul', facts: ProductFacts.parse({}) });
  const { imageId } = await makeGeneration(web, seller, request({ product }));
  expect(await web.library.find(seller, imageId ?? '')).toMatchObject({ productId: product });
  expect(await products.find(seller, product)).toMatchObject({ images: 1 });
});

test('a user who waits for a picture sees no failure while the database does not answer', {
  tags: ['long'],
}, async () => {
  const { begun, release } = heldBack(other);
  startWorker(other);
  const { findByKey } = web.generationLog;
  let refused = 0;
  const made = makeGeneration(web, seller, request());
  await begun;
  web.generationLog.findByKey = async (...asked) => {
    if (refused === 4) return findByKey(...asked);
    refused += 1;
    if (refused === 4) release();
    throw new StoreError('unavailable', 'the database is away');
  };
  expect(await made).toMatchObject({ status: 'completed', saved: true });
  expect(refused).toBe(4);
});

test('two workers never make the same picture', async () => {
  startWorker(web, 2);
  startWorker(other, 2);
  const made = await Promise.all(Array.from({ length: 4 }, () => makeGeneration(web, seller, request())));
  expect(new Set(made.map(({ imageId }) => imageId)).size).toBe(4);
  expect(web.provider.calls + other.provider.calls).toBe(4);
});

test('a failure keeps its reason, whichever process it happened in, and its credit comes back', async () => {
  const before = await credits();
  startWorker(other);
  other.provider.changeBackgroundColor = () =>
    Promise.reject(new ProviderError('refused', 'a foto não mostra um produto'));
  await expect(makeGeneration(web, seller, request())).rejects.toMatchObject({
    code: 'background_change_refused',
    details: { reason: 'a foto não mostra um produto' },
  });
  expect(await credits()).toBe(before);
  await expect.poll(orderFiles).toEqual([]);
});

test('a picture that could not be stored is shown by the process that made it, and costs nothing', async () => {
  const before = await credits();
  const { put } = web.pictures;
  web.pictures.put = (path, bytes) =>
    path.includes('/orders/') ? put(path, bytes) : Promise.reject(new Error('no room'));
  startWorker(web);
  const made = await makeGeneration(web, seller, request());
  expect(made).toMatchObject({ status: 'completed', saved: false });
  expect(made.imageUrl).toMatch(/^data:image\/png/);
  expect(await credits()).toBe(before);
});

test('a picture that could not be stored fails where nobody could be shown it, and costs nothing', async () => {
  const before = await credits();
  const { put } = other.pictures;
  other.pictures.put = (path, bytes) =>
    path.includes('/orders/') ? put(path, bytes) : Promise.reject(new Error('no room'));
  startWorker(other);
  await expect(makeGeneration(web, seller, request())).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await credits()).toBe(before);
});

test('a stopping worker puts its order back, and another one makes the picture', async () => {
  const before = await credits();
  const { begun } = heldBack(web);
  const stopped = startWorker(web);
  const key = crypto.randomUUID();
  const answer = makeGeneration(web, seller, request({ idempotencyKey: key })).catch(({ code }) => code);
  await begun;
  await stopped.stop();
  await web.openWork.drain(0);
  expect(await answer).toBe('shutting_down');
  startWorker(other);
  expect(await makeGeneration(other, seller, request({ idempotencyKey: key }))).toMatchObject({
    saved: true,
  });
  expect(await credits()).toBe(before - 1);
});

test('a process that stops answers waiting users and gives back its orders at once', async () => {
  const { begun } = heldBack(web);
  const stopped = startWorker(web);
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const answers = keys.map((key) =>
    makeGeneration(web, seller, request({ idempotencyKey: key })).catch(({ code }) => code),
  );
  await begun;
  await stopped.stop();
  // Work that was kept until the limit would outlast this test.
  await web.openWork.drain(3_600_000);
  expect(await Promise.all(answers)).toEqual(['shutting_down', 'shutting_down']);
  startWorker(other);
  for (const key of keys)
    expect(await makeGeneration(other, seller, request({ idempotencyKey: key }))).toMatchObject({
      saved: true,
    });
});

test('the start of the only process takes back at once what the one before left at its end', async () => {
  const asked = request();
  const answer = makeGeneration(web, seller, asked);
  const lease = { workerId: crypto.randomUUID(), leaseSeconds: 3600, workSeconds: 3600 };
  await expect.poll(() => web.orders.lease(lease)).not.toBeNull();
  await releaseAllOpenRequests(other);
  expect(other.logged.join()).toContain('whose workers are gone');
  startWorker(other);
  expect(await answer).toMatchObject({ saved: true });
});

test('photos of orders that expired are removed, also where orders do not wait in the database any more', async () => {
  const answer = makeGeneration(web, seller, request()).catch(({ code }) => code);
  await expect.poll(orderFiles).toHaveLength(1);
  await web.openWork.drain(0);
  expect(await answer).toBe('shutting_down');
  const before = { ...other, orders: null };
  await tidyOrders(before);
  expect(await orderFiles()).toHaveLength(1);
  await releaseExpiredRequests({ ...before, clock: { ...other.clock, now: () => new Date('9998-01-01') } });
  await project.database.query(
    `update public.generations set updated_at = now() - interval '11 minutes' where user_id = $1`,
    [seller.userId],
  );
  await tidyOrders(before);
  expect(await orderFiles()).toEqual([]);
});

test('a photo whose description is longer than a prompt may be is not refused to the next worker', async () => {
  const described = web.imageModel.describe;
  web.imageModel.describe = async (input) => ({
    ...(await described(input)),
    text: 'caneca azul '.repeat(300),
  });
  const { begun } = heldBack(web);
  const stopped = startWorker(web);
  const asked = request({ operation: 'context_edit', options: {} });
  const answer = makeGeneration(web, seller, asked).catch(({ code }) => code);
  await begun;
  await stopped.stop();
  await web.openWork.drain(0);
  expect(await answer).toBe('shutting_down');
  startWorker(other);
  expect(await makeGeneration(other, seller, asked)).toMatchObject({ saved: true });
});

test('a worker and a request that wait for hours leave nothing behind with each look', {
  tags: ['long'],
}, async () => {
  const joined = vi.spyOn(AbortSignal, 'any');
  const { begun, release } = heldBack(other);
  const looks = vi.spyOn(other.orders, 'lease');
  startWorker(other, 2);
  const answer = makeGeneration(web, seller, request());
  await begun;
  const before = joined.mock.calls.length;
  const looked = looks.mock.calls.length;
  await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(looked + 2);
  const after = joined.mock.calls.length;
  joined.mockRestore();
  release();
  await answer;
  // A signal keeps a note of each one that it was joined with, for as long as the process lives.
  expect(after).toBe(before);
});

test('a user cancels an order that another process works on', async () => {
  const before = await credits();
  const { begun, release } = heldBack(other);
  startWorker(other);
  const key = crypto.randomUUID();
  const answer = makeGeneration(web, seller, request({ idempotencyKey: key })).catch(({ code }) => code);
  await begun;
  const late = { ...web.clock, now: () => new Date(Date.now() + 600_000) };
  await cancelGeneration({ ...web, clock: late }, seller, key);
  expect(await answer).toBe('generation_cancelled');
  release();
  await other.openWork.drain(10_000);
  expect(await credits()).toBe(before);
  const { rows } = await project.database.query('select id from public.user_images where user_id = $1', [
    seller.userId,
  ]);
  expect(rows).toEqual([]);
});

test('the pages of a user learn the place of their order', async () => {
  const heard: OrderEvent[] = [];
  web.orderEvents.subscribe(seller.userId, (event) => heard.push(event));
  const key = crypto.randomUUID();
  const answer = makeGeneration(web, seller, request({ idempotencyKey: key }));
  await expect
    .poll(() => heard)
    .toContainEqual(expect.objectContaining({ key, status: 'waiting', place: 0 }));
  startWorker(other);
  await answer;
});

test('a place that was read before a worker took the order is not told after it', async () => {
  const heard: OrderEvent[] = [];
  web.orderEvents.subscribe(seller.userId, (event) => heard.push(event));
  const [reading, known] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const read = vi.spyOn(web.orders, 'placesOf').mockImplementationOnce(async (ids) => {
    reading.resolve();
    await known.promise;
    return new Map(ids.map((id) => [id, { place: 0, expectedSeconds: null }]));
  });
  const key = crypto.randomUUID();
  const answer = makeGeneration(web, seller, request({ idempotencyKey: key }));
  await reading.promise;
  web.orderEvents.publish(seller.userId, { key, status: 'working', step: 'image' });
  known.resolve();
  await read.mock.results[0]?.value;
  await new Promise((told) => setImmediate(told));
  expect(heard.filter((event) => event.key === key).map(({ status }) => status)).toEqual(['working']);
  startWorker(other);
  await answer;
});

const BATCH = '00000000-0000-4000-8000-000000000001';

test('an order of a batch is answered while it waits, and any process makes it, once, although nobody waits for it', async () => {
  const before = await credits();
  const asked = request();
  const placed = await placeInBatch(web, seller, asked, { batch: BATCH });
  expect(placed).toMatchObject({ status: 'processing', imageUrl: null });
  expect(await placeInBatch(web, seller, asked, { batch: BATCH })).toMatchObject({ id: placed.id });
  startWorker(other);
  const read = async () => (await findGenerations(web, seller, [asked.idempotencyKey ?? '']))[0]?.generation;
  await expect.poll(read).toMatchObject({ status: 'completed', saved: true });
  expect(other.provider.calls).toBe(1);
  expect(await credits()).toBe(before - 1);
  await expect.poll(orderFiles).toEqual([]);
});

test('a stopped batch gives back the credits of what no process has begun', async () => {
  const before = await credits();
  const { begun, release } = heldBack(other);
  const asked = [request(), request()];
  for (const one of asked) await placeInBatch(web, seller, one, { batch: BATCH });
  startWorker(other);
  await begun;
  await stopBatch(web, seller, BATCH);
  expect(await credits()).toBe(before - 1);
  release();
  const keys = asked.map(({ idempotencyKey }) => idempotencyKey ?? '');
  const read = async () =>
    new Map(
      (await findGenerations(web, seller, keys)).map(({ key, generation }) => [
        key,
        generation.errorCode ?? generation.status,
      ]),
    );
  await expect.poll(read).toEqual(
    new Map([
      [keys[0], 'completed'],
      [keys[1], 'generation_cancelled'],
    ]),
  );
  expect(await credits()).toBe(before - 1);
});

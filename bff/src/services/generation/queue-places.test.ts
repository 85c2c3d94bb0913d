import { expect, test } from 'vitest';
import type { OrderEvent } from '../../../contract/order-events.ts';
import type { PictureOrders } from '../../ports/picture-orders.ts';
import type { QueuePlace } from '../../ports/queue-place.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createQueuePlaces } from './queue-places.ts';

/** A durable queue in which the test says where each order stands. */
function createQueue() {
  const services = createTestServices();
  const places = new Map<string, QueuePlace>();
  const reads: (readonly string[])[] = [];
  const queue = { ...services, places, reads, fails: false };
  const placesOf = async (ids: readonly string[]) => {
    reads.push(ids);
    if (queue.fails) throw new Error('away');
    return new Map(ids.flatMap((id) => [[id, places.get(id)] as const]).filter(isThere));
  };
  const board = createQueuePlaces({ ...services, orders: { placesOf } as unknown as PictureOrders });
  const told: OrderEvent[] = [];
  services.orderEvents.subscribe('ana', (event) => told.push(event));
  return {
    queue,
    told,
    follow: (id: string) => board.follow({ id, userId: 'ana', idempotencyKey: id }),
    pass: (seconds: number) => services.clock.advance(seconds * 1000),
  };
}

const isThere = (entry: readonly [string, QueuePlace | undefined]): entry is [string, QueuePlace] =>
  entry[1] !== undefined;

test('a thousand that wait are ranked once a beat, however many they are', async () => {
  const { queue, told, follow, pass } = createQueue();
  for (let place = 0; place < 1000; place++) {
    queue.places.set(`order ${place}`, { place, expectedSeconds: 4 * place });
    follow(`order ${place}`);
  }
  await pass(0.25);
  expect([queue.reads.length, told.length]).toEqual([1, 1000]);
  expect(told[3]).toEqual({ key: 'order 3', status: 'waiting', place: 3, expectedSeconds: 12 });
  for (let beat = 0; beat < 4; beat++) await pass(2);
  expect(queue.reads).toHaveLength(5);
});

test('pages learn a place when it changes, and those that came meanwhile ten seconds later at the latest', async () => {
  const { queue, told, follow, pass } = createQueue();
  queue.places.set('order', { place: 2, expectedSeconds: null });
  follow('order');
  await pass(0.25);
  await pass(2);
  expect(told).toHaveLength(1);
  queue.places.set('order', { place: 1, expectedSeconds: null });
  await pass(2);
  expect(told.at(-1)).toMatchObject({ place: 1 });
  for (let beat = 0; beat < 5; beat++) await pass(2);
  expect(told).toHaveLength(3);
});

test('the queue asks no more about an order that waits no longer, and knows which ones had a place', async () => {
  const { queue, follow, pass } = createQueue();
  queue.places.set('one', { place: 0, expectedSeconds: 3 });
  const leave = [follow('one'), follow('two')];
  await pass(0.25);
  await pass(2);
  expect(queue.reads.at(-1)).toEqual(['one']);
  expect(leave.map((end) => end())).toEqual([true, false]);
  const before = queue.reads.length;
  await pass(10);
  expect(queue.reads).toHaveLength(before);
});

test('a database that is away stops nothing: the next beat asks again', async () => {
  const { queue, told, follow, pass } = createQueue();
  queue.places.set('order', { place: 1, expectedSeconds: 9 });
  queue.fails = true;
  follow('order');
  await pass(0.25);
  expect([told.length, queue.logged.join().includes('places in the queue')]).toEqual([0, true]);
  queue.fails = false;
  await pass(2);
  expect(told).toHaveLength(1);
});

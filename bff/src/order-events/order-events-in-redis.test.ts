import { afterEach, expect, test } from 'vitest';
import type { OrderEvent } from '../../contract/order-events.ts';
import { createLogger } from '../logging/logger.ts';
import { type FakeRedis, startFakeRedis } from '../testing/fake-redis.ts';
import { createOrderEventsInRedis } from './order-events-in-redis.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const finished = (key: string): OrderEvent => ({ key, status: 'finished' });

async function startRedis() {
  const redis = await startFakeRedis();
  closing.push(redis.stop);
  return redis;
}

/** A process with that Redis, where Ana and Bia have a page each. */
async function processWith(redis: Pick<FakeRedis, 'url'>) {
  const said: string[] = [];
  const logger = createLogger('info', { write: (line) => void said.push(line) });
  const { events, close } = await createOrderEventsInRedis(redis.url, logger);
  closing.push(close);
  const [ana, bia]: [string[], string[]] = [[], []];
  events.subscribe('ana', ({ key }) => ana.push(key));
  events.subscribe('bia', ({ key }) => bia.push(key));
  return { events, said, ana, bia };
}

test('a page of another process receives the events of its user once, and of nobody else', async () => {
  const redis = await startRedis();
  const [web, worker] = [await processWith(redis), await processWith(redis)];
  worker.events.publish('ana', finished('one'));
  worker.events.publish('bia', finished('two'));
  worker.events.publish('ana', finished('three'));
  await expect.poll(() => web.ana).toEqual(['one', 'three']);
  expect([web.bia, worker.ana, worker.bia]).toEqual([['two'], ['one', 'three'], ['two']]);
});

test('a process that ends sends what it published before', async () => {
  const redis = await startRedis();
  const web = await processWith(redis);
  const logger = createLogger('info', { write: () => undefined });
  const worker = await createOrderEventsInRedis(redis.url, logger);
  worker.events.publish('ana', finished('last'));
  worker.close();
  await expect.poll(() => web.ana).toEqual(['last']);
});

test('while Redis is away a process tells its own pages, and the log says so once', async () => {
  const redis = await startFakeRedis();
  await redis.stop();
  const { events, ana, said } = await processWith(redis);
  events.publish('ana', finished('one'));
  expect(ana).toEqual(['one']);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('redis does not answer');
});

test('events go to other processes again once Redis is back', async () => {
  const redis = await startRedis();
  const [web, worker] = [await processWith(redis), await processWith(redis)];
  redis.drop();
  const publish = () => {
    worker.events.publish('ana', finished('after'));
    return web.ana;
  };
  await expect.poll(publish).toContain('after');
});

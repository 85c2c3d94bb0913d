import { expect, test } from 'vitest';
import type { OrderEvent } from '../../contract/order-events.ts';
import { createLogger } from '../logging/logger.ts';
import { createLatestPlaces } from './latest-places.ts';
import { createOrderEventsHere } from './order-events-here.ts';

const finished: OrderEvent = { key: 'a-key-of-ana', status: 'finished' };

function createEvents() {
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  return { events: createOrderEventsHere(logger), logged };
}

test('every listener of a user receives an event, and nobody else does', () => {
  const { events } = createEvents();
  const received: string[] = [];
  events.subscribe('ana', ({ key }) => received.push(`one ${key}`));
  events.subscribe('ana', ({ key }) => received.push(`other ${key}`));
  events.subscribe('bia', ({ key }) => received.push(`bia ${key}`));
  events.publish('ana', finished);
  expect(received).toEqual(['one a-key-of-ana', 'other a-key-of-ana']);
});

test('a listener that left receives nothing more, and the others go on', () => {
  const { events } = createEvents();
  const received: string[] = [];
  const leave = events.subscribe('ana', () => received.push('left'));
  events.subscribe('ana', () => received.push('stayed'));
  leave();
  leave();
  events.publish('ana', finished);
  expect(received).toEqual(['stayed']);
});

test('a listener that fails stops neither the work that published nor other listeners', () => {
  const { events, logged } = createEvents();
  const received: string[] = [];
  events.subscribe('ana', () => {
    throw new Error('closed');
  });
  events.subscribe('ana', () => received.push('other'));
  events.publish('ana', finished);
  expect(received).toEqual(['other']);
  expect(logged.join()).toContain('did not reach its listener');
});

test('a page that comes later begins with where its user waits, until the work begins', () => {
  const { events } = createEvents();
  const waiting = (key: string, place: number): OrderEvent => ({
    key,
    status: 'waiting',
    place,
    expectedSeconds: null,
  });
  const firstOf = (userId: string) => {
    const received: OrderEvent[] = [];
    events.subscribe(userId, (event) => received.push(event))();
    return received;
  };
  events.publish('ana', waiting('one', 3));
  events.publish('ana', waiting('other', 5));
  events.publish('ana', waiting('one', 2));
  expect(firstOf('ana')).toEqual([waiting('one', 2), waiting('other', 5)]);
  expect(firstOf('bia')).toEqual([]);
  events.publish('ana', { key: 'one', status: 'working', step: 'image' });
  events.publish('ana', { key: 'other', status: 'failed' });
  expect(firstOf('ana')).toEqual([]);
});

test('a place that nobody tells any more is forgotten', () => {
  let now = 0;
  const places = createLatestPlaces(() => now);
  const event: OrderEvent = { key: 'one', status: 'waiting', place: 1, expectedSeconds: 4 };
  places.note('ana', event);
  now = 20_000;
  places.note('bia', event);
  expect(places.of('ana')).toEqual([event]);
  now = 30_000;
  expect([places.of('ana'), places.of('bia')]).toEqual([[], [event]]);
});

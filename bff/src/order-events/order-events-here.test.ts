import { expect, test } from 'vitest';
import type { OrderEvent } from '../../contract/order-events.ts';
import { createLogger } from '../logging/logger.ts';
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

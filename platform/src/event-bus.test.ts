import { expect, test, vi } from 'vitest';
import { createEventBus } from './event-bus.ts';
import { plainOnly } from './testing/plain-json.ts';

const deleted = 'library.images-deleted@1';

test('every listener of an event receives it, and no listener of another one does', () => {
  const bus = createEventBus();
  const [catalogue, creatives, other] = [vi.fn(), vi.fn(), vi.fn()];
  bus.listen('mfe-catalogue', deleted, catalogue);
  bus.listen('mfe-creatives', deleted, creatives);
  bus.listen('mfe-creatives', 'library.images-deleted@2', other);
  bus.publish(deleted, { imageIds: ['1'] });
  for (const listener of [catalogue, creatives]) expect(listener.mock.calls).toEqual([[{ imageIds: ['1'] }]]);
  expect(other).not.toHaveBeenCalled();
});

test('a listener that throws ends neither the others nor what published, and its error is reported', () => {
  const report = vi.fn();
  const bus = createEventBus(report);
  const failure = new Error('a listener that breaks');
  const good = vi.fn();
  bus.listen('mfe-a', deleted, () => {
    throw failure;
  });
  bus.listen('mfe-b', deleted, good);
  bus.publish(deleted, { imageIds: [] });
  expect(good).toHaveBeenCalledTimes(1);
  expect(report.mock.calls).toEqual([[failure]]);
});

test('a screen that opens later receives what it missed, each event once in their order', () => {
  const bus = createEventBus();
  const [before, after] = [vi.fn(), vi.fn()];
  const leave = bus.listen('mfe-a', deleted, before);
  bus.publish(deleted, 1);
  leave();
  bus.publish(deleted, 2);
  bus.publish(deleted, 3);
  bus.listen('mfe-a', deleted, after);
  expect(before.mock.calls).toEqual([[1]]);
  expect(after.mock.calls).toEqual([[2], [3]]);
});

test('a listener that left receives nothing more', () => {
  const bus = createEventBus();
  const listener = vi.fn();
  bus.listen('mfe-a', deleted, listener)();
  bus.publish(deleted, 1);
  expect(listener).not.toHaveBeenCalled();
});

test('what one listener does to its copy reaches no other', () => {
  const bus = createEventBus();
  const other = vi.fn();
  bus.listen('mfe-a', deleted, (payload: { imageIds: string[] }) => payload.imageIds.push('2'));
  bus.listen('mfe-b', deleted, other);
  const payload = { imageIds: ['1'] };
  bus.publish(deleted, payload);
  expect(other.mock.calls).toEqual([[{ imageIds: ['1'] }]]);
  expect(payload).toEqual({ imageIds: ['1'] });
});

test('a page that stays open for long keeps the last hundred events', () => {
  const bus = createEventBus();
  for (let number = 1; number <= 150; number++) bus.publish(deleted, number);
  const late = vi.fn();
  bus.listen('mfe-a', deleted, late);
  expect(late).toHaveBeenCalledTimes(100);
  expect(late.mock.calls[0]).toEqual([51]);
});

test.each([
  ['a date', { at: new Date() }],
  ['undefined', { name: undefined }],
  ['a function', { run: () => 1 }],
  ['no number', { size: Number.NaN }],
  ['a map', new Map()],
])('an event that carries %s is refused while a remote is developed', (_what, payload) => {
  const bus = plainOnly(createEventBus());
  expect(() => bus.publish(deleted, payload)).toThrow('JSON puro');
  expect(() => bus.publish(deleted, { imageIds: ['1', null, 2, true] })).not.toThrow();
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('fake timers do not stop the database', () => {
  const { setImmediate } = globalThis;
  vi.useFakeTimers();
  expect(globalThis.setImmediate).toBe(setImmediate);
});

test('fake timers leave a page nothing that it had not before', () => {
  expect('requestIdleCallback' in globalThis).toBe(false);
  vi.useFakeTimers();
  vi.useRealTimers();
  expect('requestIdleCallback' in globalThis).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('fake timers do not stop the database', () => {
  const { setImmediate } = globalThis;
  vi.useFakeTimers();
  expect(globalThis.setImmediate).toBe(setImmediate);
});

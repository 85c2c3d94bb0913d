import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call is answered at once, those that follow together, and the last one is never lost', () => {
  const work = vi.fn();
  const ask = coalesce(work, 200);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let call = 0; call < 50; call++) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  expect(work).toHaveBeenCalledTimes(3);
});

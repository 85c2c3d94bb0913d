import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstGood } from './first-good.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const good = (name: string) => vi.fn(async () => name);
const bad = (name: string) => vi.fn(() => Promise.reject(new Error(name)));

test('an attempt that succeeds at once starts no further one', async () => {
  const fallback = good('old');
  expect(await firstGood([good('live'), fallback], 1000)).toBe('live');
  await vi.advanceTimersByTimeAsync(2000);
  expect(fallback).not.toHaveBeenCalled();
});

test('a failure starts the next attempt without waiting', async () => {
  expect(await firstGood([bad('broken'), good('old')], 1000)).toBe('old');
});

test('a slow attempt starts the next one, and still wins if it finishes first', async () => {
  const overtaken = firstGood([never, good('old')], 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await overtaken).toBe('old');

  let arrive = (_: string) => {};
  const late = firstGood([() => new Promise<string>((resolve) => (arrive = resolve)), never], 1000);
  await vi.advanceTimersByTimeAsync(1500);
  arrive('live');
  expect(await late).toBe('live');
});

test('when all attempts fail, the first failure is thrown', async () => {
  await expect(firstGood([bad('live is broken'), bad('old too')], 1000)).rejects.toThrow('live is broken');
});

test('a slow failure does not start an attempt twice', async () => {
  const third = good('third');
  let fail = (_: Error) => {};
  const slow = () => new Promise<string>((_, reject) => (fail = reject));
  const result = firstGood([slow, never, third], 1000);
  await vi.advanceTimersByTimeAsync(1000);
  fail(new Error('slow'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('third');
  expect(third).toHaveBeenCalledTimes(1);
});

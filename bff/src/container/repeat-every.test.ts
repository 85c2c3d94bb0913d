import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { repeatEvery } from './repeat-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const logger = createLogger('silent');
const failureMessage = 'the task failed';

test('a task runs at its pace until it is stopped', async () => {
  const run = vi.fn(async () => undefined);
  const task = repeatEvery({ everyMs: 1000, failureMessage, run }, logger);
  await vi.advanceTimersByTimeAsync(3000);
  await task.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('the next run does not overtake a slow one, and stop waits for its end', async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((settle) => (finish = settle)));
  const task = repeatEvery({ everyMs: 1000, failureMessage, run }, logger);
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stop = task.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toBe(false);
  finish();
  await stop;
});

test('a failed run is logged and the next one comes all the same', async () => {
  const error = vi.spyOn(logger, 'error');
  const run = vi.fn(() => Promise.reject(new Error('no database')));
  const task = repeatEvery({ everyMs: 1000, failureMessage, run }, logger);
  await vi.advanceTimersByTimeAsync(2000);
  await task.stop();
  expect(run).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith({ err: new Error('no database') }, failureMessage);
});

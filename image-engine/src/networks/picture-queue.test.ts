import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from './network-error.ts';
import { createPictureQueue, type PictureQueue } from './picture-queue.ts';

const LIMIT = 40;
const REST = 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lasting = (seconds: number) =>
  vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('mapped'), seconds * 1000)));
const tooSlow = (seconds: number) => () =>
  new Promise<string>((_, reject) => setTimeout(() => reject(new NetworkError('too_slow')), seconds * 1000));
const outcome = (answer: Promise<string>): Promise<string> =>
  answer.catch(({ reason }: { reason: string }) => reason);

/** A queue whose last picture took so many seconds. */
async function queueAfter(seconds: number): Promise<PictureQueue> {
  const queue = createPictureQueue();
  const answer = outcome(queue.add(lasting(seconds), LIMIT));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await answer;
  return queue;
}

it('takes as many pictures as can be mapped in time, and refuses the next at once', async () => {
  const queue = await queueAfter(7);
  const answers = Array.from({ length: 7 }, () => outcome(queue.add(lasting(7), LIMIT)));
  const refused = vi.fn();
  for (const answer of answers.slice(5)) void answer.then(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.mock.calls).toEqual([['busy'], ['busy']]);
  await vi.advanceTimersByTimeAsync(LIMIT * 1000);
  expect(await Promise.all(answers.slice(0, 5))).toEqual(Array(5).fill('mapped'));
});

it('does not begin a picture that can no longer be mapped in time', async () => {
  const queue = await queueAfter(7);
  const first = outcome(queue.add(lasting(36), LIMIT));
  const work = lasting(7);
  const second = outcome(queue.add(work, LIMIT));
  await vi.advanceTimersByTimeAsync(LIMIT * 1000);
  expect(await Promise.all([first, second])).toEqual(['mapped', 'too_slow']);
  expect(work).not.toHaveBeenCalled();
});

it('refuses pictures at once while one runs, where the last one was given up as too slow', async () => {
  const queue = createPictureQueue();
  const first = outcome(queue.add(tooSlow(LIMIT), LIMIT));
  await vi.advanceTimersByTimeAsync(LIMIT * 1000);
  expect(await first).toBe('too_slow');
  void outcome(queue.add(tooSlow(LIMIT), LIMIT));
  expect(await outcome(queue.add(lasting(1), LIMIT))).toBe('busy');
});

it('tries a picture that none waits before, however long the last one took', async () => {
  const queue = await queueAfter(90);
  const answer = outcome(queue.add(lasting(7), LIMIT));
  await vi.advanceTimersByTimeAsync(7000);
  expect(await answer).toBe('mapped');
});

it.each([
  ['ended', () => tooSlow(LIMIT)],
  ['mapped too late', () => lasting(LIMIT + 1)],
])('rests after a picture that was %s: others are refused at once', async (_how, work) => {
  const queue = createPictureQueue(REST);
  void outcome(queue.add(work(), LIMIT));
  await vi.advanceTimersByTimeAsync((LIMIT + 1) * 1000);
  const refused = vi.fn();
  void outcome(queue.add(lasting(1), LIMIT)).then(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.mock.calls).toEqual([['busy']]);
  await vi.advanceTimersByTimeAsync(REST * 1000);
  const later = outcome(queue.add(lasting(1), LIMIT));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await later).toBe('mapped');
});

it('answers at the limit, and begins no other picture while the work is under way', async () => {
  const queue = createPictureQueue();
  const first = outcome(queue.add(lasting(50), LIMIT));
  await vi.advanceTimersByTimeAsync(LIMIT * 1000);
  expect(await first).toBe('too_slow');
  const work = lasting(1);
  const second = outcome(queue.add(work, LIMIT));
  await vi.advanceTimersByTimeAsync(9000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await second).toBe('too_slow');
});

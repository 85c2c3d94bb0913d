import { beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../../logging/logger.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { attemptTwice, longestAttemptsMs } from './attempt-twice.ts';

const limitMs = 60_000;
const temporary = new ProviderError('temporary', 'busy');
let clock: ManualClock;
let stop: AbortController;

beforeEach(() => {
  clock = createManualClock();
  stop = new AbortController();
});

const attempt = (ask: (signal: AbortSignal) => Promise<string>) =>
  attemptTwice({ clock, logger: createLogger('silent') }, { operation: 'test', limitMs }, stop.signal, ask);

test('a provider that answers is asked once', async () => {
  const ask = vi.fn(async () => 'an answer');
  expect(await attempt(ask)).toBe('an answer');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a provider that fails is asked again one second later, and no third time', async () => {
  const ask = vi.fn(() => Promise.reject(temporary));
  const failure = expect(attempt(ask)).rejects.toBe(temporary);
  await clock.untilSomeoneSleeps(1000);
  await clock.advance(999);
  expect(ask).toHaveBeenCalledTimes(1);
  await clock.advance(1);
  await failure;
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal', new ProviderError('refused', 'no product')],
  ['an error of ours', new TypeError('a defect')],
])('%s is not tried again', async (_name, error) => {
  const ask = vi.fn(() => Promise.reject(error));
  await expect(attempt(ask)).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a provider that ignores its signal keeps nobody waiting beyond the limit', async () => {
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>(() => {});
  };
  const failure = expect(attempt(ask)).rejects.toMatchObject({ kind: 'temporary' });
  for (let n = 1; n <= 2; n++) {
    await clock.untilSomeoneSleeps(limitMs);
    await clock.advance(limitMs);
    if (n === 1) {
      await clock.untilSomeoneSleeps(1000);
      await clock.advance(1000);
    }
  }
  await failure;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('a stop ends the attempt and prevents the next', async () => {
  const ask = vi.fn(() => new Promise<string>(() => {}));
  const failure = expect(attempt(ask)).rejects.toMatchObject({ kind: 'temporary' });
  stop.abort();
  await failure;
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a stop that came before the attempt ends it, even with a provider that ignores its signal', async () => {
  stop.abort();
  await expect(attempt(() => new Promise<string>(() => {}))).rejects.toMatchObject({ kind: 'temporary' });
});

test('an answer ends the wait for the limit', async () => {
  const waits: (AbortSignal | undefined)[] = [];
  const sleep = vi.spyOn(clock, 'sleep').mockImplementation((_, signal) => {
    waits.push(signal);
    return new Promise(() => {});
  });
  await attempt(async () => 'an answer');
  expect(waits.map((signal) => signal?.aborted)).toEqual([true]);
  sleep.mockRestore();
});

test('the longest time counts both attempts and the pause between them', () => {
  expect(longestAttemptsMs(limitMs)).toBe(121_000);
});

import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createOpenWork } from './open-work.ts';

test('a stop interrupts open work only when its limit is over', async () => {
  const clock = createManualClock();
  const openWork = createOpenWork(clock);
  let stop: AbortSignal | undefined;
  const interrupted = openWork.run((signal) => {
    stop = signal;
    return new Promise<string>((settle) => signal.addEventListener('abort', () => settle('interrupted')));
  });
  const drained = openWork.drain(15_000);
  await clock.advance(14_999);
  expect(stop?.aborted).toBe(false);
  await clock.advance(1);
  await drained;
  expect(await interrupted).toBe('interrupted');
});

test('a stop does not interrupt work that has ended', async () => {
  const openWork = createOpenWork(createManualClock());
  let stop: AbortSignal | undefined;
  await openWork.run(async (signal) => {
    stop = signal;
  });
  await openWork.drain(15_000);
  expect(stop?.aborted).toBe(false);
});

test('a stop does not wait for ever for work that ignores it', async () => {
  const clock = createManualClock();
  const openWork = createOpenWork(clock);
  void openWork.run(() => new Promise(() => {}));
  const drained = openWork.drain(15_000);
  await clock.advance(15_000);
  await clock.untilSomeoneSleeps(3000);
  await clock.advance(3000);
  await expect(drained).resolves.toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isHung, watchHeartbeat } from './heartbeat.ts';

test.each([
  ['works on one statement for 2 s', { waited: 2000, worked: 2000 }, true],
  ['does nothing at all for 2.5 s', { waited: 2500, worked: 5 }, true],
  ['works on something long', { waited: 1900, worked: 1900 }, false],
  ['gets a sixth of a core on a busy machine', { waited: 11_000, worked: 1800 }, false],
  ['has only just been asked', { waited: 400, worked: 0 }, false],
])('a thread that %s', (_, silence, hung) => {
  expect(isHung(silence)).toBe(hung);
});

const thread = { cpu: 0, statements: 0, hung: 0 };
const watched = {
  ask: () => undefined,
  cpuMs: async () => thread.cpu,
  statements: () => thread.statements,
  onHung: () => {
    thread.hung += 1;
  },
};
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(thread, { cpu: 0, statements: 0, hung: 0 });
});
afterEach(() => void vi.useRealTimers());

/** Seconds of work, each with so many statements. */
async function work(seconds: number, statements: number): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth++) {
    thread.cpu += 100;
    if (tenth % 10 === 0) thread.statements += statements;
    await vi.advanceTimersByTimeAsync(100);
  }
}

test('a silent thread that goes from statement to statement is busy, and hangs once it stays with one', async () => {
  const heartbeat = watchHeartbeat(watched);
  await work(10, 5);
  expect(thread.hung).toBe(0);
  await work(2.6, 0);
  expect(thread.hung).toBe(1);
  heartbeat.stop();
});

test('a watching thread that stood still itself does not report another as hung', async () => {
  const heartbeat = watchHeartbeat(watched);
  await vi.advanceTimersByTimeAsync(400);
  const stoodStill = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 20_000);
  await vi.advanceTimersByTimeAsync(400);
  expect(thread.hung).toBe(0);
  stoodStill.mockRestore();
  heartbeat.stop();
});

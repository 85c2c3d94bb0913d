import { expect, test, vi } from 'vitest';
import { isHung, watchHeartbeat } from './heartbeat.ts';

test.each([
  ['works on one statement for 2.5 s', { waited: 2500, worked: 2500 }, true],
  ['does nothing at all for 2.5 s', { waited: 2500, worked: 5 }, true],
  ['works on something long', { waited: 2400, worked: 2400 }, false],
  ['gets a sixth of a core on a busy machine', { waited: 12_000, worked: 2000 }, false],
  ['has only just been asked', { waited: 400, worked: 0 }, false],
])('a thread that %s', (_, silence, hung) => {
  expect(isHung(silence)).toBe(hung);
});

test('a silent thread that goes from statement to statement is busy, and hung once it stays with one', async () => {
  vi.useFakeTimers();
  const thread = { cpu: 0, statements: 0, hung: 0 };
  const heartbeat = watchHeartbeat({
    ask: () => undefined,
    cpuMs: async () => thread.cpu,
    statements: () => thread.statements,
    onHung: () => {
      thread.hung += 1;
    },
  });
  const work = async (statements: number) => {
    for (let second = 0; second < 10; second++) {
      thread.cpu += 1000;
      thread.statements += statements;
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  await work(5);
  expect(thread.hung).toBe(0);
  await work(0);
  expect(thread.hung).toBe(1);
  heartbeat.stop();
  vi.useRealTimers();
});

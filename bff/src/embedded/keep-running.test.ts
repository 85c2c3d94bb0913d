import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { WorkerThread } from './worker-thread.ts';

interface FakeThread extends WorkerThread {
  fail(): void;
  closed: boolean;
}

function createThread(): FakeThread {
  const { promise: ended, resolve } = Promise.withResolvers<Error>();
  const thread: FakeThread = {
    url: 'http://127.0.0.1:1',
    ended,
    closed: false,
    copyTo: async () => undefined,
    fail: () => resolve(new Error('killed')),
    close: async () => {
      thread.closed = true;
      resolve(new Error('closed'));
    },
  };
  return thread;
}

test('a thread that ends is started again, every time', async () => {
  const threads = [createThread(), createThread(), createThread()] as const;
  const started: number[] = [];
  const starts = [0, 1].map(() => Promise.withResolvers<void>());
  const kept = keepRunning(
    threads[0],
    async () => {
      starts[started.push(started.length) - 1]?.resolve();
      return threads[started.length] ?? createThread();
    },
    undefined,
  );
  threads[0].fail();
  await starts[0]?.promise;
  threads[1].fail();
  await starts[1]?.promise;
  await kept.close();
  expect(threads[2].closed).toBe(true);
  expect(started).toEqual([0, 1]);
});

test('a start that fails is tried again until it succeeds', async () => {
  const [first, next] = [createThread(), createThread()];
  const running = Promise.withResolvers<void>();
  let tries = 0;
  const startAgain = async () => {
    tries += 1;
    if (tries < 3) throw new Error('no room on the disk');
    running.resolve();
    return next;
  };
  const kept = keepRunning(first, startAgain, undefined, async () => undefined);
  first.fail();
  await running.promise;
  await kept.close();
  expect([tries, next.closed]).toEqual([3, true]);
});

test('a database that is closed while it starts leaves no thread behind', async () => {
  const [first, next] = [createThread(), createThread()];
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<WorkerThread>()];
  const kept = keepRunning(
    first,
    () => {
      asked.resolve();
      return answer.promise;
    },
    undefined,
  );
  first.fail();
  await asked.promise;
  const closed = kept.close();
  answer.resolve(next);
  await closed;
  expect(next.closed).toBe(true);
});

test('a database that is closed between two tries is not tried again', async () => {
  const first = createThread();
  const waiting = Promise.withResolvers<void>();
  const sleep = (_: number, signal: AbortSignal) =>
    new Promise((_, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason));
      waiting.resolve();
    });
  let tries = 0;
  const startAgain = async () => {
    tries += 1;
    throw new Error('no room on the disk');
  };
  const kept = keepRunning(first, startAgain, undefined, sleep);
  first.fail();
  await waiting.promise;
  await kept.close();
  expect(tries).toBe(1);
});

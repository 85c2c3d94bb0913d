import { describe, expect, it, onTestFinished } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';
import type { WorkerRequest } from './worker-protocol.ts';

/** A thread that echoes the red value; 13 makes it exit, and it never answers 99. */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ finish }) => {
    if (finish.red === 13) process.exit(1);
    if (finish.red === 99) return;
    parentPort.postMessage({ kind: 'failed', message: String(finish.red) });
  });`)}`,
);

function request(red: number): WorkerRequest {
  const cutOut = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 };
  return {
    task: 'finish',
    photo: { kind: 'transparent', cutOut },
    finish: { kind: 'solid_colour', red, green: 0, blue: 0, shadow: true },
  };
}

function openPool(size: number, longestQueue: number) {
  const pool = createWorkerPool(SCRIPT, size, longestQueue);
  onTestFinished(() => pool.close());
  return pool;
}

const unhurried = (): AbortSignal => new AbortController().signal;

describe('the worker pool', () => {
  it('the pool answers the next request after a thread has crashed', async () => {
    const pool = openPool(1, 4);
    await expect(pool.run(request(13), unhurried())).rejects.toMatchObject({ reason: 'failed' });
    await expect(pool.run(request(7), unhurried())).resolves.toMatchObject({ message: '7' });
  });

  it('waiting requests are served in the order they came', async () => {
    const pool = openPool(1, 4);
    const order: string[] = [];
    await Promise.all(
      [1, 2, 3].map(async (red) => {
        const answer = await pool.run(request(red), unhurried());
        if (answer.kind === 'failed') order.push(answer.message);
      }),
    );
    expect(order).toEqual(['1', '2', '3']);
  });

  it('the pool refuses a request as busy when too many wait', async () => {
    const pool = openPool(1, 1);
    const stuck = new AbortController();
    const ended = [pool.run(request(99), stuck.signal), pool.run(request(99), stuck.signal)].map((run) =>
      run.catch((error: unknown) => error),
    );
    await expect(pool.run(request(1), unhurried())).rejects.toMatchObject({ reason: 'busy' });
    stuck.abort();
    expect(await Promise.all(ended)).toMatchObject([{ reason: 'cancelled' }, { reason: 'cancelled' }]);
  });

  it('the next request gets the thread of a cancelled one', async () => {
    const pool = openPool(1, 4);
    const leaving = new AbortController();
    const abandoned = pool.run(request(99), leaving.signal);
    const next = pool.run(request(5), unhurried());
    leaving.abort();
    await expect(abandoned).rejects.toMatchObject({ reason: 'cancelled' });
    await expect(next).resolves.toMatchObject({ message: '5' });
  });
});

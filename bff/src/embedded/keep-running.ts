import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedLogger, WorkerThread } from './worker-thread.ts';

/** The pause before another try to start when the first failed, for example on a full disk. */
const PAUSE_MS = 1000;

/** A database that comes back when it ends. */
export interface KeptDatabase {
  copyTo: WorkerThread['copyTo'];
  close(): Promise<void>;
}

/**
 * Starts the database again whenever its thread ends, until it is closed. One thread at a time: two on one folder lose
 * data. What was acknowledged is on the disk; anything else the caller must ask for again.
 */
export function keepRunning(
  first: WorkerThread,
  startAgain: () => Promise<WorkerThread>,
  logger: EmbeddedLogger | undefined,
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown> = (ms, signal) =>
    delay(ms, undefined, { signal }),
): KeptDatabase {
  const closing = new AbortController();
  const { signal } = closing;
  let thread = first;

  const restart = async () => {
    while (!signal.aborted) {
      try {
        return await startAgain();
      } catch (err) {
        logger?.error({ err }, 'the embedded database does not start; the next try follows');
        await sleep(PAUSE_MS, signal).catch(() => undefined);
      }
    }
    return null;
  };
  const watch = async () => {
    for (;;) {
      const err = await thread.ended;
      if (signal.aborted) return;
      logger?.error({ err }, 'the embedded database ended and is started again');
      const next = await restart();
      if (!next) return;
      thread = next;
      if (signal.aborted) return void (await next.close());
    }
  };
  const watching = watch();
  return {
    copyTo: (folder) => thread.copyTo(folder),
    async close() {
      closing.abort();
      await thread.close();
      await watching;
    },
  };
}

import type { Logger } from '../logging/logger.ts';

/** A task that runs again and again until it is stopped. */
export interface RepeatedTask {
  /** Resolves when no run is left, so that the database may be closed. */
  stop(): Promise<void>;
}

export interface TaskToRepeat {
  everyMs: number;
  /** Logged, at level error, with the cause of a run that failed. */
  failureMessage: string;
  run: () => Promise<unknown>;
}

/** Runs a task at a fixed pace. A run that is due while the last one is still going is skipped; a failed one is logged. */
export function repeatEvery({ everyMs, failureMessage, run }: TaskToRepeat, logger: Logger): RepeatedTask {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= run()
      .catch((err) => logger.error({ err }, failureMessage))
      .finally(() => {
        running = null;
      });
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

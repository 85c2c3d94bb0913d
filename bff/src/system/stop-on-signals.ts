import type { Logger } from '../logging/logger.ts';

/** A terminal and the start script may both forward one Ctrl+C; only a later signal means that the user is impatient. */
const SAME_SIGNAL_MS = 1000;

/** Stops once, on a signal or when the start script is gone, and exits; a second signal exits at once. */
export function stopOnSignals(stop: () => Promise<void>, logger: Logger): void {
  let since: number | undefined;
  const begin = () => {
    since = Date.now();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        logger.error({ err }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (since === undefined) begin();
      else if (Date.now() - since > SAME_SIGNAL_MS) process.exit(1);
    });
  }
  const onDisconnect = () => {
    if (since === undefined) begin();
  };
  // The start script may be gone before anything was ready to listen.
  if (process.connected === false) onDisconnect();
  else process.on('disconnect', onDisconnect);
}

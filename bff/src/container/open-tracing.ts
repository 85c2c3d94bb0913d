import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import type { Tracing } from '../tracing/create-tracing.ts';
import type { Report } from '../tracing/exporter.ts';

/** A stop of the process waits no longer for a collector that is away. */
const LAST_WAIT_MS = 3000;

export interface OpenTracing extends Tracing {
  /** Where troubles with the collector are written. */
  reportTo(logger: Logger): void;
}

/** Makes traces where the environment names a collector; `null` where it does not, and then nothing is loaded. */
export async function openTracing({ traces }: Pick<Environment, 'traces'>): Promise<OpenTracing | null> {
  if (!traces) return null;
  const { createTracing } = await import('../tracing/create-tracing.ts');
  let report: Report = () => undefined;
  const tracing = createTracing(traces, (taken) => report(taken));
  return {
    ...tracing,
    reportTo(logger) {
      report = (taken) =>
        taken
          ? logger.info('the collector takes traces again')
          : logger.warn({ url: traces.url }, 'the collector does not take traces: they are dropped');
    },
    async close() {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, LAST_WAIT_MS);
      await Promise.race([tracing.close(), late]);
      clearTimeout(limit);
    },
  };
}

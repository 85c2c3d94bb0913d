import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import type { Tracing } from '../tracing/create-tracing.ts';
import type { Report } from '../tracing/exporter.ts';

/** The longest that a stopping process waits for a collector that does not answer. */
const LAST_WAIT_MS = 3000;

export interface OpenTracing extends Tracing {
  /** Where problems with the collector are logged. */
  reportTo(logger: Logger): void;
}

/** Starts tracing where the environment names a collector; otherwise loads nothing and answers `null`. */
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

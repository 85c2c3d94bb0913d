import type { Environment } from '../environment.ts';
import { listen } from '../http/listen.ts';
import { isLoopback, LOOPBACK } from '../http/own-origins.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../metrics/create-metrics.ts';

export interface OpenMetrics extends Pick<Metrics, 'observer' | 'showHealth'> {
  port: number;
  close(): Promise<void>;
}

const VARIABLES = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

/**
 * Counts, and answers `/metrics` on a listener of its own, so that no rule of the public one can open it; `null` where no
 * port was named, and then nothing is loaded. Rejects with `StartupError` where the port is taken.
 */
export async function openMetrics(
  { METRICS_PORT, METRICS_HOST }: Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST'>,
  logger: Logger,
): Promise<OpenMetrics | null> {
  if (METRICS_PORT === undefined) return null;
  const { createMetrics } = await import('../metrics/create-metrics.ts');
  const { answerMetrics } = await import('../metrics/answer-metrics.ts');
  const metrics = createMetrics();
  const listener = await listen(METRICS_PORT, METRICS_HOST, VARIABLES);
  listener.serve(answerMetrics(metrics, isLoopback(METRICS_HOST) ? LOOPBACK : null));
  logger.info({ host: METRICS_HOST, port: listener.port }, 'metrics are answered');
  return { ...metrics, port: listener.port, close: () => listener.close(0) };
}

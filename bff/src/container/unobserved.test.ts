import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { createLogger } from '../logging/logger.ts';
import { openMetrics } from './open-metrics.ts';
import { openTracing } from './open-tracing.ts';

test('without METRICS_PORT nothing listens, and without a collector nothing is traced', async () => {
  const environment = readEnvironment({});
  expect(await openMetrics(environment, createLogger('silent'))).toBeNull();
  expect(await openTracing(environment)).toBeNull();
});

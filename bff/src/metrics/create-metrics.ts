import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { Observer } from '../ports/observer.ts';
import { callMetrics } from './call-metrics.ts';
import { eventMetrics } from './event-metrics.ts';
import { type Health, healthMetrics } from './health-metrics.ts';
import { numberMetrics } from './number-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

/** What Prometheus reads of this process. `docs/metrics.md` describes each metric. */
export interface Metrics {
  observer: Observer;
  /** Adds the metrics that are known once everything has started. */
  showHealth(health: Health): void;
  /** All metrics in Prometheus' text format, of the type `contentType`. */
  text(): Promise<string>;
  contentType: string;
  registry: Registry;
}

/** Starts to count. This folder is loaded only where metrics are on: the client costs time and memory. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    observer: {
      request: requestMetrics(registry),
      watch: callMetrics(registry),
      note: eventMetrics(registry),
      measure: numberMetrics(registry),
      headers: () => ({}),
    },
    showHealth: (health) => healthMetrics(registry, health),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    registry,
  };
}

import { collectDefaultMetrics, Registry } from '@prometheus-io/client';
import type { Observer } from '../ports/observer.ts';
import { callMetrics } from './call-metrics.ts';
import { eventMetrics } from './event-metrics.ts';
import { type Health, healthMetrics } from './health-metrics.ts';
import { numberMetrics } from './number-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

/** What Prometheus reads of this process. Each metric stands in `docs/metrics.md`. */
export interface Metrics {
  observer: Observer;
  /** Adds what is known once everything has started. */
  showHealth(health: Health): void;
  /** All metrics in Prometheus' text format, of the type `contentType`. */
  text(): Promise<string>;
  contentType: string;
  registry: Registry;
}

/** Counts from now on. This folder is loaded only where somebody wants metrics: the client costs time and memory. */
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

import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import type { Observer } from '../ports/observer.ts';
import { secondsSince } from './seconds-since.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Requests of browsers, by the pattern of their route: with addresses, each picture would be a label. */
export function requestMetrics(registry: Registry): Observer['request'] {
  const registers = [registry];
  const requests = new Counter({
    name: 'andromeda_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'andromeda_http_request_seconds',
    help: 'Seconds until an answer begins; a stream goes on afterwards.',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  });
  const open = new Gauge({
    name: 'andromeda_http_requests_open',
    help: 'Requests that wait for the beginning of their answer.',
    registers,
  });
  return async (head, run) => {
    const started = performance.now();
    open.inc();
    try {
      const end = await run();
      // A stranger may send any word as a method.
      const method = METHODS.has(head.method) ? head.method : 'other';
      const { route, status } = end;
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, secondsSince(started));
      return end;
    } finally {
      open.dec();
    }
  };
}

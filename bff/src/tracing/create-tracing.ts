import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../observation/trace-variables.ts';
import type { Observer } from '../ports/observer.ts';
import { createExporter, type Report } from './exporter.ts';
import { samplerOf } from './sampler.ts';
import { createTracingObserver } from './tracing-observer.ts';

/** Traces of this process, on their way to a collector. */
export interface Tracing {
  observer: Observer;
  /** What a line of the log carries, so that it is found from the trace and the other way round. */
  logFields(): { traceId?: string };
  /** Sends what is left. */
  close(): Promise<void>;
}

const SERVICE = 'andromeda';

/**
 * Makes spans from now on and sends them in batches; what the collector does not take in time is dropped, and `report` is
 * called once. Nothing global is set: what else runs in this process sees none of it.
 */
export function createTracing(settings: TraceSettings, report: Report): Tracing {
  const contexts = new AsyncLocalStorageContextManager();
  const named = resourceFromAttributes({ 'service.name': SERVICE });
  const provider = new TracerProvider({
    // The variables have the last word.
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(settings, report) })],
  });
  const active = (): Context => contexts.active() ?? ROOT_CONTEXT;
  return {
    observer: createTracingObserver(provider.getTracer(SERVICE), {
      active,
      within: (context, run) => contexts.with(context, run),
    }),
    logFields: () => {
      const traceId = trace.getSpanContext(active())?.traceId;
      return traceId === undefined ? {} : { traceId };
    },
    // What could not be sent was reported.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

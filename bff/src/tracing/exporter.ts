import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../observation/trace-variables.ts';

/** Told when the collector stops taking traces, and when it takes them again. */
export type Report = (taken: boolean) => void;

/** Sends spans to a collector by OTLP over HTTP. Headers, certificates and time limits are the variables'. */
export function createExporter({ url, protocol }: TraceSettings, report: Report): SpanExporter {
  const exporter = protocol === 'http/json' ? new JsonExporter({ url }) : new ProtobufExporter({ url });
  let taking = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const taken = result.code === ExportResultCode.SUCCESS;
        if (taken !== taking) report(taken);
        taking = taken;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

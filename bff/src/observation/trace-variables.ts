import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const protocols = ['http/protobuf', 'http/json'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const oneOf = (words: readonly string[]) => `um destes: ${words.join(', ')}`;

/** OpenTelemetry's own variables, of which the exporter reads more: headers, certificates, compression and time limits. */
export const traceVariables = {
  OTEL_SDK_DISABLED: [z.enum(['true', 'false']), oneOf(['true', 'false'])],
  OTEL_TRACES_EXPORTER: [z.enum(['otlp', 'none']), oneOf(['otlp', 'none'])],
  OTEL_EXPORTER_OTLP_ENDPOINT: [address, 'um endereço http ou https'],
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [address, 'um endereço http ou https'],
  OTEL_EXPORTER_OTLP_PROTOCOL: [z.enum(protocols), oneOf(protocols)],
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: [z.enum(protocols), oneOf(protocols)],
  OTEL_TRACES_SAMPLER: [z.enum(samplers), oneOf(samplers)],
  OTEL_TRACES_SAMPLER_ARG: [
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
      .transform(Number),
    'um número de 0 a 1, como 0.1',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type TraceVariables = {
  [Name in keyof typeof traceVariables]?: z.output<(typeof traceVariables)[Name][0]>;
};

/** Where traces are sent, and which ones. */
export interface TraceSettings {
  url: string;
  protocol: (typeof protocols)[number];
  sampler: (typeof samplers)[number];
  /** From 0 to 1, for the samplers by ratio. */
  ratio: number;
}

/** The settings from the variables; `null` where tracing is off. */
export function traceSettings(variables: TraceVariables): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = variables;
  const url = own ?? (base && `${base}/v1/traces`);
  const off = variables.OTEL_SDK_DISABLED === 'true' || variables.OTEL_TRACES_EXPORTER === 'none';
  if (!url || off) return null;
  return {
    url,
    protocol:
      variables.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ??
      variables.OTEL_EXPORTER_OTLP_PROTOCOL ??
      'http/protobuf',
    sampler: variables.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: variables.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

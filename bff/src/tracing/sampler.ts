import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../observation/trace-variables.ts';

/** Which traces are kept, by OpenTelemetry's own names. */
export function samplerOf({ sampler, ratio }: Pick<TraceSettings, 'sampler' | 'ratio'>): Sampler {
  const byParent = sampler.startsWith('parentbased_');
  const root = rootOf(sampler, ratio);
  return byParent ? new ParentBasedSampler({ root }) : root;
}

function rootOf(sampler: TraceSettings['sampler'], ratio: number): Sampler {
  if (sampler.endsWith('traceidratio')) return new TraceIdRatioBasedSampler(ratio);
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new AlwaysOnSampler();
}

import type { VitalName } from '../../contract/web-vitals.ts';

/** Visits by their measured time, in the buckets of `services/registry/load-times.ts`. */
export interface VitalCount {
  remote: string;
  version: string;
  screen: string;
  name: VitalName;
  times: readonly number[];
}

/** How fast visits were, by day, of all nodes together. Rejects with `StoreError`. */
export interface WebVitalRepository {
  add(counts: readonly VitalCount[], day: Date): Promise<void>;
  /** The sums since the day of `time`. */
  since(time: Date): Promise<VitalCount[]>;
  forget(before: Date): Promise<void>;
}

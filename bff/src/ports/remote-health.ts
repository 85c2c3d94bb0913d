import type { HealthSummary } from '../../contract/remote-health.ts';

/** What one node gathered of one version. */
export interface HealthCount {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  loadMs: number;
  maxMs: number;
  visitors: readonly string[];
}

/** Loads and failures of remotes by minute, of all nodes together. */
export interface RemoteHealthBook {
  add(counts: readonly HealthCount[], now: Date): Promise<void>;
  since(time: Date): Promise<HealthSummary>;
  forget(before: Date): Promise<void>;
}

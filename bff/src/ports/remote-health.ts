import type { HealthMinute } from '../../contract/remote-health.ts';

/** The counts that one node gathered for one version. */
export interface HealthCount {
  remote: string;
  version: string;
  loads: number;
  failures: number;
  loadMs: number;
  maxMs: number;
  /** Loads by the time they took, in the buckets of `services/registry/load-times.ts`. */
  times: readonly number[];
  visitors: readonly string[];
}

/** The counts of all nodes for one version. */
export interface HealthSum extends Omit<HealthCount, 'visitors'> {
  /** Different browsers or users. */
  visitors: number;
}

/** The counts of all nodes for one version, in one step of a curve. */
export interface HealthStep extends Omit<HealthCount, 'visitors' | 'loadMs'> {
  /** Where the step begins; ISO 8601. */
  at: string;
}

export interface CurveRequest {
  since: Date;
  stepMinutes: number;
  /** Null for all of them. */
  remote: string | null;
  version: string | null;
}

/** Loads and failures of remotes by minute, of all nodes together. */
export interface RemoteHealthRepository {
  add(counts: readonly HealthCount[], now: Date): Promise<void>;
  /** The sums since the minute of `time`. */
  since(time: Date): Promise<HealthSum[]>;
  minutesSince(time: Date): Promise<HealthMinute[]>;
  /** Oldest first. Steps begin at `since`; those without any openings are left out. */
  curve(request: CurveRequest): Promise<HealthStep[]>;
  forget(before: Date): Promise<void>;
}

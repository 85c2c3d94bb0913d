import type { VitalName } from '../../contract/web-vitals.ts';

/** What one node gathered of one signed-in user's visits to one version: how many were measured, and how many of them were slow. */
export interface UserVitalCount {
  remote: string;
  version: string;
  name: VitalName;
  /** The user's name as a visitor. */
  visitor: string;
  /** ISO 8601: the beginning of the day, or the remote's last change where that was later. */
  since: string;
  reports: number;
  slow: number;
  /** Whether the first of them was. */
  firstSlow: boolean;
}

/** How many signed-in users of a version were measured, and how many of them found it slow. */
export interface SlowShare {
  version: string;
  name: VitalName;
  users: number;
  affected: number;
}

/** Of one version, metric and day no more users are counted once there are this many. */
export const MOST_VITAL_USERS = 5000;

/** Which users found which version slow, of all nodes together. Rejects with `StoreError`. */
export interface UserVitalRepository {
  add(counts: readonly UserVitalCount[]): Promise<void>;
  /**
   * Of each version and metric of a remote, by what began at `time` or later. A user is affected where more than half of their visits
   * were slow. For LCP the first visit does not count: a version that is new to a browser is not in its cache.
   */
  shares(remote: string, time: Date): Promise<SlowShare[]>;
  forget(before: Date): Promise<void>;
}

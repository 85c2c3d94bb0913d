import type { RemoteFlag } from '../../contract/remote-flags.ts';

/** A flag with the users whom it names, by their names as visitors. */
export interface StoredFlag extends Omit<RemoteFlag, 'namedUsers'> {
  visitors: readonly string[];
}

/** A change of one flag. What is null stays as it was. */
export interface StoredFlagChange {
  remote: string;
  name: string;
  /** The revision that the decision was made on; 0 for a flag that does not exist. */
  revision: number;
  percent: number | null;
  note: string | null;
  addVisitors: readonly string[];
  removeVisitors: readonly string[];
  remove: boolean;
  who: string;
}

export type FlagOutcome =
  | { outcome: 'done' | 'changed'; flag: StoredFlag | null }
  | { outcome: 'unknown' | 'too_many' };

/** What remotes show to some users. Every change and its line in the trail are one transaction. */
export interface RemoteFlagRepository {
  all(): Promise<StoredFlag[]>;
  /** Compare-and-swap: `changed` with the present state when the revision is an old one. */
  change(change: StoredFlagChange): Promise<FlagOutcome>;
}

import type { RemoteError } from '../../contract/remote-errors.ts';

/** What one node gathered of one error of one version. */
export interface ErrorCount {
  remote: string;
  version: string;
  /** Names the message and the place together. */
  fingerprint: string;
  message: string;
  place: string;
  /** How often signed-in users met it, who were served the version. */
  times: number;
  anonymousTimes: number;
  /** Names of these users as visitors. */
  users: readonly string[];
}

/** How many signed-in users had a version, and how many of them met an error of it. */
export interface ErrorShare {
  version: string;
  users: number;
  affected: number;
}

/** For one error no more users are counted once there are this many. */
export const MOST_ERROR_USERS = 200;

/** An error as it is stored: only its place in the built file is known. */
export type StoredError = Omit<RemoteError, 'source'>;

/** Errors that pages met in the code of remotes, of all nodes together. Rejects with `StoreError`. */
export interface RemoteErrorRepository {
  add(counts: readonly ErrorCount[], now: Date): Promise<void>;
  /** The errors met since `time`, what most users met first; 300 at most. */
  since(time: Date): Promise<StoredError[]>;
  /** Of each version of a remote that signed-in users had since `time`. */
  shares(remote: string, time: Date): Promise<ErrorShare[]>;
  forget(before: Date): Promise<void>;
}

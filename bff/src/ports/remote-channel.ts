/** Which versions of one remote users see. */
export interface RemoteChannel {
  remote: string;
  /** Null while the remote follows what is built on the server's disk. */
  liveVersion: string | null;
  canaryVersion: string | null;
  canaryPercent: number;
  /** Newest first; the first one is where a rollback leads. */
  earlierVersions: readonly string[];
  revision: number;
  setBy: string;
  changedAt: string;
}

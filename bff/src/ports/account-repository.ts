import type { User } from './user.ts';

/** A user's request to have their account deleted. Dates are ISO 8601 in UTC. */
export interface DeletionRequest {
  requestedAt: string;
  dueAt: string;
}

export interface AccountRecord {
  hasPassword: boolean;
  /** When the calling session began; null where it has ended. */
  signedInAt: string | null;
  deletion: DeletionRequest | null;
}

/** An account whose deletion is due, and its data outside the database. */
export interface DueDeletion {
  userId: string;
  email: string;
  /** At the payment provider. */
  subscriptionIds: string[];
  imageIds: string[];
}

/** Accounts as a whole. All reject with `StoreError`. */
export interface AccountRepository {
  read(user: User): Promise<AccountRecord>;
  /** Whether this is the user's password. */
  provesPassword(user: User, password: string): Promise<boolean>;
  /** Ends all sessions of the user. If repeated, the first request stays valid. */
  requestDeletion(userId: string, requestedAt: Date, dueAt: Date): Promise<DeletionRequest>;
  /** False once a process has begun to delete. */
  keep(userId: string): Promise<boolean>;
  /** Hands one account that is due to one process, until the lease ends. */
  claimDue(now: Date, leaseSeconds: number): Promise<DueDeletion | null>;
  /** Deletes the claimed account with all its rows, and keeps the proof of it; false where none was claimed. */
  finishDeletion(userId: string, files: number): Promise<boolean>;
  /** Deletes payments of deleted accounts that no law requires any more; answers how many. */
  forgetOldPayments(now: Date): Promise<number>;
}

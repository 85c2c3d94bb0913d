import type {
  ApprovalRule,
  ReleaseLock,
  ReleaseRequest,
  RequestState,
} from '../../contract/release-guards.ts';
import type { RemoteChannel } from './remote-channel.ts';

/** Whoever asks for a change or decides on one: an account, or a deploy token. */
export interface Petitioner {
  name: string;
  userId: string | null;
  tokenId: string | null;
}

/** A request with who asked: the account, or the one behind the token, where that is known. */
export interface StoredRequest extends Omit<ReleaseRequest, 'own'> {
  asker: string | null;
  /** The account that made the token that asked, and its name. */
  maker: string | null;
  makerName: string | null;
}

export interface LockRow extends ReleaseLock {
  remote: string;
}
export interface ApprovalRow extends ApprovalRule {
  /** `*`: all. */
  remote: string;
}

/** Every lock, where approvals are needed, and the open requests. */
export interface Guards {
  locks: readonly LockRow[];
  approvals: readonly ApprovalRow[];
  requests: readonly StoredRequest[];
}

export type Locked = { outcome: 'locked'; lock: ReleaseLock };
export type DecisionRefusal =
  | { outcome: 'request_ended'; state: RequestState }
  | { outcome: 'own_request' | 'unknown_request' | 'not_allowed' };

export interface AskRequest {
  remote: string;
  revision: number;
  what: 'promote' | 'canary';
  version: string;
  percent: number | null;
}
export type AskOutcome =
  | { outcome: 'asked'; request: StoredRequest }
  | { outcome: 'changed'; channel: RemoteChannel }
  | Locked
  | { outcome: 'unknown_version' | 'already_live' };

/** What holds changes back. Every call and its line in the trail are one transaction. */
export interface ReleaseGuards {
  guards(): Promise<Guards>;
  /** `locked` with the lock that was there before, which stays. */
  lock(remote: string, reason: string, who: string): Promise<{ outcome: 'done'; lock: ReleaseLock } | Locked>;
  /** False where there is no lock. */
  unlock(remote: string, who: string): Promise<boolean>;
  /** Of all remotes for `*`. Safe to repeat. */
  requireApproval(remote: string, required: boolean, who: string): Promise<void>;
  /** The same again answers the open request; another takes its place. `changed` also where no approval is needed. */
  ask(request: AskRequest, by: Petitioner): Promise<AskOutcome>;
  /** Null for one that this remote never had. */
  request(remote: string, id: string): Promise<StoredRequest | null>;
  decline(
    remote: string,
    id: string,
    by: Petitioner,
  ): Promise<{ outcome: 'declined' } | Exclude<DecisionRefusal, { outcome: 'own_request' }>>;
}

import type { User } from './user.ts';

/** One sign-in on one device. */
export interface SessionRecord {
  id: string;
  /** How the browser named itself; empty where it was not recorded. */
  userAgent: string;
  lastUsedAt: string;
}

/**
 * `leaving`: its user asked for the deletion of their account, and may only change their mind. `second_factor`: its user
 * has a second factor, and this session has yet to pass that step.
 */
export type SessionStanding = 'open' | 'leaving' | 'second_factor' | 'closed';

/** The sessions of the session service. Rejects with `StoreError`. */
export interface SessionRepository {
  standing(session: Pick<User, 'userId' | 'sessionId'>): Promise<SessionStanding>;
  /** The user's open sessions, the most recently used first; 100 at most. */
  list(user: User): Promise<SessionRecord[]>;
  /** Ends every session of the user except the calling one. */
  endOthers(user: User): Promise<void>;
}

/** Which sessions are open, cached for a moment, so that a signed-in request seldom waits for the database. */
export interface OpenSessions {
  standing(session: Pick<User, 'userId' | 'sessionId'>): Promise<SessionStanding>;
  /** To be called when sessions of this user may have ended: the next request asks the database. */
  forget(userId: string): void;
}

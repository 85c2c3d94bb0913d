import type { SessionUser } from '@andromeda/platform';
import { type AuthUser, toSessionUser } from './session-user.ts';

/** Where the session's client stores it. */
export const SESSION_KEY = 'andromeda-session';

/** The client itself refreshes at 90 s; below that only the client knows. */
const FRESH_MS = 90_000;

/** The session in the browser's storage, before the session's client is loaded. */
export type StoredSession =
  | { kind: 'none' }
  | { kind: 'fresh'; accessToken: string; user: SessionUser }
  /** There is a session, but only the client knows whether it is valid. `user` where it could be read. */
  | { kind: 'stale'; user: SessionUser | null };

// Read late and inside a try: a browser that forbids storage throws at the mere access.
export const browserStorage = { getItem: (key: string) => localStorage.getItem(key) };

/**
 * Reads the kept session, so that a reload neither waits for the client's code nor shows a spinner when the token
 * is valid for a while longer.
 */
export function readStoredSession(storage: Pick<Storage, 'getItem'>, now: number): StoredSession {
  try {
    const text = storage.getItem(SESSION_KEY);
    if (!text) return { kind: 'none' };
    const { access_token, expires_at, user } = JSON.parse(text) as Partial<WrittenSession>;
    if (!user?.id) return { kind: 'stale', user: null };
    const sessionUser = toSessionUser(user);
    if (!access_token || !expires_at || expires_at * 1000 - now < FRESH_MS)
      return { kind: 'stale', user: sessionUser };
    return { kind: 'fresh', accessToken: access_token, user: sessionUser };
  } catch {
    return { kind: 'stale', user: null };
  }
}

/** The user of the kept session, where it could be read. */
export const userIn = (stored: StoredSession) => (stored.kind === 'none' ? null : stored.user);

interface WrittenSession {
  access_token: string;
  expires_at: number;
  user: AuthUser;
}

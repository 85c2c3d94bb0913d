import type { Clock } from '../ports/clock.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import type { OpenSessions, SessionRepository, SessionStanding } from '../ports/session-repository.ts';
import type { TokenVerifier, User } from '../ports/user.ts';

/** A session that ended elsewhere is taken for open at most this long; users are promised 30 s. */
const LONGEST_MS = 25_000;
/** From this age on, an answer is refreshed in the background while the request uses the old one. */
const RENEWED_AFTER_MS = 10_000;
const MOST_SESSIONS = 20_000;

interface Known {
  userId: string;
  /** When the question was asked: the answer knows nothing of a session that ended later. */
  askedAt: number;
  standing: Promise<SessionStanding>;
  renewing: boolean;
}

export function createOpenSessions(
  repository: Pick<SessionRepository, 'standing'>,
  { now }: Pick<Clock, 'now'>,
  { measure, note }: Pick<Observer, 'measure' | 'note'> = unobserved,
): OpenSessions {
  const known = new Map<string, Known>();
  measure({ what: 'known_sessions' }, () => known.size);
  const ask = (user: Pick<User, 'userId' | 'sessionId'>): Known => ({
    userId: user.userId,
    askedAt: now().getTime(),
    standing: repository.standing(user),
    renewing: false,
  });
  const remember = (sessionId: string, entry: Known) => {
    known.delete(sessionId);
    known.set(sessionId, entry);
    const [oldest] = known.keys();
    if (known.size > MOST_SESSIONS && oldest !== undefined) known.delete(oldest);
  };
  const renew = (user: Pick<User, 'userId' | 'sessionId'>, old: Known) => {
    old.renewing = true;
    const next = ask(user);
    const replace = () => {
      // Only an entry that is still cached is replaced: `forget` may have been called meanwhile.
      if (known.get(user.sessionId) === old) remember(user.sessionId, next);
    };
    const keep = () => {
      old.renewing = false;
    };
    next.standing.then(replace, keep);
  };
  return {
    async standing(user) {
      const found = known.get(user.sessionId);
      const age = found ? now().getTime() - found.askedAt : Number.POSITIVE_INFINITY;
      const believed = found?.userId === user.userId && age < LONGEST_MS;
      note({ what: 'session_asked', known: believed });
      if (found && believed) {
        if (age >= RENEWED_AFTER_MS && !found.renewing) renew(user, found);
        return found.standing;
      }
      const entry = ask(user);
      remember(user.sessionId, entry);
      const askAgain = () => known.get(user.sessionId) === entry && known.delete(user.sessionId);
      // A second step that was passed on another node counts here at once.
      entry.standing.then((standing) => standing === 'second_factor' && askAgain(), askAgain);
      return entry.standing;
    },
    forget(userId) {
      for (const [sessionId, entry] of known) if (entry.userId === userId) known.delete(sessionId);
    },
  };
}

/** Recognises the user of a token whose session is still open. */
export function createSessionVerifier(tokens: TokenVerifier, sessions: OpenSessions): TokenVerifier {
  return {
    async verify(token) {
      const user = await tokens.verify(token);
      const standing = user ? await sessions.standing(user) : 'closed';
      if (standing === 'closed') return null;
      if (user && standing === 'second_factor') return { ...user, awaitsSecondFactor: true };
      return user && standing === 'leaving' ? { ...user, leaving: true } : user;
    },
  };
}

/** Treats a user who must first pass the second step, or who asked for deletion, as nobody: for every other route. */
export function withoutBarred(verifier: TokenVerifier): TokenVerifier {
  return {
    async verify(token) {
      const user = await verifier.verify(token);
      return user?.leaving || user?.awaitsSecondFactor ? null : user;
    },
  };
}

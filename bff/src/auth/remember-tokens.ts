import { decodeJwt } from 'jose';
import type { TokenVerifier, User } from '../ports/user.ts';

/** A key that its project takes back must not be believed for a token's whole hour. */
const LONGEST_MS = 600_000;
const MOST_TOKENS = 20_000;

/**
 * Remembers whom `verifier` knew by a token, so that a signature is checked once in ten minutes and not with every
 * request. Nobody is known by a token that has expired, and a token that was refused is checked again.
 */
export function rememberTokens(verifier: TokenVerifier, now = () => new Date()): TokenVerifier {
  const known = new Map<string, { user: User; untilMs: number }>();
  return {
    async verify(token) {
      const nowMs = now().getTime();
      const found = known.get(token);
      if (found && nowMs < found.untilMs) return found.user;
      known.delete(token);
      const user = await verifier.verify(token);
      if (!user) return null;
      const { exp = 0 } = decodeJwt(token);
      known.set(token, { user, untilMs: Math.min(exp * 1000, nowMs + LONGEST_MS) });
      const [oldest] = known.keys();
      if (known.size > MOST_TOKENS && oldest !== undefined) known.delete(oldest);
      return user;
    },
  };
}

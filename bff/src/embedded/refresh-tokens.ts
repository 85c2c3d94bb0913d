import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SqlDatabase } from './sql-database.ts';

/** The embedded service's own: a UUID of version 7, most of which is the time. */
const SHORT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UUID_BYTES = 16;
const MAC_BYTES = 32;
/** The service's UUID, the session's, and what only we can compute of the two. */
const BYTES = UUID_BYTES + UUID_BYTES + MAC_BYTES;

/**
 * Hands out refresh tokens that nobody guesses in place of the embedded service's, which have 74 random bits. They name their
 * session, so that a copy is known for one after its row is gone.
 */
export function createRefreshTokens(database: Pick<SqlDatabase, 'query'>, secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'andromeda refresh tokens', 32));
  const macOf = (named: Buffer) => createHmac('sha256', key).update(named).digest();
  return {
    /** One issued token always becomes the same long one, so that a renewal which is repeated gets it again. */
    async lengthen(issued: string, sessionId: string): Promise<string> {
      if (!SHORT.test(issued)) return issued;
      const named = Buffer.from(`${issued}${sessionId}`.replaceAll('-', ''), 'hex');
      const token = Buffer.concat([named, macOf(named)]).toString('base64url');
      await database.query('update auth.refresh_tokens set token = $2 where token = $1', [issued, token]);
      return token;
    },
    /** The session that a token was handed out for, whether or not its row is still there; null for all other texts. */
    sessionOf(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== BYTES) return null;
      const named = bytes.subarray(0, -MAC_BYTES);
      if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), macOf(named))) return null;
      return named
        .subarray(UUID_BYTES)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

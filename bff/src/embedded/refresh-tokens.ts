import { createHmac, hkdfSync } from 'node:crypto';
import type { SqlDatabase } from './sql-database.ts';

/** The embedded service's own: a UUID of version 7, most of which is the time. */
const SHORT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Hands out refresh tokens that nobody guesses in the place of the embedded service's, which have 74 random bits. One issued
 * token always becomes the same long one: of two tabs that renew at once the second may be given the issued one again.
 */
export function createRefreshTokens(database: Pick<SqlDatabase, 'query'>, secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'andromeda refresh tokens', 32));
  return {
    async lengthen(issued: string): Promise<string> {
      if (!SHORT.test(issued)) return issued;
      const token = createHmac('sha256', key).update(issued).digest('base64url');
      await database.query('update auth.refresh_tokens set token = $2 where token = $1', [issued, token]);
      return token;
    },
  };
}

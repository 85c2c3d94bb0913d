import type { SessionClient } from '../../session/auth-client.ts';
import { type AuthFailure, authFailure } from '../../session/auth-failure.ts';

/**
 * Changes the password of the user to whom the link was sent. The link is used up only now, so that a reload of
 * the page costs nothing; `verified` carries over a second try with the same link.
 */
export function createPasswordReset(tokenHash: string | null) {
  let verified = tokenHash === null;
  return async (auth: SessionClient, password: string): Promise<AuthFailure | null> => {
    if (!verified && tokenHash) {
      const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
      if (error) return authFailure(error) === 'unknown' ? 'link_expired' : authFailure(error);
      verified = true;
    }
    const { error } = await auth.updateUser({ password });
    if (error) return error.name === 'AuthSessionMissingError' ? 'link_expired' : authFailure(error);
    // Anybody who knew the old password is signed out everywhere.
    await auth.signOut({ scope: 'global' });
    return null;
  };
}

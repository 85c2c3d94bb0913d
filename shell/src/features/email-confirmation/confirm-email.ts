import type { SessionClient } from '../../session/auth-client.ts';
import { authFailure } from '../../session/auth-failure.ts';
import { rememberConfirmed, wasConfirmedHere } from './confirmed-links.ts';

/** What became of a confirmation link. */
export type ConfirmationOutcome = 'confirmed' | 'link_expired';

/**
 * Confirms the address by the token of the mail's link. Rejects where no answer came, so that it can be tried
 * again. Without a token, the session service may have confirmed by itself and sent the session in the address.
 */
export async function confirmEmail(
  auth: SessionClient,
  tokenHash: string | null,
): Promise<ConfirmationOutcome> {
  if (!tokenHash) {
    const { data } = await auth.getSession();
    return data.session ? 'confirmed' : 'link_expired';
  }
  if (wasConfirmedHere(tokenHash)) return 'confirmed';
  const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  if (!error) {
    rememberConfirmed(tokenHash);
    return 'confirmed';
  }
  const failure = authFailure(error);
  if (failure === 'offline' || failure === 'too_many_requests') throw error;
  return 'link_expired';
}

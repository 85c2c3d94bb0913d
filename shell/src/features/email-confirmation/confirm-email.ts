import type { SessionClient } from '../../session/auth-client.ts';
import { type AuthFailure, authFailure } from '../../session/auth-failure.ts';
import { ownSignUps } from '../../session/own-sign-ups.ts';
import { rememberConfirmed, wasConfirmedHere } from './confirmed-links.ts';

/** The result of a confirmation link. `password_missing`: the address is confirmed, but no password was chosen yet. */
export type ConfirmationOutcome =
  | 'confirmed'
  | 'password_wanted'
  | 'password_missing'
  | 'signed_in'
  | 'link_expired';

/** How the browser came here: by the link in our mail, or from the session service, which already confirmed the address. */
export interface ConfirmationLink {
  tokenHash: string | null;
  arrivedWithSession: boolean;
}

/**
 * Confirms the address where the account's password was typed in this browser. Elsewhere the link stays unused until
 * a password is chosen. Rejects without an answer, so that it can be tried again.
 */
export async function confirmEmail(
  auth: SessionClient,
  { tokenHash, arrivedWithSession }: ConfirmationLink,
): Promise<ConfirmationOutcome> {
  if (!tokenHash) {
    const { data } = await auth.getSession();
    if (!data.session) return 'link_expired';
    return arrivedWithSession ? outcomeFor(data.session.user.id) : 'signed_in';
  }
  if (wasConfirmedHere(tokenHash)) return 'confirmed';
  if (!ownSignUps.some()) return 'password_wanted';
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  if (error) return refusedLink(error);
  const outcome = outcomeFor(data.user?.id ?? '');
  if (outcome === 'confirmed') rememberConfirmed(tokenHash);
  return outcome;
}

function outcomeFor(userId: string): ConfirmationOutcome {
  const own = ownSignUps.has(userId);
  ownSignUps.remove(userId);
  return own ? 'confirmed' : 'password_missing';
}

function refusedLink(error: Error): ConfirmationOutcome {
  const failure = authFailure(error);
  if (failure === 'offline' || failure === 'too_many_requests') throw error;
  return 'link_expired';
}

/**
 * Confirms the address, if that is still to be done, and gives the account the password chosen by the user who opened the
 * link. A second try continues where the first one failed.
 */
export function createConfirmationWithPassword(tokenHash: string | null, confirmed: boolean) {
  let verified = confirmed;
  return async (auth: SessionClient, password: string): Promise<AuthFailure | null> => {
    if (!verified && tokenHash) {
      const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
      if (error) return authFailure(error) === 'unknown' ? 'link_expired' : authFailure(error);
      verified = true;
    }
    const { error } = await auth.updateUser({ password });
    const failure = error && authFailure(error);
    if (failure && failure !== 'same_password') return failure;
    // Anybody who knew the password of the sign-up is signed out.
    await auth.signOut({ scope: 'others' });
    if (tokenHash) rememberConfirmed(tokenHash);
    return null;
  };
}

import { phoneDigits } from '@andromeda/design-system';
import type { SessionClient } from '../../session/auth-client.ts';
import { type AuthFailure, authFailure, isMailJustSent } from '../../session/auth-failure.ts';
import { ownSignUps } from '../../session/own-sign-ups.ts';
import type { Registration } from './registration.ts';

/** How long the app waits for the new user: 10 checks, 500 ms apart (docs/product.md#sign-up). */
const LOOKS = 10;
const LOOK_EVERY_MS = 500;

export type SignUpOutcome =
  | { kind: 'refused'; failure: AuthFailure }
  /** `complete` is false where the user was not visible in time. */
  | { kind: 'created'; complete: boolean };

/**
 * Creates the account and waits, no longer than needed, until the new user is visible. An address that waits for its
 * confirmation gets the link again and keeps its account.
 */
export async function signUp(
  auth: SessionClient,
  form: Registration,
  origin: string,
): Promise<SignUpOutcome> {
  // `randomUUID` is missing on plain http.
  const mark = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const { data, error } = await auth.signUp({
    email: form.email,
    password: form.password,
    options: {
      data: { full_name: form.fullName, phone: phoneDigits(form.phone), sign_up: mark },
      emailRedirectTo: `${origin}/email-confirmation`,
    },
  });
  if (error && isMailJustSent(error)) {
    // The waiting account may have another password than the one typed now.
    ownSignUps.clear();
    return { kind: 'created', complete: true };
  }
  if (error) return { kind: 'refused', failure: authFailure(error) };
  // A hosted project hides that a confirmed address exists behind a user without identities.
  if (data.user && !data.session && data.user.identities?.length === 0) {
    return { kind: 'refused', failure: 'user_already_exists' };
  }
  if (data.user) noteOwner(data.user, mark);
  return { kind: 'created', complete: await isVisible(auth, data) };
}

// For an address that waits for its confirmation, the service answers the existing account, with its mark.
function noteOwner({ id, user_metadata }: { id: string; user_metadata: object }, mark: string): void {
  if ('sign_up' in user_metadata && user_metadata.sign_up === mark) ownSignUps.add(id);
  else ownSignUps.remove(id);
}

// Without a session (the address is not confirmed yet), the answer itself is the only evidence.
async function isVisible(
  auth: SessionClient,
  created: { user: unknown; session: unknown },
): Promise<boolean> {
  if (!created.session) return created.user !== null;
  for (let look = 1; look <= LOOKS; look += 1) {
    const { data } = await auth.getUser();
    if (data.user) return true;
    if (look < LOOKS) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

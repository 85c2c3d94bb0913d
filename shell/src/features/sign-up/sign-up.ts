import { phoneDigits } from '@andromeda/design-system';
import type { SessionClient } from '../../session/auth-client.ts';
import { type AuthFailure, authFailure } from '../../session/auth-failure.ts';
import type { Registration } from './registration.ts';

/** How long the app waits for the new user: 10 looks, 500 ms apart (docs/product.md#sign-up). */
const LOOKS = 10;
const LOOK_EVERY_MS = 500;

export type SignUpOutcome =
  | { kind: 'refused'; failure: AuthFailure }
  /** `complete` is false where the user was not visible in time. */
  | { kind: 'created'; complete: boolean };

/** Creates the account and waits, no longer than needed, until the new user is visible. */
export async function signUp(
  auth: SessionClient,
  form: Registration,
  origin: string,
): Promise<SignUpOutcome> {
  const { data, error } = await auth.signUp({
    email: form.email,
    password: form.password,
    options: {
      data: { full_name: form.fullName, phone: phoneDigits(form.phone) },
      emailRedirectTo: `${origin}/email-confirmation`,
    },
  });
  if (error) return { kind: 'refused', failure: authFailure(error) };
  // A hosted project hides that a confirmed address exists behind a user without identities.
  if (data.user && !data.session && data.user.identities?.length === 0) {
    return { kind: 'refused', failure: 'user_already_exists' };
  }
  return { kind: 'created', complete: await isVisible(auth, data) };
}

// Without a session (the address is not confirmed yet) the answer itself is all that can be seen.
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

import { PasswordChangeError, type PasswordChangeFailure } from '@andromeda/platform';
import type { SessionClient } from './auth-client.ts';
import { authFailure } from './auth-failure.ts';

/** `proof` keeps nothing: its sign-in shows that the current password is known. */
interface Clients {
  session(): Promise<SessionClient>;
  proof(): Promise<SessionClient>;
  /** The address of the signed-in user. */
  emailOf(): string | null;
}

/** Changes a password once the current one is proved. Rejects with `PasswordChangeError`. */
export async function changePassword(
  clients: Clients,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const email = clients.emailOf();
  if (!email) throw new PasswordChangeError('other');
  const [session, proof] = await Promise.all([clients.session(), clients.proof()]).catch((cause: unknown) => {
    throw new PasswordChangeError('offline', { cause });
  });
  const proved = await proof.signInWithPassword({ email, password: current });
  if (proved.error) throw refused(proved.error);
  // A new password ends every session but the one that sets it: this page takes the proof's first, so that none of
  // its calls is refused as signed out. An old token, which may be stolen, changes nothing.
  const before = (await session.getSession()).data.session;
  if (before) await vouch(before.access_token, proved.data.session.access_token);
  const taken = await session.setSession(proved.data.session);
  const { error } = taken.error ? taken : await proof.updateUser({ password: next });
  if (!error) return;
  if (before && !taken.error) await session.setSession(before);
  await proof.signOut({ scope: 'local' });
  throw refused(error);
}

/**
 * The proof's session has yet to pass the second step, where there is one; this page's has, and vouches for it. Where that
 * fails, the password stays as it is.
 */
async function vouch(token: string, proof: string): Promise<void> {
  await fetch('/api/account/second-factor/vouch', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token: proof }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
}

const failures: Partial<Record<ReturnType<typeof authFailure>, PasswordChangeFailure>> = {
  invalid_credentials: 'wrong_password',
  weak_password: 'rules_unmet',
  common_password: 'weak_password',
  same_password: 'same_password',
  password_too_long: 'password_too_long',
  too_many_requests: 'too_many_requests',
  offline: 'offline',
};

const refused = (cause: Error) => new PasswordChangeError(failures[authFailure(cause)] ?? 'other', { cause });

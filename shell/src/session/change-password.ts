import { PasswordChangeError, type PasswordChangeFailure } from '@andromeda/platform';
import type { SessionClient } from './auth-client.ts';
import { authFailure } from './auth-failure.ts';

/** `proof` keeps nothing: its sign-in shows that the current password is known and leaves `session` alone. */
interface Clients {
  session(): Promise<SessionClient>;
  proof(): Promise<SessionClient>;
  /** Of whoever is signed in. */
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
  const { error } = await session.updateUser({ password: next });
  // Whoever else knew the old password is signed out, the proof's own session with them.
  if (!error) await session.signOut({ scope: 'others' });
  else await proof.signOut({ scope: 'local' });
  if (error) throw refused(error);
}

const failures: Partial<Record<ReturnType<typeof authFailure>, PasswordChangeFailure>> = {
  invalid_credentials: 'wrong_password',
  weak_password: 'weak_password',
  same_password: 'same_password',
  too_many_requests: 'too_many_requests',
  offline: 'offline',
};

const refused = (cause: Error) => new PasswordChangeError(failures[authFailure(cause)] ?? 'other', { cause });

import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { isRecent } from './read-account.ts';

/**
 * Checks once more that this is the user. Rejects with `password_wrong`; with `sign_in_again` where there is no password and the
 * sign-in is not recent.
 */
export async function requireProof(
  { accounts, clock }: Pick<Services, 'accounts' | 'clock'>,
  user: User,
  password: string | undefined,
): Promise<void> {
  const account = await accounts.read(user);
  if (!account.hasPassword) {
    if (!isRecent(account, clock.now())) throw new DomainError('sign_in_again');
  } else if (!password || !(await accounts.provesPassword(user, password))) {
    throw new DomainError('password_wrong');
  }
}

import type { AccountState } from '../../../contract/account.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { readAccount } from './read-account.ts';

/** Withdraws the user's request for deletion. Rejects with `deletion_under_way` once it has begun. */
export async function keepAccount(
  deps: Pick<Services, 'accounts' | 'openSessions' | 'clock'>,
  user: User,
): Promise<AccountState> {
  if (!(await deps.accounts.keep(user.userId))) throw new DomainError('deletion_under_way');
  deps.openSessions.forget(user.userId);
  return readAccount(deps, user);
}

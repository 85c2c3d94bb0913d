import type { AccountState } from '../../../contract/account.ts';
import type { AccountRecord } from '../../ports/account-repository.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** How long a sign-in counts as proof, where the account has no password. */
const RECENT_MS = 10 * 60_000;

/** Whether the account is about to be deleted, and what proof its deletion needs. */
export async function readAccount(
  { accounts, clock }: Pick<Services, 'accounts' | 'clock'>,
  user: User,
): Promise<AccountState> {
  const record = await accounts.read(user);
  const { hasPassword, deletion } = record;
  return { hasPassword, signedInRecently: isRecent(record, clock.now()), deletion };
}

/** Whether the calling session began a moment ago. */
export function isRecent({ signedInAt }: Pick<AccountRecord, 'signedInAt'>, now: Date): boolean {
  return signedInAt !== null && now.getTime() - Date.parse(signedInAt) < RECENT_MS;
}

import { Notice, Skeleton } from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import { messages } from './messages.ts';

/** Stands for what a dialog asks until the account is read, and says why it cannot be. */
export function AccountWait({ account }: { account: { isPending: boolean; error: Error | null } }) {
  if (account.isPending) return <Skeleton shape="block" height={76} />;
  return account.error && <Notice tone="error">{messageFor(account.error, messages.accountFailed)}</Notice>;
}

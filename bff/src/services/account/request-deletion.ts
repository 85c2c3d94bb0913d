import type { AccountDeletionRequest, AccountState } from '../../../contract/account.ts';
import { DELETION_DAYS } from '../../../contract/browser/limits.ts';
import type { DeletionRequest } from '../../ports/account-repository.ts';
import type { User } from '../../ports/user.ts';
import { inOurWords } from '../payments/payment-failure.ts';
import { cancelSubscription } from '../payments/read-subscription.ts';
import { runningSubscription } from '../payments/running-subscription.ts';
import type { Services } from '../services.ts';
import { requireProof } from './require-proof.ts';

type Deps = Pick<
  Services,
  'accounts' | 'openSessions' | 'payments' | 'paymentRepository' | 'mails' | 'clock' | 'logger'
>;

const DAY_MS = 24 * 3600 * 1000;

/**
 * Schedules the account for deletion in seven days: the subscription is no longer renewed, open payment pages are
 * closed, every session ends, and a mail names the day and how to keep the account. Rejects with `password_wrong`; with
 * `sign_in_again` where there is no password and the sign-in is not recent; with `payment_failed` where the provider did
 * not cancel, and then nothing is scheduled.
 */
export async function requestDeletion(
  deps: Deps,
  user: User,
  { password }: AccountDeletionRequest,
): Promise<AccountState> {
  const account = await deps.accounts.read(user);
  await requireProof(deps, user, password);
  await endPayments(deps, user);
  const now = deps.clock.now();
  const due = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  const deletion = await deps.accounts.requestDeletion(user.userId, now, due);
  deps.openSessions.forget(user.userId);
  deps.logger.info(
    { userId: user.userId, dueAt: deletion.dueAt },
    'a user asked for the deletion of their account',
  );
  // Of two clicks at once the first one sends the mail.
  if (Date.parse(deletion.requestedAt) === now.getTime()) await mailUser(deps, user, deletion);
  return { hasPassword: account.hasPassword, signedInRecently: false, deletion };
}

async function mailUser({ mails }: Deps, { email }: User, { dueAt }: DeletionRequest): Promise<void> {
  if (email) await mails.send?.({ to: email, ...mails.deletionRequested(new Date(dueAt)) });
}

async function endPayments(deps: Deps, user: User): Promise<void> {
  const subscription = await runningSubscription(deps, user);
  if (subscription && !subscription.cancelsAtPeriodEnd) await cancelSubscription(deps, user);
  await inOurWords(deps.logger, () => deps.payments.closeCheckouts(user));
}

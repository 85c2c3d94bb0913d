import { FREE_CREDITS } from '../../../contract/browser/limits.ts';
import type { CreditEntryPage } from '../../../contract/credit-entries.ts';
import type { CreditBalance } from '../../../contract/credits.ts';
import type { User } from '../../ports/user.ts';
import { isRunning, nameOf } from '../payments/running-subscription.ts';
import type { Services } from '../services.ts';

/** The plan label of a user without a subscription (docs/product.md#frame-and-menu). */
const DEFAULT_PLAN = 'Pro';
const ENTRIES_A_PAGE = 20;

/** The user's balance in whole credits, and the name of the plan. */
export async function readCredits(
  {
    readCreditOverview,
    textAllowance: perDay,
    clock,
  }: Pick<Services, 'readCreditOverview' | 'textAllowance' | 'clock'>,
  user: User,
): Promise<CreditBalance> {
  const now = clock.now();
  const { balance, subscription, freeTextsUsed } = await readCreditOverview(user, now);
  const runs = subscription && isRunning(subscription, now);
  const plan = runs ? { planName: nameOf(subscription.planId) } : withoutPlan(balance);
  if (balance.turboCredits > 0) return { ...balance, ...plan };
  return { ...balance, ...plan, freeTextsToday: { perDay, left: Math.max(0, perDay - freeTextsUsed) } };
}

// Every paid month adds more than the free credits.
const withoutPlan = ({
  creditsRemaining,
  totalCreditsUsed,
}: Pick<CreditBalance, 'creditsRemaining' | 'totalCreditsUsed'>) => ({
  planName: DEFAULT_PLAN,
  ...(creditsRemaining + totalCreditsUsed <= FREE_CREDITS && { freeCredits: FREE_CREDITS }),
});

/** One page of the user's statement, newest first. */
export async function listCreditEntries(
  { ledger }: Pick<Services, 'ledger'>,
  user: User,
  page: number,
): Promise<CreditEntryPage> {
  const found = await ledger.entries(user, { page, pageSize: ENTRIES_A_PAGE });
  return { ...found, page, pageSize: ENTRIES_A_PAGE };
}

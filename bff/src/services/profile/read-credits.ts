import type { CreditEntryPage } from '../../../contract/credit-entries.ts';
import type { CreditBalance } from '../../../contract/credits.ts';
import type { User } from '../../ports/user.ts';
import { nameOf, runningSubscription } from '../payments/running-subscription.ts';
import type { Services } from '../services.ts';

/** The plan label of a user without a subscription (docs/product.md#frame-and-menu). */
const DEFAULT_PLAN = 'Pro';
const ENTRIES_A_PAGE = 20;

/** What the user has, in whole credits, and the plan's name. */
export async function readCredits(
  deps: Pick<Services, 'ledger' | 'paymentRepository' | 'textRepository' | 'textAllowance' | 'clock'>,
  user: User,
): Promise<CreditBalance> {
  const [balance, subscription] = await Promise.all([
    deps.ledger.balance(user),
    runningSubscription(deps, user),
  ]);
  const planName = subscription ? nameOf(subscription.planId) : DEFAULT_PLAN;
  if (balance.turboCredits > 0) return { ...balance, planName };
  const used = await deps.textRepository.freeUsedToday(user, deps.clock.now());
  const perDay = deps.textAllowance;
  return { ...balance, planName, freeTextsToday: { perDay, left: Math.max(0, perDay - used) } };
}

/** One page of the user's statement, newest first. */
export async function listCreditEntries(
  { ledger }: Pick<Services, 'ledger'>,
  user: User,
  page: number,
): Promise<CreditEntryPage> {
  const found = await ledger.entries(user, { page, pageSize: ENTRIES_A_PAGE });
  return { ...found, page, pageSize: ENTRIES_A_PAGE };
}

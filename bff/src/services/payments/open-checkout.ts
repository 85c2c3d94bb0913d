import { packs } from '../../../contract/browser/packs.ts';
import type { CheckoutAnswer } from '../../../contract/plans.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { listPlans } from './list-plans.ts';
import { inOurWords } from './payment-failure.ts';
import { runningSubscription } from './running-subscription.ts';

/**
 * Opens a payment page for the user. The price must be one of the server's table or a pack's id (`price_missing`); a
 * running subscription to the same plan is refused (`already_subscribed`). `origin` is where the browser returns.
 */
export async function openCheckout(
  deps: Pick<Services, 'payments' | 'paymentRepository' | 'clock' | 'logger'>,
  user: User,
  { priceId, origin }: { priceId: string; origin: string },
): Promise<CheckoutAnswer> {
  const bought = await whatIsBought(deps, user, priceId);
  const { url } = await inOurWords(deps.logger, () =>
    deps.payments.openCheckout({
      userId: user.userId,
      email: user.email,
      priceId,
      ...bought,
      successUrl: `${origin}/sucesso?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/plans`,
    }),
  );
  return { url };
}

async function whatIsBought(
  deps: Pick<Services, 'payments' | 'paymentRepository' | 'clock' | 'logger'>,
  user: User,
  priceId: string,
) {
  const pack = packs.find(({ id }) => id === priceId);
  if (pack) return { pack };
  const plan = listPlans(deps).find((one) => one.priceId === priceId);
  if (!plan) throw new DomainError('price_missing');
  const subscription = await runningSubscription(deps, user);
  if (subscription?.planId === plan.id && !subscription.cancelsAtPeriodEnd)
    throw new DomainError('already_subscribed');
  return { planId: plan.id };
}

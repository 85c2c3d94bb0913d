import type { CheckoutAnswer } from '../../../contract/plans.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { listPlans } from './list-plans.ts';
import { inOurWords } from './payment-failure.ts';
import { runningSubscription } from './running-subscription.ts';

/**
 * Opens a payment page for the person. The price must be one of the server's table (`price_missing`); a running
 * subscription to the same plan is refused (`already_subscribed`). `origin` is where the browser comes back to.
 */
export async function openCheckout(
  deps: Pick<Services, 'payments' | 'paymentBook' | 'clock' | 'logger'>,
  person: Person,
  { priceId, origin }: { priceId: string; origin: string },
): Promise<CheckoutAnswer> {
  const plan = listPlans(deps).find((one) => one.priceId === priceId);
  if (!plan) throw new DomainError('price_missing');
  const subscription = await runningSubscription(deps, person);
  if (subscription?.planId === plan.id && !subscription.cancelsAtPeriodEnd)
    throw new DomainError('already_subscribed');
  const { url } = await inOurWords(deps.logger, () =>
    deps.payments.openCheckout({
      userId: person.userId,
      email: person.email,
      planId: plan.id,
      priceId,
      successUrl: `${origin}/sucesso?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/plans`,
    }),
  );
  return { url };
}

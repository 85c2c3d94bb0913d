import type Stripe from 'stripe';
import { z } from 'zod';
import { PaymentError } from '../../ports/payments.ts';
import { call, shaped } from './ask-stripe.ts';
import { idOf, OurMetadata, PackMetadata } from './stripe-shapes.ts';

const Customers = z.object({ data: z.array(z.object({ id: z.string() })) });
const Named = z.object({ data: z.array(z.object({ metadata: z.unknown() })) });
const Subscription = z.object({ customer: idOf });

/** A checkout makes a customer of its own each time: nobody has more. */
const MOST = 100;

/**
 * Deletes a user's customers at Stripe, which also ends their subscriptions at once. Others under the same address, of
 * another product of the same Stripe account perhaps, stay. Rejects with `PaymentError`; may be repeated.
 */
export async function forgetCustomer(
  stripe: Stripe,
  { userId, email, subscriptionIds }: { userId: string; email: string; subscriptionIds: readonly string[] },
): Promise<void> {
  const found = new Set<string>();
  for (const id of subscriptionIds) {
    const subscription = await unlessMissing(call(stripe.subscriptions.retrieve(id)));
    if (subscription) found.add(shaped(Subscription, subscription).customer);
  }
  if (email) {
    const { data } = shaped(Customers, await call(stripe.customers.list({ email, limit: MOST })));
    for (const { id } of data) if (await isOurs(stripe, id, userId)) found.add(id);
  }
  for (const id of found) await unlessMissing(call(stripe.customers.del(id)));
}

async function isOurs(stripe: Stripe, customer: string, userId: string): Promise<boolean> {
  const asked = { customer, status: 'all', limit: MOST } as const;
  const { data: subscriptions } = shaped(Named, await call(stripe.subscriptions.list(asked)));
  if (subscriptions.some(({ metadata }) => OurMetadata.safeParse(metadata).data?.user_id === userId))
    return true;
  const { data: payments } = shaped(Named, await call(stripe.paymentIntents.list({ customer, limit: MOST })));
  return payments.some(({ metadata }) => PackMetadata.safeParse(metadata).data?.user_id === userId);
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unknown') return null;
    throw error;
  }
}

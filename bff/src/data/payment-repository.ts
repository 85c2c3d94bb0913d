import { z } from 'zod';
import { PlanId } from '../../contract/plans.ts';
import type { PaymentRepository, SubscriptionRecord } from '../ports/payment-repository.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const Recorded = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), replaced: z.string().nullable() }),
  z.object({ ok: z.literal(false), code: z.literal('unknown_person') }),
]);

/** A row of `subscriptions` that the provider knows. */
export const SubscriptionRow = z
  .object({
    plan_id: PlanId,
    status: z.enum(['active', 'past_due', 'ended']),
    current_period_end: Instant,
    cancels_at_period_end: z.boolean(),
    provider_subscription_id: z.string(),
  })
  .transform(
    (row): SubscriptionRecord => ({
      providerId: row.provider_subscription_id,
      planId: row.plan_id,
      status: row.status,
      currentPeriodEnd: row.current_period_end,
      cancelsAtPeriodEnd: row.cancels_at_period_end,
    }),
  );

/** The repository over the database's function, which holds the rules of what is granted and taken back. */
export function createPaymentRepository({ asAnyone, asService }: SupabaseClients): PaymentRepository {
  return {
    async record({ payment, refund, subscription }) {
      const parameters = { p_payment: payment, p_refund: refund, p_subscription: subscription };
      const answer = await read('record_payment', Recorded, asService.rpc('record_payment', parameters));
      return answer.ok ? { replaced: answer.replaced } : answer.code;
    },
    async subscription(user) {
      const query = asAnyone
        .from('subscriptions')
        .select('plan_id, status, current_period_end, cancels_at_period_end, provider_subscription_id')
        .eq('user_id', user.userId)
        .not('provider_subscription_id', 'is', null);
      const [row] = await read('subscriptions', z.array(SubscriptionRow), inNameOf(user, query));
      return row ?? null;
    },
  };
}

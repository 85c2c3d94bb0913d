import { planFeatures, plans } from '../../../contract/browser/plans.ts';
import type { Plan } from '../../../contract/plans.ts';
import type { Services } from '../services.ts';

/** The plans with the prices under which the provider sells them, cheapest first. */
export function listPlans({ payments }: Pick<Services, 'payments'>): Plan[] {
  return plans.map((terms) => ({
    ...terms,
    features: planFeatures(terms),
    priceId: payments.priceIds[terms.id],
  }));
}

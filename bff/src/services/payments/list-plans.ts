import { planFeatures, plans } from '../../../contract/browser/plans.ts';
import type { Plan } from '../../../contract/plans.ts';
import type { Services } from '../services.ts';

/** The plans with their price ids at the provider, cheapest first. */
export function listPlans({ payments }: Pick<Services, 'payments'>): Plan[] {
  return plans.map((terms) => ({
    ...terms,
    features: planFeatures(terms),
    priceId: payments.priceIds[terms.id],
  }));
}

import type { Plan } from '../../../contract/plans.ts';
import type { Services } from '../services.ts';
import { planTable } from './plans.ts';

/** The plans with the prices under which the provider sells them, cheapest first. */
export function listPlans({ payments }: Pick<Services, 'payments'>): Plan[] {
  return planTable.map((terms) => ({
    ...terms,
    features: [...terms.features],
    priceId: payments.priceIds[terms.id],
  }));
}

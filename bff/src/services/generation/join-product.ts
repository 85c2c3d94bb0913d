import type { ValidatedRequest } from './validated-request.ts';

/** Notes the product that the new picture joins. The database drops one that is not its user's, or is gone by then. */
export function withProduct(validated: ValidatedRequest, product: string | undefined): ValidatedRequest {
  if (!product) return validated;
  return { ...validated, metadata: (words) => ({ ...validated.metadata(words), product_id: product }) };
}

import type { ValidatedRequest } from './validated-request.ts';

/**
 * Notes the product that the new picture joins, and the photo of it that the picture is made of. The database drops what is not its
 * user's, or is gone by then.
 */
export function withProduct(
  validated: ValidatedRequest,
  product: string | undefined,
  photo: string | undefined,
): ValidatedRequest {
  if (!product) return validated;
  const joined = { product_id: product, ...(photo && { product_photo_id: photo }) };
  return { ...validated, metadata: (words) => ({ ...validated.metadata(words), ...joined }) };
}

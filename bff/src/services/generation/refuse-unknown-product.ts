import { toolOf } from '../../../contract/browser/operations.ts';
import { DomainError } from '../../domain-error.ts';
import type { Services } from '../services.ts';
import type { ValidatedRequest } from './validated-request.ts';

/**
 * A picture from words alone shows a product: where the model cannot draw the one that they name, nobody pays to find that
 * out. Rejects with `product_unknown`, unless the user asked for any product.
 */
export async function refuseUnknownProduct(
  { imageModel }: Pick<Services, 'imageModel'>,
  validated: ValidatedRequest,
): Promise<ValidatedRequest> {
  const { operation, prompt, options } = validated;
  if (toolOf(operation)?.name !== 'generate-image' || options.anyProduct) return validated;
  if ((await imageModel.knowsProduct?.(prompt ?? '')) === false) throw new DomainError('product_unknown');
  return validated;
}

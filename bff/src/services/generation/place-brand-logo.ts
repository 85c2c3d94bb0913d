import { toolOf } from '../../../contract/browser/operations.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Brand } from '../../ports/brand.ts';
import type { ProducedImage } from '../../ports/image-model.ts';
import type { Services } from '../services.ts';

/** The picture with the shop's logo in its corner, unless its provider has put it there, or there is none. */
export async function placeBrandLogo<Image extends Pick<ProducedImage, 'png' | 'logoPlaced'>>(
  { logoPlacer }: Pick<Services, 'logoPlacer'>,
  image: Image,
  { brand, operation, signal }: { brand: Brand | null; operation: Operation; signal: AbortSignal },
): Promise<Image> {
  if (!brand?.logo || image.logoPlaced) return image;
  const wordsUnknown = toolOf(operation)?.name === 'add-text';
  const png = await logoPlacer.placeLogo({ picture: image.png, logo: brand.logo, wordsUnknown, signal });
  return { ...image, png };
}

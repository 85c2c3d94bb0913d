import type { GenerationOptions } from '../../../contract/generations.ts';
import type { Brand } from '../../ports/brand.ts';
import type { Services } from '../services.ts';
import { logoPathOf } from './present-brand-kit.ts';

/**
 * The look that a picture of this user follows, with the bytes of its logo; `null` where none was saved. Rejects with
 * `StoreError`: a picture that was to carry a logo is not made without it.
 */
async function brandOf(
  { brandKits, pictures }: Pick<Services, 'brandKits' | 'pictures'>,
  userId: string,
): Promise<Brand | null> {
  const kit = await brandKits.findOf(userId);
  if (!kit) return null;
  const { logo, logoCorner: corner, updatedAt: _updatedAt, ...look } = kit;
  if (!logo || corner === 'none') return { ...look, logo: null };
  const png = await pictures.get(logoPathOf(userId, logo.id));
  return { ...look, logo: png && { png, corner } };
}

/**
 * What a run with these options takes of its user's shop: the whole look, the colours, or nothing. Rejects as `brandOf` does.
 */
export async function lookOf(
  deps: Pick<Services, 'brandKits' | 'pictures'>,
  userId: string,
  { brand, brandColors }: GenerationOptions,
): Promise<{ brand: Brand | null; shopColors: readonly string[] }> {
  const look = brand || brandColors ? await brandOf(deps, userId) : null;
  const colors = brandColors ? [look?.mainColor, look?.accentColor] : [];
  return { brand: brand ? look : null, shopColors: colors.filter((color) => typeof color === 'string') };
}

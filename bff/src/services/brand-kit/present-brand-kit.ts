import type { BrandKit } from '../../../contract/brand-kit.ts';
import { NEW_BRAND } from '../../../contract/browser/brand/index.ts';
import type { BrandKitRecord } from '../../ports/brand-kit-repository.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** The file of a logo in the store of pictures. */
export const logoPathOf = (userId: string, logoId: string) => `${userId}/logo-${logoId}.png`;

/** The look of a shop as its user sees it; the usual one where nothing was saved. */
export function presentBrandKit(
  { logoAddresses }: Pick<Services, 'logoAddresses'>,
  { userId }: User,
  kit: BrandKitRecord | null,
): BrandKit {
  if (!kit) return { ...NEW_BRAND, logo: null, updatedAt: null };
  const { logo, ...rest } = kit;
  if (!logo) return { ...rest, logo };
  const { id, width, height } = logo;
  return { ...rest, logo: { url: logoAddresses.sign(userId, id), width, height } };
}

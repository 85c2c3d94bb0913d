import type { BrandKit, BrandKitChange } from '../../../contract/brand-kit.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentBrandKit } from './present-brand-kit.ts';

type Deps = Pick<Services, 'brandKits' | 'logoAddresses'>;

/** Reads the look of the user's shop. */
export async function readBrandKit(deps: Deps, user: User): Promise<BrandKit> {
  return presentBrandKit(deps, user, await deps.brandKits.find(user));
}

/** Keeps what the user chose for the shop; the logo stays. */
export async function saveBrandKit(deps: Deps, user: User, brand: BrandKitChange): Promise<BrandKit> {
  await deps.brandKits.save(user, brand);
  return readBrandKit(deps, user);
}

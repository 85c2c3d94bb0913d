import { NEW_BRAND } from '../../contract/browser/brand/index.ts';
import type { BrandKitRecord, BrandKitRepository } from '../ports/brand-kit-repository.ts';
import type { Clock } from '../ports/clock.ts';

/** Brand kits over a map, by the same rules as the database's table. */
export function createMemoryBrandKits(clock: Clock): BrandKitRepository {
  const kits = new Map<string, BrandKitRecord>();
  const keep = (userId: string, part: Partial<BrandKitRecord>) => {
    const before = kits.get(userId) ?? { ...NEW_BRAND, logo: null };
    kits.set(userId, { ...before, ...part, updatedAt: clock.now().toISOString() });
  };
  return {
    find: async ({ userId }) => kits.get(userId) ?? null,
    findOf: async (userId) => kits.get(userId) ?? null,
    save: async ({ userId }, brand) => keep(userId, brand),
    setLogo: async ({ userId }, logo) => keep(userId, { logo }),
  };
}

import type { RepairedPicture } from '../../ports/cut-out-repairer.ts';
import { lookOf } from '../brand-kit/brand-of.ts';
import { placeBrandLogo } from '../generation/place-brand-logo.ts';
import type { Repairable } from './read-repairable.ts';
import type { RepairDeps } from './repair-deps.ts';

/** The new version with the shop's logo, as the shop has it now, where the picture on a colour was ordered with one. */
export async function placeLogoAgain<Made extends RepairedPicture>(
  deps: Pick<RepairDeps, 'brandKits' | 'pictures' | 'logoPlacer'>,
  { image: { userId, operation }, known }: Repairable,
  made: Made,
  signal: AbortSignal,
): Promise<Made> {
  if (!known.ground?.brand) return made;
  const { brand } = await lookOf(deps, userId, { brand: true });
  return placeBrandLogo(deps, made, { brand, operation, signal });
}

import type { LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { presentImage } from '../library/present-image.ts';
import { requireRoom } from '../paid-request/require-room.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import { placeLogoAgain } from './place-logo-again.ts';
import { type Repairable, readRepairable } from './read-repairable.ts';
import { type RepairDeps, VERSION_LIMIT_MS } from './repair-deps.ts';
import { storeVersion } from './store-version.ts';

const LEASE_SECONDS = 300;

/**
 * Makes a cut-out that the user dislikes once more, in another way, as a new version: free, and once for each generation.
 * Rejects with `retry_used`, `retry_under_way`, `no_other_cut_out` (which does not use up the retry), `not_found`,
 * `not_repairable` or `repair_failed`.
 */
export async function retryCutOut(deps: RepairDeps, user: User, imageId: string): Promise<LibraryImage> {
  await requireRoom(deps);
  const repairable = await readRepairable(deps, user, imageId);
  return deps.openWork.run(async (stop) => {
    const claim = await deps.imageVersions.claimRetry(user.userId, imageId, LEASE_SECONDS);
    if (claim.outcome !== 'claimed') throw new DomainError(claim.outcome);
    let made = false;
    try {
      const image = await makeAnother(deps, repairable, claim.generationId, stop);
      made = true;
      return image;
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      deps.logger.warn({ err: cause, imageId }, 'a cut-out could not be made once more');
      throw new DomainError('repair_failed', undefined, { cause });
    } finally {
      await repeatWhileUnavailable(deps.clock, () => deps.imageVersions.endRetry(claim.generationId, made));
    }
  });
}

async function makeAnother(
  deps: RepairDeps,
  repairable: Repairable,
  generationId: string,
  stop: AbortSignal,
): Promise<LibraryImage> {
  const { userId, id: imageId } = repairable.image;
  const signal = AbortSignal.any([stop, AbortSignal.timeout(VERSION_LIMIT_MS)]);
  const { photo, known } = repairable;
  const other = await deps.queue.run(userId, async () => {
    const cut = await deps.cutOutRepairer.cutOtherwise({ photo, ground: known.ground, signal });
    return cut && placeLogoAgain(deps, repairable, cut, signal);
  });
  if (!other) throw new DomainError('no_other_cut_out');
  const picture = await storeVersion(deps, repairable, other, { ...other.trust, repaired: false });
  const key = `retry:${generationId}`;
  const version = await repeatWhileUnavailable(deps.clock, () =>
    deps.imageVersions.add({ userId, imageId, key, picture, keep: false }),
  );
  if (!version) throw new DomainError('not_found');
  return presentImage(deps.addresses, version.image);
}

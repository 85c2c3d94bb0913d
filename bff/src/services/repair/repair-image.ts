import type { LibraryImage } from '../../../contract/images.ts';
import type { RepairEdge, RepairStroke } from '../../../contract/repairs.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { readUpload } from '../generation/read-upload.ts';
import { maskPathOf, removeOrphan } from '../generation/store-picture.ts';
import { presentImage } from '../library/present-image.ts';
import { requireRoom } from '../paid-request/require-room.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import { placeLogoAgain } from './place-logo-again.ts';
import { readRepairable } from './read-repairable.ts';
import { type RepairDeps, VERSION_LIMIT_MS } from './repair-deps.ts';
import { storeVersion } from './store-version.ts';

/** What the user painted, and the mask that replaces the engine's. */
export interface RepairRequest {
  idempotencyKey: string | undefined;
  strokes: readonly RepairStroke[];
  edge: RepairEdge;
  mask: File | undefined;
}

/**
 * Keeps a repaired cut-out, on the colour that it lay on, as a new version of the picture, free of charge; the picture is kept
 * with it. The same key makes one version. Rejects with `not_found`, `not_repairable`, `repair_failed`, or what is wrong with the given mask.
 */
export async function repairImage(
  deps: RepairDeps,
  user: User,
  imageId: string,
  { idempotencyKey: key, strokes, edge, mask }: RepairRequest,
): Promise<LibraryImage> {
  if (!key) throw new DomainError('idempotency_key_missing');
  await requireRoom(deps);
  const repairable = await readRepairable(deps, user, imageId);
  const brought = mask && (await readUpload(deps, user, mask)).bytes;
  const { photo, known } = repairable;
  const asked = { photo, cutOut: brought ?? repairable.cutOut, strokes, edge, ground: known.ground };
  return deps.openWork.run(async (stop) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(VERSION_LIMIT_MS)]);
    const made = await deps.queue
      .run(user.userId, async () => {
        const repaired = await deps.cutOutRepairer.repair({ ...asked, signal });
        return placeLogoAgain(deps, repairable, repaired, signal);
      })
      .catch((cause: unknown) => {
        if (cause instanceof DomainError) throw cause;
        deps.logger.warn({ err: cause, imageId }, 'a cut-out could not be repaired');
        throw new DomainError('repair_failed', undefined, { cause });
      });
    const picture = await storeVersion(deps, repairable, made, {
      confidence: 1,
      doubtful: false,
      repaired: true,
    });
    const version = await repeatWhileUnavailable(deps.clock, () =>
      deps.imageVersions.add({ userId: user.userId, imageId, key, picture, keep: true }),
    );
    // A version that the same key made before has its own file.
    if (!version?.added)
      for (const path of [picture.path, maskPathOf(picture.path)]) await removeOrphan(deps, path);
    if (!version) throw new DomainError('not_found');
    return presentImage(deps.addresses, version.image);
  });
}

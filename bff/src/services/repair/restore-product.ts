import type { LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import { withStatement } from '../../images/source-statement.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
import type { User } from '../../ports/user.ts';
import { pictureFileName } from '../generation/picture-file-name.ts';
import { readUpload } from '../generation/read-upload.ts';
import { removeOrphan } from '../generation/store-picture.ts';
import { presentImage } from '../library/present-image.ts';
import { requireRoom } from '../paid-request/require-room.ts';
import { repeatWhileUnavailable } from '../repeat-while-unavailable.ts';
import { type RepairDeps, VERSION_LIMIT_MS } from './repair-deps.ts';

/** The photo that a picture was made of, as the browser still has it; the key makes one version. */
export interface ProductRequest {
  idempotencyKey: string | undefined;
  photo: File | undefined;
}

/**
 * Replaces the product that a model redrew by the photo's own, as a new version of the picture, free of
 * charge; the picture of the model stays as the previous version. Rejects with `not_found`, `product_not_restorable`,
 * `repair_failed`, or what is wrong with the photo.
 */
export async function restoreProduct(
  deps: RepairDeps,
  user: User,
  imageId: string,
  { idempotencyKey: key, photo: file }: ProductRequest,
): Promise<LibraryImage> {
  if (!key) throw new DomainError('idempotency_key_missing');
  if (!file) throw new DomainError('image_missing');
  await requireRoom(deps);
  const image = await deps.library.find(user, imageId);
  if (!image) throw new DomainError('not_found');
  const { bytes: photo } = await readUpload(deps, user, file);
  const picture = await deps.pictures.get(image.path);
  if (!picture || !image.productRestorable) throw new DomainError('product_not_restorable');
  return deps.openWork.run(async (stop) => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(VERSION_LIMIT_MS)]);
    const png = await deps.queue
      .run(user.userId, () => deps.cutOutRepairer.restoreProduct({ photo, picture, signal }))
      .catch((cause: unknown) => {
        deps.logger.warn({ err: cause, imageId }, 'a product could not be put back');
        throw new DomainError('repair_failed', undefined, { cause });
      });
    if (!png) throw new DomainError('product_not_restorable');
    return keepVersion(deps, image, key, png);
  });
}

async function keepVersion(
  deps: RepairDeps,
  { id: imageId, userId, sourceType }: ImageRecord,
  key: string,
  png: Buffer,
): Promise<LibraryImage> {
  const path = `${userId}/${pictureFileName(deps.clock.now())}`;
  const description = await deps.imageProcessor.describe(png);
  await repeatWhileUnavailable(deps.clock, () => deps.pictures.put(path, withStatement(png, sourceType)));
  const metadata = { product: { score: 1, preserved: true, restorable: true } };
  const picture = { path, ...description, metadata };
  const version = await repeatWhileUnavailable(deps.clock, () =>
    deps.imageVersions.add({ userId, imageId, key, picture, keep: false }),
  );
  // A version that the same key made before has its own file.
  if (!version?.added) await removeOrphan(deps, path);
  if (!version) throw new DomainError('not_found');
  return presentImage(deps.addresses, version.image);
}

import { MOST_PRODUCT_PHOTOS } from '../../../contract/browser/listings/product.ts';
import type { ProductPhoto } from '../../../contract/product-photos.ts';
import { DomainError } from '../../domain-error.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import type { User } from '../../ports/user.ts';
import { readUpload } from '../generation/read-upload.ts';
import { removeOrphan } from '../generation/store-picture.ts';
import { requireRoom } from '../paid-request/require-room.ts';
import type { Services } from '../services.ts';
import { photosOf } from './list-photos.ts';
import { presentPhoto } from './present-photo.ts';

type Deps = Pick<
  Services,
  'productPhotos' | 'photoAddresses' | 'pictures' | 'imageProcessor' | 'intake' | 'storageRoom' | 'logger'
>;

/** A photo as it was sent; its sender made the id. */
export interface SentPhoto {
  id: string;
  file: Blob | undefined;
}

const EXTENSIONS: Readonly<Record<SourceImage['mimeType'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Puts a photo into one of the user's products. The same id a second time answers the photo that is kept. Rejects with `not_found`, also
 * where the id is of another product's photo, with `product_photos_full`, and as every upload does.
 */
export async function addPhoto(
  deps: Deps,
  user: User,
  productId: string,
  { id, file }: SentPhoto,
): Promise<ProductPhoto> {
  const photos = await photosOf(deps, user, productId);
  const known = photos.find((photo) => photo.id === id);
  if (known) return presentPhoto(deps, known);
  if (!file) throw new DomainError('image_missing');
  // Kept a moment ago by the same request sent twice, or another product's, whose file must not be overwritten.
  if (await deps.productPhotos.pathOf(id)) return keptPhoto(deps, user, productId, id);
  if (photos.length >= MOST_PRODUCT_PHOTOS) throw fullProduct();
  await requireRoom(deps);
  const upload = await readUpload(deps, user, file);
  const { photo, width, height } = await deps.imageProcessor.productPhoto(upload.bytes);
  const path = `${user.userId}/product-photos/${id}.${EXTENSIONS[photo.mimeType]}`;
  const facts = { id, path, width, height, bytes: photo.bytes.length };
  try {
    await deps.pictures.put(path, photo.bytes);
    const outcome = await deps.productPhotos.keep(user, productId, facts, MOST_PRODUCT_PHOTOS);
    if (outcome !== 'kept') throw outcome === 'full' ? fullProduct() : new DomainError('not_found');
  } catch (err) {
    await removeUnlessKept(deps, id, path);
    throw err;
  }
  return keptPhoto(deps, user, productId, id);
}

/**
 * Removes the file of a photo that no product took. A store that gave no answer may have stored file or row all the same; where that
 * cannot be asked, the file stays for the same photo sent again, or for `tidyPhotos`.
 */
async function removeUnlessKept(deps: Deps, id: string, path: string): Promise<void> {
  const known = await deps.productPhotos.pathOf(id).catch(() => path);
  if (known !== path) await removeOrphan(deps, path);
}

async function keptPhoto(deps: Deps, user: User, productId: string, id: string): Promise<ProductPhoto> {
  const photos = await photosOf(deps, user, productId);
  const kept = photos.find((photo) => photo.id === id);
  if (!kept) throw new DomainError('not_found');
  return presentPhoto(deps, kept);
}

const fullProduct = () => new DomainError('product_photos_full', { limit: String(MOST_PRODUCT_PHOTOS) });

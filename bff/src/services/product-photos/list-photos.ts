import type { ProductPhotoList } from '../../../contract/product-photos.ts';
import { DomainError } from '../../domain-error.ts';
import type { ProductPhotoRecord } from '../../ports/product-photos.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentPhoto } from './present-photo.ts';

/** The photos of one of the user's products, the first one first. Rejects with `not_found` for anybody else's. */
export async function listPhotos(
  deps: Pick<Services, 'productPhotos' | 'photoAddresses'>,
  user: User,
  productId: string,
): Promise<ProductPhotoList> {
  const photos = await photosOf(deps, user, productId);
  return { photos: photos.map((photo) => presentPhoto(deps, photo)) };
}

/** The same as they are stored. */
export async function photosOf(
  { productPhotos }: Pick<Services, 'productPhotos'>,
  user: User,
  productId: string,
): Promise<ProductPhotoRecord[]> {
  const photos = await productPhotos.list(user, productId);
  if (!photos) throw new DomainError('not_found');
  return photos;
}

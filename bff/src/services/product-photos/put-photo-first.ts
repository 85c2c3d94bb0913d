import type { ProductPhotoList } from '../../../contract/product-photos.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { listPhotos } from './list-photos.ts';

/** Puts a photo before all others of its product, and answers them as they stand then. Rejects with `not_found` for any other. */
export async function putPhotoFirst(
  deps: Pick<Services, 'productPhotos' | 'photoAddresses'>,
  user: User,
  { productId, photoId }: { productId: string; photoId: string },
): Promise<ProductPhotoList> {
  if (!(await deps.productPhotos.putFirst(user, productId, photoId))) throw new DomainError('not_found');
  return listPhotos(deps, user, productId);
}

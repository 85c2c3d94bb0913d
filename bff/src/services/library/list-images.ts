import { LIBRARY_PAGE_SIZE } from '../../../contract/browser/limits.ts';
import type { ImageListQuery, ImagePage } from '../../../contract/images.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** One page of the user's library, newest first, each picture with addresses that expire. */
export async function listImages(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  user: User,
  { favorites, page, ...query }: ImageListQuery,
): Promise<ImagePage> {
  const asked = { ...query, page, pageSize: LIBRARY_PAGE_SIZE, favorites: favorites === 'true' };
  const { images, total } = await library.page(user, asked);
  return {
    images: images.map((image) => presentImage(addresses, image)),
    total,
    page,
    pageSize: LIBRARY_PAGE_SIZE,
  };
}

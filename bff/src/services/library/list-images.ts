import { LIBRARY_PAGE_SIZE } from '../../../contract/browser/limits.ts';
import type { ImageListQuery, ImagePage } from '../../../contract/images.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** One page of the person's library, newest first, each picture with addresses that expire. */
export async function listImages(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  person: Person,
  { favorites, page, ...query }: ImageListQuery,
): Promise<ImagePage> {
  const asked = { ...query, page, pageSize: LIBRARY_PAGE_SIZE, favorites: favorites === 'true' };
  const { images, total } = await library.page(person, asked);
  return {
    images: images.map((image) => presentImage(addresses, image)),
    total,
    page,
    pageSize: LIBRARY_PAGE_SIZE,
  };
}

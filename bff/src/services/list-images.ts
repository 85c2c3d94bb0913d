import { type ImageListQuery, type ImagePage, LIBRARY_PAGE_SIZE } from '../../contract/images.ts';
import type { Person } from '../ports/person.ts';
import type { Services } from './services.ts';

/** One page of the person's library, newest first, each picture with addresses that expire. */
export async function listImages(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  person: Person,
  { page, operation, search }: ImageListQuery,
): Promise<ImagePage> {
  const found = await library.page(person, { page, pageSize: LIBRARY_PAGE_SIZE, operation, search });
  const images = found.images.map(({ id, prompt, operation, width, height, dominantColor, createdAt }) => ({
    id,
    imageUrl: addresses.sign(id, 'original'),
    thumbnailUrl: addresses.sign(id, 'thumbnail'),
    prompt,
    operation,
    width,
    height,
    dominantColor,
    createdAt,
  }));
  return { images, total: found.total, page, pageSize: LIBRARY_PAGE_SIZE };
}

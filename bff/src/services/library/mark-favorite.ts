import type { ImageChange, LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** Marks a picture of the person's as a favourite, or no longer. Rejects with `not_found` for anybody else's. */
export async function markFavorite(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  person: Person,
  imageId: string,
  { favorite }: ImageChange,
): Promise<LibraryImage> {
  const image = await library.markFavorite(person, imageId, favorite);
  if (!image) throw new DomainError('not_found');
  return presentImage(addresses, image);
}

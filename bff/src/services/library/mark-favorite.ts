import type { ImageChange, LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** Marks a picture of the user's as a favourite, or no longer. Rejects with `not_found` for anybody else's. */
export async function markFavorite(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  user: User,
  imageId: string,
  { favorite }: ImageChange,
): Promise<LibraryImage> {
  const image = await library.markFavorite(user, imageId, favorite);
  if (!image) throw new DomainError('not_found');
  return presentImage(addresses, image);
}

import type { ImageChange, LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** Marks or unmarks one of the user's pictures as a favourite, or renames it. Rejects with `not_found` for anybody else's. */
export async function changeImage(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  user: User,
  imageId: string,
  change: ImageChange,
): Promise<LibraryImage> {
  const image =
    'name' in change
      ? await library.rename(user, imageId, change.name)
      : await library.markFavorite(user, imageId, change.favorite);
  if (!image) throw new DomainError('not_found');
  return presentImage(addresses, image);
}

import type { LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** Reads one of the user's pictures, with addresses that expire. Rejects with `not_found` for anybody else's. */
export async function readImage(
  { library, addresses }: Pick<Services, 'library' | 'addresses'>,
  user: User,
  imageId: string,
): Promise<LibraryImage> {
  const image = await library.find(user, imageId);
  if (!image) throw new DomainError('not_found');
  return presentImage(addresses, image);
}

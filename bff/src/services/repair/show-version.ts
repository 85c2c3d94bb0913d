import type { LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { presentImage } from '../library/present-image.ts';
import type { Services } from '../services.ts';

/** Shows a former version of one of the user's pictures; all others stay. Rejects with `not_found` for anybody else's. */
export async function showVersion(
  { imageVersions, addresses }: Pick<Services, 'imageVersions' | 'addresses'>,
  user: User,
  imageId: string,
): Promise<LibraryImage> {
  const image = await imageVersions.show(user.userId, imageId);
  if (!image) throw new DomainError('not_found');
  return presentImage(addresses, image);
}

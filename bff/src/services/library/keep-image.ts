import type { LibraryImage } from '../../../contract/images.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { presentImage } from './present-image.ts';

/** Keeps a picture of a doubtful cut-out, which makes its charge final. Rejects with `not_found` for anybody else's. */
export async function keepImage(
  { ledger, addresses }: Pick<Services, 'ledger' | 'addresses'>,
  user: User,
  imageId: string,
): Promise<LibraryImage> {
  const image = await ledger.keepImage(user.userId, imageId);
  if (!image) throw new DomainError('not_found');
  return presentImage(addresses, image);
}

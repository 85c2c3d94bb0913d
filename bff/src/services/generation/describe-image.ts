import type { PhotoDescription } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { describePhoto } from './describe-photo.ts';
import { readUpload } from './read-upload.ts';

/**
 * Describes a photo, free of charge for a user who has a credit left (docs/product.md#credits). Rejects with
 * `insufficient_credits`, what is wrong with the photo, `prompt_not_generated` or `description_failed`.
 */
export async function describeImage(
  deps: Services,
  user: User,
  photo: File | undefined,
  signal: AbortSignal,
): Promise<PhotoDescription> {
  if (!photo) throw new DomainError('image_missing');
  const { creditsRemaining } = await deps.ledger.balance(user);
  if (creditsRemaining <= 0) throw new DomainError('insufficient_credits');
  const image = await readUpload(deps, user, photo);
  return deps.queue.run(user.userId, () => describePhoto(deps, user.userId, { image }, signal));
}

import type { PhotoDescription } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import { judgeUpload } from '../../images/judge-upload.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { describePhoto } from './describe-photo.ts';

/**
 * Puts a photo into words, free of charge for whoever has a credit left (specification, section 5). Rejects with
 * `insufficient_credits`, what is wrong with the photo, `prompt_not_generated` or `description_failed`.
 */
export async function describeImage(
  deps: Services,
  person: Person,
  photo: File | undefined,
  signal: AbortSignal,
): Promise<PhotoDescription> {
  if (!photo) throw new DomainError('image_missing');
  const { creditsRemaining } = await deps.ledger.balance(person);
  if (creditsRemaining <= 0) throw new DomainError('insufficient_credits');
  const image = await judgeUpload(photo);
  return deps.queue.run(person.userId, () => describePhoto(deps, person.userId, image, signal));
}

import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Gives the credit of a picture that the user did not keep back, once, and removes the picture. Rejects with
 * `already_kept`, and with `not_found` for anybody else's.
 */
export async function discardImage(
  deps: Pick<Services, 'ledger' | 'pictures' | 'displayCopies' | 'logger'>,
  user: User,
  imageId: string,
): Promise<void> {
  const discarding = await deps.ledger.discardImage(user.userId, imageId);
  if (discarding.outcome !== 'discarded') throw new DomainError(discarding.outcome);
  await removeFiles(deps, discarding.removed);
}

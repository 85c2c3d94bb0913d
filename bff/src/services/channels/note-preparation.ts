import type { PreparationNote } from '../../../contract/picture-preparations.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { ruleDateOf } from './rule-date.ts';

/**
 * Notes what the user took of their pictures for channels, with the day of the rules that count now. Rejects with `not_found` where
 * none of the pictures is theirs.
 */
export async function notePreparation(
  { preparations }: Pick<Services, 'preparations'>,
  user: User,
  { act, way, pictures }: PreparationNote,
): Promise<void> {
  const dated = pictures.map(({ imageId, copies }) => ({
    imageId,
    copies: copies.map((copy) => ({ ...copy, ruleDate: ruleDateOf(copy.channel) })),
  }));
  if (!(await preparations.note(user, { act, way, pictures: dated }))) throw new DomainError('not_found');
}

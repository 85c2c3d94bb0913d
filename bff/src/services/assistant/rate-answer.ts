import type { AnswerRating } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** Stores the user's rating of an answer; null withdraws it. Rejects with `not_found`. */
export async function rateAnswer(
  { conversationRepository }: Pick<Services, 'conversationRepository'>,
  user: User,
  { id, turnId }: { id: string; turnId: string },
  rating: AnswerRating,
): Promise<void> {
  if (!(await conversationRepository.rate(user, { conversationId: id, turnId, rating })))
    throw new DomainError('not_found');
}

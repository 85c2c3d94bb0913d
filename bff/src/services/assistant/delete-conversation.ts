import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { placeOf } from './open-answers.ts';

/** Deletes a conversation with its photos; an answer under way there is stopped. Rejects with `not_found`. */
export async function deleteConversation(
  { conversationRepository, openAnswers }: Pick<Services, 'conversationRepository' | 'openAnswers'>,
  user: User,
  conversationId: string,
): Promise<void> {
  if (!(await conversationRepository.remove(user, conversationId))) throw new DomainError('not_found');
  await openAnswers.stop(placeOf(user.userId, conversationId));
}

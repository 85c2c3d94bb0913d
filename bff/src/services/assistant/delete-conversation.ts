import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { placeOf } from './open-answers.ts';

/** Deletes a conversation with its photos; an answer under way there is stopped. Rejects with `not_found`. */
export async function deleteConversation(
  { conversationBook, openAnswers }: Pick<Services, 'conversationBook' | 'openAnswers'>,
  person: Person,
  conversationId: string,
): Promise<void> {
  if (!(await conversationBook.remove(person, conversationId))) throw new DomainError('not_found');
  await openAnswers.stop(placeOf(person.userId, conversationId));
}

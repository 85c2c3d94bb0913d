import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';
import { placeOf } from './open-answers.ts';

/** Stops the answer under way in a conversation, whichever process writes it; the part that is there is kept. */
export async function stopAnswer(
  { conversationBook, openAnswers }: Pick<Services, 'conversationBook' | 'openAnswers'>,
  person: Person,
  conversationId: string,
): Promise<void> {
  const here = await openAnswers.stop(placeOf(person.userId, conversationId));
  if (!here) await conversationBook.askStop(person, conversationId);
}

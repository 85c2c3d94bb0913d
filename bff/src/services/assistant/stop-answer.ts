import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { placeOf } from './open-answers.ts';

/** Stops the answer under way in a conversation, whichever process writes it; the part so far is kept. */
export async function stopAnswer(
  { conversationRepository, openAnswers }: Pick<Services, 'conversationRepository' | 'openAnswers'>,
  user: User,
  conversationId: string,
): Promise<void> {
  const here = await openAnswers.stop(placeOf(user.userId, conversationId));
  if (!here) await conversationRepository.askStop(user, conversationId);
}

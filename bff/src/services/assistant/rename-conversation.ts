import type { ConversationSummary } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** Gives a conversation another title, of at most 80 characters. Rejects with `not_found`. */
export async function renameConversation(
  { conversationRepository }: Pick<Services, 'conversationRepository'>,
  user: User,
  conversationId: string,
  title: string,
): Promise<ConversationSummary> {
  const renamed = await conversationRepository.rename(user, conversationId, title);
  if (!renamed) throw new DomainError('not_found');
  return renamed;
}

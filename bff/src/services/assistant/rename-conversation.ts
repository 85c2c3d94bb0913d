import type { ConversationSummary } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

/** Gives a conversation another title, of at most 80 characters. Rejects with `not_found`. */
export async function renameConversation(
  { conversationBook }: Pick<Services, 'conversationBook'>,
  person: Person,
  conversationId: string,
  title: string,
): Promise<ConversationSummary> {
  const renamed = await conversationBook.rename(person, conversationId, title);
  if (!renamed) throw new DomainError('not_found');
  return renamed;
}

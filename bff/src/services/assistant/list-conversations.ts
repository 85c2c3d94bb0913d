import type { ConversationPage } from '../../../contract/assistant.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 30;

/** One page of the person's conversations, the one spoken in last first. */
export async function listConversations(
  { conversationBook }: Pick<Services, 'conversationBook'>,
  person: Person,
  page: number,
): Promise<ConversationPage> {
  const { conversations, hasMore } = await conversationBook.list(person, { page, pageSize: PAGE_SIZE });
  const shown = conversations.map(({ id, title, updatedAt }) => ({ id, title, updatedAt }));
  return { conversations: shown, page, hasMore };
}

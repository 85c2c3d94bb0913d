import type { ConversationPage } from '../../../contract/assistant.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 30;

/** One page of the user's conversations, the most recently used first; with `search`, those that hold all its words. */
export async function listConversations(
  { conversationRepository }: Pick<Services, 'conversationRepository'>,
  user: User,
  { page, search }: { page: number; search: string },
): Promise<ConversationPage> {
  const { conversations, hasMore } = await conversationRepository.list(user, {
    page,
    search,
    pageSize: PAGE_SIZE,
  });
  const shown = conversations.map(({ id, title, updatedAt }) => ({ id, title, updatedAt }));
  return { conversations: shown, page, hasMore };
}

import { useNavigate, useSearchParams, useSession } from '@andromeda/platform';
import { useEffect } from 'react';
import { lastConversation, rememberConversation } from './tab-memory.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NEW = 'nova';

/** The address of a conversation; without one, of a new one. */
export const addressOf = (id: string | null) => `/assistant?c=${id ?? NEW}`;

/**
 * The conversation that the address names, so that back and reload show the same one. The bare address leads to the
 * one that was open last in this tab.
 */
export function useChatAddress() {
  const userId = useSession().user.id;
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('c');
  const id = asked && ID.test(asked) ? asked : null;
  useEffect(() => {
    if (asked !== null) rememberConversation(userId, id);
  }, [userId, asked, id]);
  // The user may leave before React draws the new address, so the conversation is remembered at once.
  const goTo = (to: string | null, replace = false) => {
    rememberConversation(userId, to);
    void navigate(addressOf(to), { replace });
  };
  return {
    id,
    /** Where the bare address leads. */
    resumed: asked === null ? lastConversation(userId) : null,
    /** A first question makes the blank page its conversation: there is no blank one to go back to. */
    become: (conversationId: string) => goTo(conversationId, true),
    open: goTo,
    startNew: () => goTo(null),
  };
}

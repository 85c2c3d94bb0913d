import {
  type Conversation,
  type ConversationTurn,
  messageFor,
  useApi,
  useNotification,
  useSession,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from './messages.ts';
import { notifyOtherTabs } from './other-tabs.ts';

type Rating = NonNullable<ConversationTurn['rating']> | null;

/** Keeps what the user thinks of an answer, which shows at once; the same press again takes it back. */
export function useRating(conversationId: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const { user } = useSession();
  const queryKey = ['conversation', conversationId];
  const show = (turnId: string, rating: Rating) =>
    queries.setQueryData<Conversation>(
      queryKey,
      (known) =>
        known && {
          ...known,
          turns: known.turns.map((turn) => (turn.id === turnId ? { ...turn, rating } : turn)),
        },
    );
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ turn, rating }: { turn: ConversationTurn; rating: Rating }) => {
      show(turn.id, rating);
      await api.assistant.rate(conversationId ?? '', turn.id, rating);
    },
    onSuccess: () => conversationId && notifyOtherTabs(user.id, { conversationId }),
    onError: (error, { turn }) => {
      show(turn.id, turn.rating ?? null);
      notify({ message: messageFor(error, messages.notRated), type: 'error' });
    },
  });
  return (turn: ConversationTurn, pressed: 'good' | 'bad') =>
    mutate({ turn, rating: turn.rating === pressed ? null : pressed });
}

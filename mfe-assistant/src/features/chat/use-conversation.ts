import {
  ApiError,
  type ConversationTurn,
  messageFor,
  useApi,
  useNotification,
  useSession,
} from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  beginConversation,
  conversationQuery,
  refreshConversations,
  showSpoken,
} from './conversation-queries.ts';
import { messagesFor, turnsWith } from './conversation-turns.ts';
import { type LiveTurns, liveTurnsOf } from './live-turns.ts';
import { messages } from './messages.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { useRating } from './use-rating.ts';

const none: readonly ConversationTurn[] = [];
/** Where no conversation is open, none is asked for. */
const NO_CONVERSATION = 'nenhuma';

/** Refusals of which the toast says more than that it did not work. */
const named = new Set(['too_many_requests', 'answer_under_way', 'shutting_down']);

/** A question with what goes with it. */
export interface Question {
  text: string;
  photo: ConversationTurn['photo'];
}

/** A question in the user's hands again, with the words it has now. */
export interface Editing {
  turnId: string;
  text: string;
}

/** The open conversation, if there is one, and what can be done in it. */
export function useConversation(id: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const live = liveTurnsOf(useSession().user.id, api);
  const hearing = useSyncExternalStore(live.subscribe, () => (id ? live.of(id) : undefined));
  // A question that the server may not have yet: there is nothing to ask it for.
  const onItsWay = hearing?.state === 'answering' && !hearing.kept;
  const query = useQuery({
    ...conversationQuery(api, id ?? NO_CONVERSATION),
    enabled: id !== null && !onItsWay,
    ...(hearing?.state === 'answering' && { refetchInterval: false }),
  });
  const kept = id === null ? none : (query.data?.turns ?? none);
  // What is known from before a reload waits for what the server knows.
  const loading = id !== null && query.isPending && hearing?.state !== 'answering';
  const turns = useMemo(() => (loading ? none : turnsWith(kept, hearing)), [loading, kept, hearing]);
  const [editing, edit] = useState<Editing | null>(null);
  const { send, reread } = useSend(live, edit);
  const userId = useSession().user.id;
  return {
    turns,
    answering: turns.some(({ state }) => state === 'answering'),
    loading,
    problem: id !== null && turns.length === 0 && query.isError ? query.error : null,
    retry: () => void query.refetch(),
    /** Asks in the open conversation, or in a new one of that id. */
    ask: (place: string, question: Question) => send(place, crypto.randomUUID(), question, turns),
    editing,
    edit,
    /** Asks a question again with other words; what came after it goes. */
    askEdited: (turn: ConversationTurn, text: string) => {
      edit(null);
      if (id) send(id, turn.id, { text, photo: turn.photo }, turns.slice(0, turns.indexOf(turn)), true);
    },
    rate: useRating(id),
    /** Asks the last question again, in place of its answer. */
    askAgain: () => {
      const last = turns.at(-1);
      if (id && last) send(id, last.id, { text: last.question, photo: last.photo }, turns.slice(0, -1));
    },
    /** Keeps what has come so far. */
    stop: async () => {
      if (!id) return;
      live.freeze(id);
      try {
        await api.assistant.stop(id);
        await reread(id);
        live.drop(id);
        notifyOtherTabs(userId, { conversationId: id });
        void refreshConversations(queries);
      } catch (error) {
        notify({ message: messageFor(error, messages.notStopped), type: 'error' });
      }
    },
  };
}

/** Sends questions, and follows what becomes of their answers. */
function useSend(live: LiveTurns, edit: (editing: Editing) => void) {
  const api = useApi();
  const { user } = useSession();
  const queries = useQueryClient();
  const { toast, notify } = useNotification();
  const reread = (place: string) =>
    queries.fetchQuery({ ...conversationQuery(api, place), staleTime: 0, retry: false });
  const send = (
    place: string,
    turnId: string,
    { text, photo }: Question,
    before: readonly ConversationTurn[],
    edited = false,
  ) => {
    const notifyTabs = () => notifyOtherTabs(user.id, { conversationId: place });
    if (before.length === 0 && !edited) beginConversation(queries, api, place, text);
    showSpoken(queries, place, text);
    live.ask({
      conversationId: place,
      turnId,
      question: text,
      photo,
      messages: messagesFor(before, text, photo),
      edited,
      reread: () => reread(place),
      onKept: notifyTabs,
      onSettled: () => {
        notifyTabs();
        void refreshConversations(queries);
      },
      onFailure: (error) => {
        // The new words are not lost: they are in the field again.
        if (edited) edit({ turnId, text });
        toast({ ...failureToast(error), type: 'error' });
      },
      onUnsaved: () => notify({ message: messages.notSaved, type: 'warning' }),
    });
  };
  return { send, reread };
}

function failureToast(error: unknown) {
  const known = error instanceof ApiError && named.has(error.code);
  return known ? { ...messages.failure, message: messageFor(error) } : messages.failure;
}

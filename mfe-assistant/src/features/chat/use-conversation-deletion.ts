import { type ConversationSummary, messageFor, useNotification, useUndo } from '@andromeda/platform';
import { useEffect, useEffectEvent } from 'react';
import { useDeleteConversation } from './conversation-queries.ts';
import { messages } from './messages.ts';

/** What the screen does when the open conversation goes, and when it comes back. */
interface Open {
  id: string | null;
  leave(): void;
  open(id: string): void;
}

/** Deletes a conversation after some seconds in which it may be taken back; until then it is only out of sight. */
export function useConversationDeletion({ id, leave, open }: Open) {
  const { notify } = useNotification();
  const deletion = useDeleteConversation();
  const { waiting, going, begin, undo } = useUndo(async ({ conversation }: Condemned) => {
    try {
      await deletion.mutateAsync(conversation.id);
      notify({ message: messages.deleted, type: 'success' });
    } catch (error) {
      notify({ message: messageFor(error, messages.deleteFailed), type: 'error' });
    }
  });
  // A user who opens its address again wants it back.
  const takeBackVisited = useEffectEvent((visited: string | null) => {
    if (visited && waiting?.conversation.id === visited) undo();
  });
  useEffect(() => takeBackVisited(id), [id]);
  return {
    waiting: waiting?.conversation ?? null,
    gone: new Set(going.map(({ conversation }) => conversation.id)),
    remove: (conversation: ConversationSummary) => {
      const wasOpen = conversation.id === id;
      begin({ conversation, wasOpen });
      if (wasOpen) leave();
    },
    undo: () => {
      undo();
      if (waiting?.wasOpen) open(waiting.conversation.id);
    },
  };
}

interface Condemned {
  conversation: ConversationSummary;
  wasOpen: boolean;
}

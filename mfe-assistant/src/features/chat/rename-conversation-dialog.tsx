import { RenameDialog } from '@andromeda/design-system';
import { type ConversationSummary, messageFor, useNotification } from '@andromeda/platform';
import { LONGEST_CONVERSATION_TITLE } from 'bff/contract/browser';
import { useRenameConversation } from './conversation-queries.ts';
import { messages } from './messages.ts';

interface RenameConversationDialogProps {
  conversation: ConversationSummary;
  onClose(): void;
}

/** Asks what a conversation is to be called. */
export function RenameConversationDialog({ conversation, onClose }: RenameConversationDialogProps) {
  const { notify } = useNotification();
  const renaming = useRenameConversation();
  const rename = async (title: string) => {
    try {
      await renaming.mutateAsync({ id: conversation.id, title });
      notify({ message: messages.renamed, type: 'success' });
      return true;
    } catch (error) {
      notify({ message: messageFor(error, messages.renameFailed), type: 'error' });
      return false;
    }
  };
  return (
    <RenameDialog
      title="Renomear conversa"
      label="Nome da conversa"
      name={conversation.title}
      maxLength={LONGEST_CONVERSATION_TITLE}
      missing={messages.titleMissing}
      onRename={rename}
      onClose={onClose}
    />
  );
}

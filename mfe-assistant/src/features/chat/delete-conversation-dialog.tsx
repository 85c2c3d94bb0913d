import { ConfirmDialog } from '@andromeda/design-system';
import { type ConversationSummary, messageFor, useNotification } from '@andromeda/platform';
import { useDeleteConversation } from './conversation-queries.ts';
import { messages } from './messages.ts';

interface DeleteConversationDialogProps {
  conversation: ConversationSummary | null;
  onClose(): void;
  onDeleted(id: string): void;
}

/** Asks before a conversation is deleted, and tells how that went. */
export function DeleteConversationDialog({
  conversation,
  onClose,
  onDeleted,
}: DeleteConversationDialogProps) {
  const { notify } = useNotification();
  const deletion = useDeleteConversation();
  if (!conversation) return null;
  const confirm = async () => {
    try {
      await deletion.mutateAsync(conversation.id);
      onDeleted(conversation.id);
      notify({ message: messages.deleted, type: 'success' });
    } catch (error) {
      notify({ message: messageFor(error, messages.deleteFailed), type: 'error' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !deletion.isPending) onClose();
      }}
      tone="danger"
      title="Excluir esta conversa?"
      description={`“${conversation.title}” e as fotos enviadas nela não podem ser recuperadas.`}
      confirmLabel="Excluir"
      busy={deletion.isPending}
      busyLabel="Excluindo..."
      onConfirm={() => void confirm()}
    />
  );
}

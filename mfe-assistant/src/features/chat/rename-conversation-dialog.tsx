import { Button, Dialog, TextField } from '@andromeda/design-system';
import { type ConversationSummary, messageFor, useNotification } from '@andromeda/platform';
import { LONGEST_CONVERSATION_TITLE } from 'bff/contract/browser';
import { type FormEvent, useState } from 'react';
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
  const [title, setTitle] = useState(conversation.title);
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = title.trim();
    setMissing(!wanted);
    if (!wanted || renaming.isPending) return;
    if (wanted === conversation.title) return onClose();
    try {
      await renaming.mutateAsync({ id: conversation.id, title: wanted });
      notify({ message: messages.renamed, type: 'success' });
      onClose();
    } catch (error) {
      notify({ message: messageFor(error, messages.renameFailed), type: 'error' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !renaming.isPending) onClose();
      }}
      title="Renomear conversa"
      footer={
        <>
          <Button onClick={onClose} disabled={renaming.isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form="renomear-conversa"
            variant="primary"
            busy={renaming.isPending}
            busyLabel="Salvando..."
          >
            Salvar
          </Button>
        </>
      }
    >
      <form id="renomear-conversa" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Nome da conversa"
          maxLength={LONGEST_CONVERSATION_TITLE}
          autoComplete="off"
          value={title}
          {...(missing && { error: messages.titleMissing })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

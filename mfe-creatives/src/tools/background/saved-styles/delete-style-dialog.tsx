import { ConfirmDialog, Notice } from '@andromeda/design-system';
import { messageFor, type SavedStyle } from '@andromeda/platform';
import { messages } from './messages.ts';
import { useDeleteStyle } from './use-saved-styles.ts';

type DeleteStyleDialogProps = { style: SavedStyle; onClose(): void };

/** Asks before a saved style is deleted. */
export function DeleteStyleDialog({ style, onClose }: DeleteStyleDialogProps) {
  const { mutate, isPending, error } = useDeleteStyle(style, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Excluir o estilo “${style.name}”?`}
      description="Ele sai de todos os seus aparelhos. As imagens feitas com ele continuam na sua biblioteca."
      confirmLabel="Excluir"
      tone="danger"
      busy={isPending}
      busyLabel="Excluindo..."
      onConfirm={() => mutate()}
    >
      {error && <Notice tone="error">{messageFor(error, messages.notDeleted)}</Notice>}
    </ConfirmDialog>
  );
}

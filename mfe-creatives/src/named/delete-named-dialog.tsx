import { ConfirmDialog, Notice } from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import { type NamedCollection, type NamedItem, useDeleteNamed } from './named-collection.ts';

type DeleteNamedDialogProps<Item extends NamedItem, Change> = {
  collection: NamedCollection<Item, Change>;
  item: Item;
  title: string;
  description: string;
  onClose(): void;
};

/** Asks before something that was saved under a name is deleted. */
export function DeleteNamedDialog<Item extends NamedItem, Change>({
  collection,
  item,
  title,
  description,
  onClose,
}: DeleteNamedDialogProps<Item, Change>) {
  const { mutate, isPending, error } = useDeleteNamed(collection, item.id, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel="Excluir"
      tone="danger"
      busy={isPending}
      busyLabel="Excluindo..."
      onConfirm={() => mutate()}
    >
      {error && <Notice tone="error">{messageFor(error, collection.messages.notDeleted)}</Notice>}
    </ConfirmDialog>
  );
}

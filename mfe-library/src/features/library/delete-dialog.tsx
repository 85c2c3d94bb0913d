import { ConfirmDialog, ImageFrame } from '@andromeda/design-system';
import { type LibraryImage, useNotification } from '@andromeda/platform';
import { useDeleteImage } from './library-queries.ts';
import { MESSAGE_MS, messages } from './messages.ts';
import { backdropOf, nameOf } from './picture.ts';

type DeleteDialogProps = {
  image: LibraryImage | null;
  onDeleted: (id: string) => void;
  onClose: () => void;
};

/** Asks before a picture is deleted, and tells how that went. */
export function DeleteDialog({ image, onDeleted, onClose }: DeleteDialogProps) {
  const { notify } = useNotification();
  const deletion = useDeleteImage();
  if (!image) return null;
  // Awaited, not by callbacks of the mutation: those fall silent once the last picture takes this dialog along.
  const confirm = async () => {
    try {
      await deletion.mutateAsync(image.id);
      onDeleted(image.id);
      notify({ message: messages.deleted, type: 'success', durationMs: MESSAGE_MS });
    } catch {
      notify({ message: messages.deleteFailed, type: 'error', durationMs: MESSAGE_MS });
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
      title="Excluir esta imagem?"
      description={descriptionOf(image)}
      confirmLabel="Excluir"
      busy={deletion.isPending}
      busyLabel="Excluindo..."
      onConfirm={() => void confirm()}
    >
      <ImageFrame
        src={image.thumbnailUrl}
        alt=""
        aspect="16/9"
        rounded
        backdrop={backdropOf(image)}
        color={image.dominantColor ?? undefined}
      />
    </ConfirmDialog>
  );
}

function descriptionOf(image: LibraryImage): string {
  const words = `“${nameOf(image)}” sai da sua biblioteca e não pode ser recuperada.`;
  return image.returnable ? `${words} Você ainda não ficou com ela: o crédito volta para você.` : words;
}

import { RenameDialog } from '@andromeda/design-system';
import { type ImagePage, type LibraryImage, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { LONGEST_IMAGE_NAME } from 'bff/contract/browser';
import { libraryKey } from '../../pictures/keep-before-use.ts';
import { MESSAGE_MS, messages } from './messages.ts';

type RenameImageDialogProps = { image: LibraryImage; onClose: () => void };

/** Asks what the product on a picture is called. Every cached page shows the answer at once. */
export function RenameImageDialog({ image, onClose }: RenameImageDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const rename = async (name: string) => {
    try {
      const renamed = await api.images.rename(image.id, name);
      queries.setQueriesData<ImagePage>({ queryKey: libraryKey }, (page) => page && withImage(page, renamed));
      void queries.invalidateQueries({ queryKey: libraryKey });
      notify({ message: messages.renamed, type: 'success', durationMs: MESSAGE_MS });
      return true;
    } catch (error) {
      notify({ message: messageFor(error, messages.renameFailed), type: 'error', durationMs: MESSAGE_MS });
      return false;
    }
  };
  return (
    <RenameDialog
      title="Nome da imagem"
      label="Nome do produto"
      hint="A busca da biblioteca encontra a imagem por este nome."
      name={image.name ?? ''}
      maxLength={LONGEST_IMAGE_NAME}
      missing={messages.nameMissing}
      onRename={rename}
      onClose={onClose}
    />
  );
}

const withImage = (page: ImagePage, changed: LibraryImage): ImagePage => ({
  ...page,
  images: page.images.map((image) => (image.id === changed.id ? { ...image, name: changed.name } : image)),
});

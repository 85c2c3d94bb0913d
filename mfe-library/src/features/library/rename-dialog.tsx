import { Button, Dialog, TextField } from '@andromeda/design-system';
import { type ImagePage, type LibraryImage, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_IMAGE_NAME } from 'bff/contract/browser';
import { type FormEvent, useState } from 'react';
import { libraryKey } from './library-queries.ts';
import { MESSAGE_MS, messages } from './messages.ts';

type RenameDialogProps = { image: LibraryImage; onClose: () => void };

/** Asks what the product on a picture is called. Every cached page shows the answer at once. */
export function RenameDialog({ image, onClose }: RenameDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [name, setName] = useState(image.name ?? '');
  const [missing, setMissing] = useState(false);
  const renaming = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: string) => api.images.rename(image.id, wanted),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(!wanted);
    if (!wanted || renaming.isPending) return;
    try {
      const renamed = await renaming.mutateAsync(wanted);
      queries.setQueriesData<ImagePage>({ queryKey: libraryKey }, (page) => page && withImage(page, renamed));
      void queries.invalidateQueries({ queryKey: libraryKey });
      notify({ message: messages.renamed, type: 'success', durationMs: MESSAGE_MS });
      onClose();
    } catch (error) {
      notify({ message: messageFor(error, messages.renameFailed), type: 'error', durationMs: MESSAGE_MS });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !renaming.isPending) onClose();
      }}
      title="Nome da imagem"
      footer={
        <>
          <Button onClick={onClose} disabled={renaming.isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form="nome-da-imagem"
            variant="primary"
            busy={renaming.isPending}
            busyLabel="Salvando..."
          >
            Salvar
          </Button>
        </>
      }
    >
      <form id="nome-da-imagem" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Nome do produto"
          hint="A busca da biblioteca encontra a imagem por este nome."
          maxLength={LONGEST_IMAGE_NAME}
          autoComplete="off"
          value={name}
          {...(missing && { error: messages.nameMissing })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

const withImage = (page: ImagePage, changed: LibraryImage): ImagePage => ({
  ...page,
  images: page.images.map((image) => (image.id === changed.id ? { ...image, name: changed.name } : image)),
});

import { Button, keepClear, Notice } from '@andromeda/design-system';
import { type LibraryImage, messageFor, useApi } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { messages } from '../generation/messages.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import styles from './image-result.module.css';

type OriginalProductProps = {
  id: string;
  photo: File;
  /** The version with the photo's own product, or the one before it again. */
  onVersion: (image: LibraryImage, preserved: boolean) => void;
};

/** Puts the photo's own pixels in place of a product that a model changed, and removes them again. Free. */
export function OriginalProduct({ id, photo, onVersion }: OriginalProductProps) {
  const { images } = useApi();
  const queries = useQueryClient();
  // One key for one picture: asked again after a lost answer, it makes no second version.
  const key = useRef(crypto.randomUUID());
  const show = (preserved: boolean) => ({
    networkMode: 'always' as const,
    onSuccess: (image: LibraryImage) => {
      onVersion(image, preserved);
      void queries.invalidateQueries({ queryKey: ['images'] });
      void queries.invalidateQueries({ queryKey: ['generations'] });
    },
  });
  const restore = useMutation({
    ...show(true),
    mutationFn: async () =>
      images.restoreProduct(id, { photo: await preparePhoto(photo), idempotencyKey: key.current }),
  });
  const undo = useMutation({
    ...show(false),
    mutationFn: () => images.restore(restore.data?.id ?? id),
    onSettled: () => {
      key.current = crypto.randomUUID();
    },
  });
  const restored = restore.isSuccess && !undo.isSuccess;
  return (
    <>
      {restored && <Notice tone="success">{messages.productRestored}</Notice>}
      {restore.isError && <Notice tone="warning">{messageFor(restore.error, messages.restoreFailed)}</Notice>}
      {undo.isError && <Notice tone="warning">{messages.undoFailed}</Notice>}
      <div {...keepClear} className={styles.decision}>
        {restored ? (
          <Button icon={<Undo2 />} variant="quiet" busy={undo.isPending} onClick={() => undo.mutate()}>
            Voltar à versão anterior
          </Button>
        ) : (
          <Button
            icon={<ImageUp />}
            busy={restore.isPending}
            busyLabel="Trazendo o produto da foto..."
            onClick={() => {
              undo.reset();
              restore.mutate();
            }}
          >
            Usar o produto original
          </Button>
        )}
      </div>
    </>
  );
}

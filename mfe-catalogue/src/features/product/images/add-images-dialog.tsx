import { Button, Dialog, Notice } from '@andromeda/design-system';
import { messageFor, type Product, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MOST_IMAGES_AT_ONCE } from 'bff/contract/browser/listings';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { MESSAGE_MS, messages as productMessages } from '../../../products/messages.ts';
import { useRefreshPictures } from '../../../products/pictures-changed.ts';
import { keepProduct } from '../../../products/product-queries.ts';
import styles from './images.module.css';
import { LibraryChoice } from './library-choice.tsx';
import { messages } from './messages.ts';
import { useChosenImages } from './use-chosen-images.ts';

/** Brings pictures of the library into the product. */
export function AddImagesDialog({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const chosen = useChosenImages();
  const show = (next: boolean) => {
    setOpen(next);
    if (next) chosen.clear();
  };
  const { busy, problem, add } = useAddImages(product.id, () => setOpen(false));
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      size="l"
      trigger={<Button icon={<ImagePlus />}>Adicionar imagens</Button>}
      title="Adicionar imagens"
      description="Escolha na sua biblioteca as imagens deste produto."
      footer={
        <Button
          variant="primary"
          disabled={chosen.ids.length === 0}
          busy={busy}
          busyLabel="Adicionando..."
          onClick={() => add(chosen.ids)}
        >
          {messages.addCount(chosen.ids.length)}
        </Button>
      }
    >
      <div className={styles.choice}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {chosen.isFull && <Notice tone="info">{messages.full(MOST_IMAGES_AT_ONCE)}</Notice>}
        <LibraryChoice product={product} chosen={chosen} />
      </div>
    </Dialog>
  );
}

function useAddImages(id: string, onAdded: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshPictures = useRefreshPictures();
  const { notify } = useNotification();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (imageIds: readonly string[]) => api.products.addImages(id, imageIds),
    onSuccess: (product, imageIds) => {
      keepProduct(queries, product);
      void refreshPictures(id);
      const message = productMessages.imagesAdded(imageIds.length);
      notify({ type: 'success', message, durationMs: MESSAGE_MS });
      onAdded();
    },
  });
  return {
    busy: mutation.isPending,
    problem: mutation.error ? messageFor(mutation.error, productMessages.imagesNotAdded) : null,
    add: (imageIds: readonly string[]) => {
      if (!mutation.isPending) mutation.mutate(imageIds);
    },
  };
}

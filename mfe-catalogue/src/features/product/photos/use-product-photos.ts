import {
  ApiError,
  messageFor,
  type Product,
  type ProductPhoto,
  useApi,
  useNotification,
  useUndo,
} from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGE_MS } from '../../../products/messages.ts';
import { messages } from './messages.ts';
import { countPhotos, dropPhoto, productPhotosQuery, readPhotosAgain, showFirst } from './photo-queries.ts';

/** The photos of a product without those that are leaving it, and which of them are chosen. */
export function useProductPhotos(product: Product) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const query = useQuery(productPhotosQuery(api, product.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const leaving = useUndo(async ({ id }: ProductPhoto) => {
    try {
      await api.products.removePhoto(product.id, id);
      dropPhoto(queries, product.id, id);
    } catch (error) {
      // Another tab was faster: what was asked for is done.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        notify({ type: 'error', message: messageFor(error, messages.notDeleted), durationMs: MESSAGE_MS });
    }
    countPhotos(queries, product.id);
  });
  const putFirst = usePutFirst(product.id);
  const gone = new Set(leaving.going.map(({ id }) => id));
  const photos = (query.data ?? []).filter(({ id }) => !gone.has(id));
  return {
    query,
    leaving,
    putFirst,
    photos,
    total: query.data ? photos.length : product.photos,
    chosen: photos.filter(({ id }) => chosen.has(id)),
    toggle: (id: string) =>
      setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
  };
}

/** Puts a photo before all others; it stands there at once, and goes back where the server could not keep that. */
function usePutFirst(productId: string): (photo: ProductPhoto) => void {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const { mutate } = useMutation({
    networkMode: 'always',
    scope: { id: `photo-order:${productId}` },
    mutationFn: ({ id }: ProductPhoto) => api.products.putPhotoFirst(productId, id),
    onMutate: (photo) => showFirst(queries, productId, photo),
    onSuccess: () => notify({ type: 'success', message: messages.nowFirst, durationMs: MESSAGE_MS }),
    onError: (error) =>
      notify({ type: 'error', message: messageFor(error, messages.notFirst), durationMs: MESSAGE_MS }),
    onSettled: () => readPhotosAgain(queries, productId),
  });
  return mutate;
}

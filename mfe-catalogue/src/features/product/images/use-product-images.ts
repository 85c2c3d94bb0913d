import {
  ApiError,
  type LibraryImage,
  messageFor,
  type Product,
  useApi,
  useNotification,
  usePreparation,
  useUndo,
} from '@andromeda/platform';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MESSAGE_MS } from '../../../products/messages.ts';
import { useRefreshPictures } from '../../../products/pictures-changed.ts';
import { productImagesQuery } from '../../../products/product-queries.ts';
import { messages } from './messages.ts';

/** The pictures of a product: those that were fetched so far, without those that are leaving it. */
export function useProductImages(product: Product) {
  const api = useApi();
  const refreshPictures = useRefreshPictures();
  const { notify } = useNotification();
  const pages = useInfiniteQuery(productImagesQuery(api, product.id));
  const leaving = useUndo(async (image: LibraryImage) => {
    try {
      await api.products.removeImage(product.id, image.id);
    } catch (error) {
      // Another tab was faster: what was asked for is done.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        notify({ type: 'error', message: messageFor(error, messages.notRemoved), durationMs: MESSAGE_MS });
    }
    await refreshPictures(product.id);
  });
  const gone = new Set(leaving.going.map(({ id }) => id));
  const without = (images: readonly LibraryImage[]) => images.filter(({ id }) => !gone.has(id));
  const total = pages.data?.pages.at(-1)?.total ?? product.images;
  return { pages, leaving, without, images: without(imagesOf(pages.data)), total: total - gone.size };
}

const imagesOf = (pages: { pages: readonly { images: LibraryImage[] }[] } | undefined): LibraryImage[] =>
  pages?.pages.flatMap(({ images }) => images) ?? [];

/** Opens 'Preparar para…' with every picture of a product, also those that no page has shown yet. */
export function usePrepareAll(product: Product, { pages, without }: ReturnType<typeof useProductImages>) {
  const api = useApi();
  const refreshPictures = useRefreshPictures();
  const { notify } = useNotification();
  const prepare = usePreparation();
  const [gathering, setGathering] = useState(false);
  const keep = async ({ id, returnable }: LibraryImage) => {
    if (!returnable) return;
    await api.images.keep(id);
    void refreshPictures(product.id);
  };
  const prepareAll = async () => {
    setGathering(true);
    let all: Pick<typeof pages, 'data' | 'isError' | 'hasNextPage' | 'fetchNextPage'> = pages;
    while (all.hasNextPage && !all.isError) all = await all.fetchNextPage();
    setGathering(false);
    if (all.isError) notify({ type: 'error', message: messages.notLoaded, durationMs: MESSAGE_MS });
    else prepare({ images: without(imagesOf(all.data)), keep });
  };
  return { gathering, prepareAll };
}

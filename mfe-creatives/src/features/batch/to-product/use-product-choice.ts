import { useApi, useNotification } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { MOST_IMAGES_AT_ONCE } from 'bff/contract/browser/listings';
import { useState } from 'react';
import type { BatchItem } from '../batch.ts';
import { messages } from './messages.ts';

/** How a picture stands in the choice. */
export interface CardChoice {
  state: 'free' | 'chosen' | 'taken';
  onToggle(): void;
}

/** Which finished pictures of the batch begin a product together; a picture is in one product at most. */
export function useProductChoice(items: readonly BatchItem[]) {
  const api = useApi();
  const { notify } = useNotification();
  /** Pictures of other products; null where nothing is being chosen. */
  const [taken, setTaken] = useState<ReadonlySet<string> | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const opening = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { readPictures } = await import('../zip-pictures.ts');
      const made = await readPictures(
        api,
        items.filter(({ state }) => state === 'ready'),
      );
      const ofProducts = made.filter(({ image }) => image.productId !== null).map(({ image }) => image.id);
      return ofProducts.length < made.length ? new Set(ofProducts) : null;
    },
    onSuccess: (ids) => {
      if (!ids) notify({ type: 'info', message: messages.allTaken });
      setTaken(ids);
    },
    onError: () => notify({ type: 'error', message: messages.notOpened }),
  });
  const toggle = (id: string) =>
    setChosen((ids) => {
      if (ids.includes(id)) return ids.filter((one) => one !== id);
      return ids.length < MOST_IMAGES_AT_ONCE ? [...ids, id] : ids;
    });
  return {
    choosing: taken !== null,
    opening: opening.isPending,
    open: () => opening.mutate(),
    close: () => {
      setTaken(null);
      setChosen([]);
    },
    /** The chosen pictures, in the order of the batch. */
    chosen: items.flatMap(({ picture }) =>
      picture && chosen.includes(picture.imageId) ? picture.imageId : [],
    ),
    /** Nothing for a picture that is not finished, and while nobody chooses. */
    of: ({ state, picture }: BatchItem): CardChoice | undefined => {
      if (!taken || state !== 'ready' || !picture) return undefined;
      const { imageId } = picture;
      if (taken.has(imageId)) return { state: 'taken', onToggle: () => undefined };
      return { state: chosen.includes(imageId) ? 'chosen' : 'free', onToggle: () => toggle(imageId) };
    },
  };
}

export type ProductChoice = ReturnType<typeof useProductChoice>;

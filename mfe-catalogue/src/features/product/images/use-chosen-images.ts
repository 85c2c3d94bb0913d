import type { LibraryImage } from '@andromeda/platform';
import { MOST_IMAGES_AT_ONCE } from 'bff/contract/browser/listings';
import { useState } from 'react';

/** Which pictures of the library are chosen. They stay chosen from page to page. */
export function useChosenImages() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: [...chosen],
    has: (id: string) => chosen.has(id),
    isFull: chosen.size >= MOST_IMAGES_AT_ONCE,
    toggle: ({ id }: LibraryImage) => {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    clear: () => setChosen(new Set()),
  };
}

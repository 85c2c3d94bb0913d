import type { LibraryImage } from '@andromeda/platform';
import { useRef, useState } from 'react';

/** Which pictures are chosen. They stay chosen from page to page; Shift chooses all from the last one on. */
export function useSelection(shown: readonly LibraryImage[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryImage>>(new Map());
  const anchor = useRef<string | null>(null);
  const toggle = (image: LibraryImage, withShift: boolean) => {
    const next = new Map(chosen);
    const choose = !next.has(image.id);
    for (const one of withShift ? rangeOf(shown, anchor.current, image.id) : [image]) {
      if (choose) next.set(one.id, one);
      else next.delete(one.id);
    }
    anchor.current = image.id;
    setChosen(next);
  };
  return {
    chosen: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    toggle,
    /** Chooses all of what is shown. */
    choosePage: () => setChosen(new Map([...chosen, ...shown.map((image) => [image.id, image] as const)])),
    isPageChosen: shown.every(({ id }) => chosen.has(id)),
    /** A picture that is gone is no longer chosen. */
    drop: (id: string) => setChosen((now) => new Map([...now].filter(([one]) => one !== id))),
    clear: () => setChosen(new Map()),
  };
}

/** The pictures between two of them, both included; without the first on this page only the second. */
function rangeOf(shown: readonly LibraryImage[], fromId: string | null, toId: string): LibraryImage[] {
  const from = shown.findIndex(({ id }) => id === fromId);
  const to = shown.findIndex(({ id }) => id === toId);
  const start = from < 0 ? to : Math.min(from, to);
  return shown.slice(start, Math.max(from, to) + 1);
}

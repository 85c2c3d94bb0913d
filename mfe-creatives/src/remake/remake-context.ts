import type { GenerationOptions, HistoryNode, LibraryImage } from '@andromeda/platform';
import { createContext, type ReactNode, useContext } from 'react';

/** What a tool starts with where another picture is made like one of the library (`?como={id}`). Nothing is asked for by it. */
export interface Remake {
  /** The picture that another is made like. */
  id: string;
  /** Empty where it was made without words. */
  prompt: string;
  options: GenerationOptions;
  /** That picture, where it is still there. */
  picture: LibraryImage | null;
  /** The picture of the library, or the photo beside a cut-out, that it was made of; null where that is not kept. */
  source: HistoryNode | null;
  /** The photo of a product that it was made of, where the product still has it: it comes before `source`. */
  productPhoto: HistoryNode['productPhoto'];
  /** What is filled in, and what could not be, told above the tool. */
  notes: ReactNode;
}

export const RemakeContext = createContext<Remake | null>(null);

export const useRemake = (): Remake | null => useContext(RemakeContext);

/** Names where a tool keeps what is typed, apart for each picture that another is made like. */
export function useRemakeDraft(draft: string): string {
  const remake = useRemake();
  return remake ? `${draft}:como:${remake.id}` : draft;
}

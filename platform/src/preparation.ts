import type { ChannelId, LibraryImage } from 'bff/contract';
import { createContext, useContext } from 'react';

/** Pictures to prepare for marketplaces. */
export interface PreparationRequest {
  images: readonly LibraryImage[];
  /** Called once for each picture, before it is first saved, shared or used further: from then on its credit counts. */
  keep(image: LibraryImage): Promise<void>;
  /** The channels that are chosen when it opens; none where this is left out. */
  channels?: readonly ChannelId[] | undefined;
  /** Called once what the user took stands in the history of its pictures. */
  onNoted?: (() => void) | undefined;
  /** The picture that goes to one of the seller's listings first; only where the public configuration names what is connectable. */
  toListing?: string | undefined;
}

/** Opens the preparation over the screen; it closes with the screen. */
export type Prepare = (request: PreparationRequest) => void;

export const PreparationContext = createContext<Prepare>(() => undefined);

/** Opens 'Preparar para…' for some pictures of the user's library (docs/product.md#pictures-for-marketplaces). */
export const usePreparation = (): Prepare => useContext(PreparationContext);

export const BATCH_PATH = '/creative-generator/lote';

/** A batch lacks some credits once, which the packs have. */
export const PACKS_PATH = '/plans#pacotes';

/** Navigation state of a link that leaves the batch for a while. */
export const FROM_BATCH = { from: BATCH_PATH } as const;

/** Whether the user comes from the batch, which is one step back then. */
export const isFromBatch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === BATCH_PATH;

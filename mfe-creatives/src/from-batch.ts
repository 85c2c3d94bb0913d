export const BATCH_PATH = '/creative-generator/lote';

/** A batch lacks some credits once, which the packs have. */
export const PACKS_PATH = '/plans#pacotes';

/** Navigation state of a link that leaves the batch for a while. */
export const FROM_BATCH = { from: BATCH_PATH } as const;

/** The same of one that leads to the repair; `seen` are the batch's photos that the user has been led to, the present one last. */
export const toRepairFromBatch = (seen: readonly string[]) => ({ ...FROM_BATCH, seen });

/** Whether the user comes from the batch, which is one step back then. */
export const isFromBatch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === BATCH_PATH;

/** The photos of the batch that the user has been led to for repair; none where the link named none. */
export function seenIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('seen' in state) || !Array.isArray(state.seen))
    return [];
  return state.seen.filter((id) => typeof id === 'string');
}

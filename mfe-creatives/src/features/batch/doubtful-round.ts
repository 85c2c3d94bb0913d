import type { BatchItem } from './batch.ts';

/** Where a user stands who goes from one doubtful cut-out of a batch to the next. */
export interface DoubtfulRound {
  /** The number of the present one, from 1. */
  at: number;
  /** How many there are, with those that were seen. */
  of: number;
  /** What is still to be seen: first what stands behind the present one in the batch, then what stands before it. */
  next: BatchItem[];
  /** The present one waits for a decision. */
  undecided: boolean;
}

/** `seen` are the photos that the user has been led to, the present one last. What cannot be repaired is left to the batch. */
export function roundOf(items: readonly BatchItem[], seen: readonly string[]): DoubtfulRound {
  const present = items.findIndex(({ id }) => id === seen.at(-1));
  const next = [...items.slice(present + 1), ...items.slice(0, present + 1)].filter(
    ({ id, state, picture }) => state === 'check' && picture?.repairable && !seen.includes(id),
  );
  return {
    at: seen.length,
    of: seen.length + next.length,
    next,
    undecided: items[present]?.state === 'check',
  };
}

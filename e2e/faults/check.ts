import type { World } from './world.ts';

/** What a check saw, in a few words with a number, and whether the promise held. */
export interface Observed {
  figure: string;
  held: boolean;
}

/** Why a check could not be made on this machine: nothing was seen, and nothing held. */
export interface LeftOut {
  leftOut: string;
}

/** One way in which the product is attacked or breaks. */
export interface Check {
  name: string;
  /** What must hold, as a sentence. */
  promise: string;
  /** Takes more than a few seconds: only with `--long`. */
  long?: true;
  /** Where it needs longer than others, in seconds on a core that nobody else uses. */
  limitSeconds?: number;
  run(world: World): Promise<Observed | LeftOut>;
}

export interface Group {
  name: string;
  checks: readonly Check[];
}

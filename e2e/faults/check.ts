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
  run(world: World): Promise<Observed | LeftOut>;
}

export interface Group {
  name: string;
  checks: readonly Check[];
}

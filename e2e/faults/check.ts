import type { World } from './world.ts';

/** What a check saw, in a few words with a number, and whether the promise held. */
export interface Observed {
  figure: string;
  held: boolean;
}

/** One way in which the product is attacked or breaks. */
export interface Check {
  name: string;
  /** What must hold, as a sentence. */
  promise: string;
  /** Takes more than a few seconds: only with `--long`. */
  long?: true;
  run(world: World): Promise<Observed>;
}

export interface Group {
  name: string;
  checks: readonly Check[];
}

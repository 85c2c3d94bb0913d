import type { ProbabilityMap } from './probability-map.ts';

/** How an opinion on where the product is was come by. */
export type OpinionKind = 'own' | 'flood' | 'colour' | 'map';

export interface Opinion {
  kind: OpinionKind;
  name: string;
  mask: Uint8Array;
  /** Whether a learned map is all that it stands on. */
  ofMap?: boolean;
}

/** The own cut, and what it knows beside its mask. */
export interface OwnCut {
  mask: Uint8Array;
  saliency: Float32Array;
  /** Where it saw the ground through the product. */
  open: Uint8Array;
}

/** What is known of the photo from elsewhere. */
export interface Hints {
  /** Where a learned model expects the product. */
  prior?: ProbabilityMap | undefined;
}

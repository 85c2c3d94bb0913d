import type { Buffer } from 'node:buffer';
import type { RepairEdge, RepairStroke } from '../../contract/repairs.ts';
import type { ColorGround, ProducedImage } from './image-model.ts';

/** A photo and the cut-out made of it: a picture with alpha, or a mask that is white where the product is. */
export interface CutOutToRepair {
  photo: Buffer;
  cutOut: Buffer;
}

/** A picture whose cut-out was repaired; `mask` where it lies on a colour, which hides it. */
export type RepairedPicture = Pick<ProducedImage, 'png' | 'mask'>;

/** Repairs cut-outs as users paint, and puts products back. Rejects with `ProviderError`. */
export interface CutOutRepairer {
  /** Photo and mask at the size that a browser repairs them at, as PNG. */
  reduce(pictures: CutOutToRepair): Promise<{ photo: Buffer; mask: Buffer }>;
  /** The product cut out by the engine's second opinion, on `ground` where there is one; `null` where it has only one opinion. */
  cutOtherwise(input: {
    photo: Buffer;
    ground: ColorGround | null;
    signal: AbortSignal;
  }): Promise<ProducedImage | null>;
  /** At most three other masks for the photo, the likeliest first, as PNG: white where the product is, at a reduced size. */
  otherCutOuts(input: CutOutToRepair & { signal: AbortSignal }): Promise<Buffer[]>;
  /** The picture with the photo's own product in place of the one that it shows; `null` where the pose does not allow it. */
  restoreProduct(input: { photo: Buffer; picture: Buffer; signal: AbortSignal }): Promise<Buffer | null>;
  /** The repaired cut-out in full size, on `ground`, or as PNG with alpha where there is none. */
  repair(
    input: CutOutToRepair & {
      strokes: readonly RepairStroke[];
      edge: RepairEdge;
      ground: ColorGround | null;
      signal: AbortSignal;
    },
  ): Promise<RepairedPicture>;
}

import type { CutOut, Raster } from '../raster.ts';
import { fitModels } from './colour-evidence.ts';
import { closeCracks, cutThinNecks, fillHoles, keepProductPieces } from './components.ts';
import { type LabPicture, labFromRgb } from './lab.ts';
import { invert } from './masks.ts';
import { matte } from './matte.ts';
import { gatherOpinions } from './opinions/gather-opinions.ts';
import type { Hints } from './opinions/opinion.ts';
import { shareOf, type WeighedOpinion, weighOpinions } from './opinions/weigh-opinions.ts';
import { refineOutline } from './refine-outline.ts';
import { cutRoughly, type RoughCut } from './rough-cut.ts';

/** The photo at three sizes: to think on, to draw the outline on, and to deliver. */
export interface PhotoSizes {
  small: Raster;
  middle: Raster;
  full: Raster;
}

/** The working sizes' long sides, in pixels. */
export const SMALL_SIDE = 420;
export const MIDDLE_SIDE = 1024;

/** How far a cut-out is to be trusted. */
export interface CutOutTrust {
  /** The intersection over union with the right outline to be expected, 0 to 1; rather too low than too high. */
  confidence: number;
  /** Whether somebody should look at the cut-out before it is used. */
  doubtful: boolean;
}

export type CutOutResult =
  | ({ found: true; cutOut: CutOut } & CutOutTrust)
  | { found: false; why: 'nothing' | 'no_background' };

const LARGEST_SHARE = 0.97;

/** Finds the product and cuts it out, or says why it cannot. */
export function cutOutProduct(sizes: PhotoSizes, hints: Hints = {}): CutOutResult {
  return drawCutOut(sizes, considerPhoto(sizes.small, hints));
}

/** What the engine thinks of a photo before it draws the outline. */
export interface Consideration {
  picture: LabPicture;
  rough: RoughCut;
  /** Every opinion on where the product is, with the quality to be expected of it. */
  opinions: WeighedOpinion[];
}

/** Collects and weighs opinions on where the product is. */
export function considerPhoto({ pixels, width, height }: Raster, hints: Hints = {}): Consideration {
  const picture = labFromRgb(pixels, width, height);
  const rough = cutRoughly(picture);
  const { saliency, open } = rough;
  const own = { mask: tidy(rough, picture), saliency, open };
  const opinions = weighOpinions(picture, gatherOpinions(picture, own, hints), hints);
  return { picture, rough, opinions };
}

/** Draws the outline of the best opinion in full size. */
export function drawCutOut(
  { middle, full }: PhotoSizes,
  { picture, rough, opinions }: Consideration,
): CutOutResult {
  const chosen = chooseOpinion(opinions);
  if (!chosen) return { found: false, why: missingSide(opinions) };
  const models = chosen.kind === 'own' ? rough.models : fitModels(picture, ...weightsOf(chosen.mask));
  const large = labFromRgb(middle.pixels, middle.width, middle.height);
  const outline = refineOutline(large, models, chosen.mask, picture.width, picture.height);
  return {
    found: true,
    cutOut: matte(full, middle, outline),
    confidence: chosen.confidence,
    doubtful: chosen.doubtful,
  };
}

/**
 * The opinion that ranks highest; undefined when none finds a product before a ground. The learned map sees something in any
 * picture: it is believed where another opinion finds a product too.
 */
export function chooseOpinion(opinions: readonly WeighedOpinion[]): WeighedOpinion | undefined {
  const possible = opinions.filter((each) => each.possible);
  if (possible.every(({ ofMap }) => ofMap)) return undefined;
  return possible.reduce<WeighedOpinion | undefined>(
    (best, each) => (best && best.rank >= each.rank ? best : each),
    undefined,
  );
}

function missingSide([own]: readonly WeighedOpinion[]): 'nothing' | 'no_background' {
  return own && shareOf(own.mask) > LARGEST_SHARE ? 'no_background' : 'nothing';
}

/** The own cut without cracks, crumbs and false holes. */
function tidy({ mask, saliency, evidence, open }: RoughCut, { width, height }: LabPicture): Uint8Array {
  const closed = closeCracks(mask, saliency, open, width, height);
  const pieces = keepProductPieces(cutThinNecks(closed, width, height), width, height);
  return fillHoles(pieces, evidence, open, width, height);
}

function weightsOf(mask: Uint8Array): [product: Float32Array, ground: Float32Array] {
  return [new Float32Array(mask), new Float32Array(invert(mask))];
}

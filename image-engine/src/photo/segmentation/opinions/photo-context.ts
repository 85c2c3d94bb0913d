// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { measureBarriers } from './barrier-saliency.ts';
import { binColours } from './compare-colours.ts';
import { describeFrame, type FrameGround } from './frame-ground.ts';
import { highestAround, measureGroundDistance, measureSteps } from './studio-flood.ts';

/** What is known of a photo before any opinion on where its product is. */
export interface PhotoContext {
  picture: LabPicture;
  ground: FrameGround;
  /** How far (Lab) each pixel is from the ground that the frame tells of. */
  groundDistance: Float32Array;
  /** Strength of the strongest edge within a pixel (Lab). */
  edges: Float32Array;
  /** For each pixel the share of the photo's pixels whose edge is weaker. */
  edgeRanks: Float32Array;
  barriers: Float32Array;
  /** The bin of each pixel's colour. */
  bins: Uint16Array;
}

export function describePhoto(picture: LabPicture): PhotoContext {
  const ground = describeFrame(picture);
  const edges = highestAround(measureSteps(picture), 1, picture.width, picture.height);
  return {
    picture,
    ground,
    groundDistance: measureGroundDistance(picture, ground),
    edges,
    edgeRanks: rank(edges),
    barriers: measureBarriers(picture),
    bins: binColours(picture),
  };
}

const RANKS = 512;
const RANKS_PER_UNIT = 6;

function rank(values: Float32Array): Float32Array {
  const counts = new Float64Array(RANKS + 1);
  const binOf = (value: number): number => Math.min(RANKS - 1, Math.round(value * RANKS_PER_UNIT));
  for (const value of values) counts[binOf(value) + 1]!++;
  for (let i = 1; i <= RANKS; i++) counts[i]! += counts[i - 1]!;
  const ranks = new Float32Array(values.length);
  for (let i = 0; i < ranks.length; i++) ranks[i] = counts[binOf(values[i]!)]! / values.length;
  return ranks;
}

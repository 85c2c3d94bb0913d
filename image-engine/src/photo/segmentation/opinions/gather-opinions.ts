// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { findComponents, keepProductPieces } from '../components.ts';
import type { LabPicture } from '../lab.ts';
import { cutByColour, insideRim } from './colour-cut.ts';
import { dryAt, floodLevels } from './flood-levels.ts';
import { describeFrame, type FrameGround, STUDIO_SHARE } from './frame-ground.ts';
import { type ProbabilityMap, scaleMap } from './probability-map.ts';
import { enlargeMask, shrinkMap, shrinkPicture } from './resize.ts';
import { measureBeyondShade, measureGroundDistance } from './studio-flood.ts';

/** How an opinion on where the product is was come by. */
export type OpinionKind = 'own' | 'flood' | 'colour' | 'map';

export interface Opinion {
  kind: OpinionKind;
  name: string;
  mask: Uint8Array;
}

/** Colour cuts start from a picture of this long side: larger ones take longer and are no better. */
const COLOUR_SIDE = 180;
const SMOOTHNESS = 50;
const ROUNDS = 4;
const RIM = 0.04;
/** Tolerances (Lab) of the floodings: for pale products, for clear ones, and for those with a shadow. */
const TOLERANCES = [1.5, 2.5, 4, 6, 9, 13, 19, 27];
/** Tolerances of the floodings that run over soft shadows too. */
const SHADE_TOLERANCES = [5, 9];
const NOISES = 2.5;
/** A place no farther (Lab) from the ground may be the ground itself, seen through the product. */
const BARE = 1.2;
const LEAST_HOLE = 0.01;
const SAME_PRODUCT = 0.75;
/** Ground of this lightness (L) is white paper. */
const WHITE = 92;

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

/** Everything that can be thought of where the product is. */
export function gatherOpinions(picture: LabPicture, own: OwnCut, { prior }: Hints = {}): Opinion[] {
  const map = prior && scaleMap(prior, picture);
  return [
    { kind: 'own', name: 'own', mask: own.mask },
    ...floodOpinions(picture, describeFrame(picture), own),
    ...colourOpinions(picture, { rim: null, saliency: own.saliency, ...(map && { map }) }),
    ...(map ? [mapOpinion(map, picture)] : []),
  ];
}

function mapOpinion(map: Float32Array, { width, height }: LabPicture): Opinion {
  const mask = Uint8Array.from(map, (value) => (value > 0.5 ? 1 : 0));
  return { kind: 'map', name: 'map', mask: keepProductPieces(mask, width, height) };
}

/** What flooding from the frame keeps dry, at several tolerances; nothing where the frame is no even ground. */
function floodOpinions(picture: LabPicture, ground: FrameGround, own: OwnCut): Opinion[] {
  if (ground.share < STUDIO_SHARE) return [];
  const { width, height } = picture;
  const distance = measureGroundDistance(picture, ground);
  const farthest = Math.max(BARE, NOISES * ground.noise);
  // On white ground the own cut takes a pale product's own white for holes.
  const holes = ground.lightness < WHITE ? findHoles(own.mask, width, height) : null;
  const bare = own.open.map((value, i) => (value || distance[i]! < farthest ? 1 : 0));
  const floodings = [
    ...flood('flood', distance, TOLERANCES, picture),
    ...flood('shade', measureBeyondShade(picture, ground), SHADE_TOLERANCES, picture),
  ].filter(({ tolerance }) => tolerance > NOISES * ground.noise);
  return floodings.flatMap(({ name, mask }) => {
    const opened = openBareHoles(mask, bare, width, height);
    const whole: Opinion = {
      kind: 'flood',
      name,
      mask: holes ? openSharedHoles(mask, own.mask, holes) : mask,
    };
    return opened ? [whole, { kind: 'flood', name: `${name}-open`, mask: opened }] : [whole];
  });
}

function flood(
  kind: string,
  terrain: Float32Array,
  tolerances: readonly number[],
  { width, height }: LabPicture,
): { name: string; tolerance: number; mask: Uint8Array }[] {
  const levels = floodLevels(terrain, width, height);
  return tolerances.map((tolerance) => ({
    name: `${kind}-${tolerance}`,
    tolerance,
    mask: keepProductPieces(dryAt(levels, tolerance), width, height),
  }));
}

/** Marks what the mask encloses without holding it. */
function findHoles(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, components } = findComponents(mask, 0, width, height);
  return mask.map((_, i) => (labels[i]! >= 0 && !components[labels[i]!]!.touchesFrame ? 1 : 0));
}

/** The mask without the own cut's holes, where both mean the same product. */
function openSharedHoles(mask: Uint8Array, own: Uint8Array, holes: Uint8Array): Uint8Array {
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    const filled = own[i]! | holes[i]!;
    both += mask[i]! & filled;
    either += mask[i]! | filled;
  }
  return both < either * SAME_PRODUCT ? mask : mask.map((value, i) => (holes[i] ? 0 : value));
}

/** The mask without the large places inside it that are as bare as the ground; null where there are none. */
function openBareHoles(mask: Uint8Array, bare: Uint8Array, width: number, height: number): Uint8Array | null {
  const inside = mask.map((value, i) => value & bare[i]!);
  const { labels, components } = findComponents(inside, 1, width, height);
  const area = mask.reduce((sum, value) => sum + value, 0);
  const open = components.map((hole) => hole.area > area * LEAST_HOLE);
  if (!open.includes(true)) return null;
  return mask.map((value, i) => (labels[i]! >= 0 && open[labels[i]!] ? 0 : value));
}

/** Colour cuts from each of the starts: `rim` knows only that the photo's rim is ground. */
function colourOpinions(picture: LabPicture, starts: Record<string, Float32Array | null>): Opinion[] {
  const { width, height } = picture;
  const reduced = shrinkPicture(picture, COLOUR_SIDE);
  const size = { width: reduced.width, height: reduced.height };
  const possible = insideRim(reduced.width, reduced.height, RIM);
  return Object.entries(starts).map(([name, map]) => {
    const guess = map
      ? Uint8Array.from(shrinkMap(map, picture, size), (value) => (value > 0.5 ? 1 : 0))
      : possible;
    const mask = enlargeMask(cutByColour(reduced, { possible, guess }, SMOOTHNESS, ROUNDS), size, picture);
    return { kind: 'colour', name: `colour-${name}`, mask: keepProductPieces(mask, width, height) };
  });
}

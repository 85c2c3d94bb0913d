// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { fitColourMixture, logDensity, MOST_SAMPLES } from '../segmentation/colour-mixture.ts';
import { findComponents, pixelsOf } from '../segmentation/components.ts';
import { HARD, openCut } from '../segmentation/cut-along-edges.ts';
import type { LabPicture } from '../segmentation/lab.ts';
import type { ColourMixture } from '../segmentation/mixture-parts.ts';
import { growDistance } from './grow-distance.ts';
import { paintStroke, type Size, type Stroke } from './stroke.ts';
import { cropMap, cropPicture, cropWhere, pasteInto, windowAround } from './window.ts';

/** A cut-out under repair: 1 where the product is, and what the user has settled (1 product, 2 ground, 0 open). */
export interface RepairState {
  mask: Uint8Array;
  settled: Uint8Array;
}

const PRODUCT = 1;
const GROUND = 2;
/** How often the colours of both sides are learned and the border is cut again. */
const ROUNDS = 2;
const COLOURS = 4;
const SPREAD = 5;
const MOST_EVIDENCE = 8;
/** The reach of a stroke in its radii, and at least in shares of the long side. */
const REACH_RADII = 5;
const LEAST_REACH = 0.12;
/** What the way from the stroke costs, in evidence a share of the reach. */
const DISTANCE_COST = 6;
/** A hole left inside what a stroke gained, as a share of the picture, closes. */
const LEAST_HOLE = 0.0006;

/** How closely the border is looked at. */
export interface Fineness {
  /** What a border costs, for each pixel of its length. */
  smoothness: number;
  /** Lab distance between neighbours that is as far as a step. */
  stepGap: number;
  /** How many pixels tell the colours of a side. */
  samples: number;
}

const EXACT: Fineness = { smoothness: 16, stepGap: 4, samples: MOST_SAMPLES };

/** The same for a picture `times` smaller: a border is so much shorter there, and an area the square of it. */
export function coarser(times: number): Fineness {
  return {
    smoothness: EXACT.smoothness / times,
    stepGap: EXACT.stepGap * times,
    samples: EXACT.samples / times ** 2,
  };
}

/**
 * Applies one stroke: what is painted is settled, and the place around it that looks alike and is connected to it follows
 * up to the next border. A stroke never takes from its own side, nor what another stroke settled.
 */
export function recut(
  picture: LabPicture,
  { mask, settled }: RepairState,
  stroke: Stroke,
  fineness = EXACT,
): RepairState {
  const painted = paintStroke(stroke, picture);
  const own = stroke.side === 'keep' ? PRODUCT : GROUND;
  const label = own === PRODUCT ? 1 : 0;
  const next = { mask: mask.slice(), settled: settled.slice() };
  const reach = reachOf(stroke, picture);
  const window = windowAround(painted, picture, Math.ceil(reach));
  if (!window) return next;
  const part = cropMap(painted, picture, window);
  pasteInto(next.settled, picture, window, part, own);
  const sides: Sides = {
    painted: part,
    held: cropWhere(mask, picture, window, label),
    other: cropWhere(next.settled, picture, window, 3 - own),
  };
  const gained = stroke.follows ? growFromStroke(cropPicture(picture, window), sides, reach, fineness) : part;
  pasteInto(next.mask, picture, window, gained, label);
  return next;
}

/** How far around a stroke the border may move, in pixels. */
export function reachOf({ radius }: Stroke, { width, height }: Size): number {
  return Math.max(LEAST_REACH, radius * REACH_RADII) * Math.max(width, height);
}

interface Sides {
  /** Pixels that belong to the stroke's side already. */
  held: Uint8Array;
  painted: Uint8Array;
  /** Pixels that strokes settled for the other side. */
  other: Uint8Array;
}

/** What the stroke gains for its side: the painted pixels, and what follows them. */
function growFromStroke(
  picture: LabPicture,
  sides: Sides,
  reach: number,
  { smoothness, stepGap, samples }: Fineness,
): Uint8Array {
  const { held, painted, other } = sides;
  const open = new Uint8Array(held.length);
  for (let i = 0; i < open.length; i++) open[i] = other[i] || (held[i] && !painted[i]) ? 0 : 1;
  const distance = growDistance(picture, painted, open, reach, stepGap);
  const band = new Uint8Array(open.length);
  for (let i = 0; i < band.length; i++) band[i] = open[i] && !painted[i] && distance[i]! < reach ? 1 : 0;
  if (!band.includes(1)) return painted;
  const cut = openCut({ ...picture, smoothness, band });
  let gained: Uint8Array = painted;
  for (let round = 0; round < ROUNDS; round++) {
    const labels = cut(weighBand(picture, sides, { band, distance, reach, gained, samples }));
    for (let i = 0; i < labels.length; i++) labels[i] = painted[i] || (labels[i] && band[i]) ? 1 : 0;
    gained = connected(labels, painted, picture);
  }
  fillSmallHoles(gained, sides, picture);
  return gained;
}

interface Growth {
  band: Uint8Array;
  distance: Float32Array;
  reach: number;
  /** What the round before gained. */
  gained: Uint8Array;
  samples: number;
}

function weighBand(
  { lab }: LabPicture,
  { held, painted, other }: Sides,
  { band, distance, reach, gained, samples }: Growth,
): Float32Array {
  const ours = new Float32Array(gained.length);
  // The farther from the stroke, the surer it is that a pixel lies on the right side already.
  const theirs = new Float32Array(gained.length);
  for (let i = 0; i < gained.length; i++) {
    ours[i] = painted[i] ? 1 : gained[i]! * 0.5;
    if (held[i] || gained[i]) continue;
    theirs[i] = other[i] ? 1 : Math.min(1, distance[i]! / reach) ** 2;
  }
  const fit = (weights: Float32Array) => fitColourMixture(lab, weights, COLOURS, SPREAD, samples);
  const product = fit(ours);
  const ground = fit(theirs);
  const evidence = new Float32Array(band.length);
  for (let i = 0; i < evidence.length; i++) {
    if (band[i]) evidence[i] = oddsOf(product, ground, lab, i) + 2 - (DISTANCE_COST * distance[i]!) / reach;
    else evidence[i] = painted[i] || (held[i] && !other[i]) ? HARD : -HARD;
  }
  return evidence;
}

function oddsOf(ours: ColourMixture, theirs: ColourMixture, lab: Float32Array, i: number): number {
  const l = lab[i * 3]!;
  const a = lab[i * 3 + 1]!;
  const b = lab[i * 3 + 2]!;
  const odds = logDensity(ours, l, a, b) - logDensity(theirs, l, a, b);
  return Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, odds));
}

/** The pieces that hold a painted pixel. */
function connected(gained: Uint8Array, painted: Uint8Array, { width, height }: LabPicture): Uint8Array {
  const { labels, components } = findComponents(gained, 1, width, height);
  const touched = new Uint8Array(components.length);
  for (let i = 0; i < painted.length; i++) if (painted[i] && labels[i]! >= 0) touched[labels[i]!] = 1;
  return pixelsOf(labels, touched);
}

/** Closes specks that the stroke's side encloses now, but for what was settled. */
function fillSmallHoles(gained: Uint8Array, { held, other }: Sides, { width, height }: LabPicture): void {
  const whole = new Uint8Array(gained.length);
  for (let i = 0; i < whole.length; i++) whole[i] = held[i]! | gained[i]!;
  const { labels, components } = findComponents(whole, 0, width, height);
  const most = width * height * LEAST_HOLE;
  const holes = Uint8Array.from(components, ({ area, touchesFrame }) =>
    !touchesFrame && area < most ? 1 : 0,
  );
  for (let i = 0; i < gained.length; i++)
    if (labels[i]! >= 0 && holes[labels[i]!] && !other[i]) gained[i] = 1;
}

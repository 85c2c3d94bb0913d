// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { type ColourMixture, fitColourMixture, logDensity } from '../segmentation/colour-mixture.ts';
import { findComponents } from '../segmentation/components.ts';
import { cutAlongEdges, HARD } from '../segmentation/cut-along-edges.ts';
import type { LabPicture } from '../segmentation/lab.ts';
import { growDistance } from './grow-distance.ts';
import { paintStroke, type Stroke } from './stroke.ts';
import { cropMap, cropPicture, pasteInto, windowAround } from './window.ts';

/** A cut-out under repair: 1 where the product is, and what the user has settled (1 product, 2 ground, 0 open). */
export interface RepairState {
  mask: Uint8Array;
  settled: Uint8Array;
}

const PRODUCT = 1;
const GROUND = 2;
const COLOURS = 4;
const SPREAD = 5;
const SMOOTHNESS = 16;
const MOST_EVIDENCE = 8;
/** The reach of a stroke in its radii, and at least in shares of the long side. */
const REACH_RADII = 5;
const LEAST_REACH = 0.12;
/** What the way from the stroke costs, in evidence a share of the reach. */
const DISTANCE_COST = 6;
/** A hole left inside what a stroke gained, as a share of the picture, closes. */
const LEAST_HOLE = 0.0006;

/**
 * Applies one stroke: what is painted is settled, and the place around it that looks alike and is connected to it follows
 * up to the next border. A stroke never takes from its own side, nor what another stroke settled.
 */
export function recut(picture: LabPicture, { mask, settled }: RepairState, stroke: Stroke): RepairState {
  const painted = paintStroke(stroke, picture);
  const own = stroke.side === 'keep' ? PRODUCT : GROUND;
  const label = own === PRODUCT ? 1 : 0;
  const next = { mask: Uint8Array.from(mask), settled: Uint8Array.from(settled) };
  const reach = reachOf(stroke, picture);
  const window = windowAround(painted, picture, Math.ceil(reach));
  if (!window) return next;
  const part = cropMap(painted, picture, window);
  pasteInto(next.settled, picture, window, part, own);
  const sides: Sides = {
    painted: part,
    held: cropMap(mask, picture, window).map((value) => (value === label ? 1 : 0)),
    other: cropMap(next.settled, picture, window).map((value) => (value === 3 - own ? 1 : 0)),
  };
  const gained = stroke.follows ? growFromStroke(cropPicture(picture, window), sides, reach) : part;
  pasteInto(next.mask, picture, window, gained, label);
  return next;
}

/** How far around a stroke the border may move, in pixels. */
function reachOf({ radius }: Stroke, { width, height }: LabPicture): number {
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
function growFromStroke(picture: LabPicture, sides: Sides, reach: number): Uint8Array {
  const { held, painted, other } = sides;
  const open = held.map((value, i) => (other[i] || (value && !painted[i]) ? 0 : 1));
  const distance = growDistance(picture, painted, open);
  const band = open.map((value, i) => (value && !painted[i] && distance[i]! < reach ? 1 : 0));
  if (!band.includes(1)) return painted;
  let gained: Uint8Array = painted;
  for (let round = 0; round < 2; round++) {
    const evidence = weighBand(picture, sides, { band, distance, reach, gained });
    const labels = cutAlongEdges({ ...picture, evidence, smoothness: SMOOTHNESS, band });
    gained = connected(
      labels.map((value, i) => (painted[i] || (value && band[i]) ? 1 : 0)),
      painted,
      picture,
    );
  }
  return fillSmallHoles(gained, sides, picture);
}

interface Growth {
  band: Uint8Array;
  distance: Float32Array;
  reach: number;
  /** What the round before gained. */
  gained: Uint8Array;
}

function weighBand(
  { lab }: LabPicture,
  { held, painted, other }: Sides,
  { band, distance, reach, gained }: Growth,
): Float32Array {
  const ours = Float32Array.from(gained, (value, i) => (painted[i] ? 1 : value * 0.5));
  // The farther from the stroke, the surer it is that a pixel lies on the right side already.
  const theirs = Float32Array.from(held, (value, i) => {
    if (value || gained[i]) return 0;
    return other[i] ? 1 : Math.min(1, distance[i]! / reach) ** 2;
  });
  const mixtures = [fit(lab, ours), fit(lab, theirs)] as const;
  return Float32Array.from(band, (value, i) => {
    if (!value) return painted[i] || (held[i] && !other[i]) ? HARD : -HARD;
    const odds = oddsOf(mixtures, lab, i);
    return odds + 2 - (DISTANCE_COST * distance[i]!) / reach;
  });
}

function fit(lab: Float32Array, weights: Float32Array): ColourMixture {
  return fitColourMixture(lab, weights, COLOURS, SPREAD);
}

function oddsOf(
  [ours, theirs]: readonly [ColourMixture, ColourMixture],
  lab: Float32Array,
  i: number,
): number {
  const [l, a, b] = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!];
  const odds = logDensity(ours, l, a, b) - logDensity(theirs, l, a, b);
  return Math.max(-MOST_EVIDENCE, Math.min(MOST_EVIDENCE, odds));
}

/** The pieces that hold a painted pixel. */
function connected(gained: Uint8Array, painted: Uint8Array, { width, height }: LabPicture): Uint8Array {
  const { labels, components } = findComponents(gained, 1, width, height);
  const touched = new Uint8Array(components.length);
  for (let i = 0; i < painted.length; i++) if (painted[i] && labels[i]! >= 0) touched[labels[i]!] = 1;
  return gained.map((_, i) => (labels[i]! >= 0 ? touched[labels[i]!]! : 0));
}

/** Closes specks that the stroke's side encloses now, but for what was settled. */
function fillSmallHoles(
  gained: Uint8Array,
  { held, other }: Sides,
  { width, height }: LabPicture,
): Uint8Array {
  const whole = held.map((value, i) => value | gained[i]!);
  const { labels, components } = findComponents(whole, 0, width, height);
  const most = width * height * LEAST_HOLE;
  return gained.map((value, i) => {
    const hole = components[labels[i]!];
    return value || (hole && !hole.touchesFrame && hole.area < most && !other[i]) ? 1 : 0;
  });
}

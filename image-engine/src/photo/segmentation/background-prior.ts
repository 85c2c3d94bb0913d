// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { closeFaintOutlines } from './faint-outlines.ts';
import type { LabPicture } from './lab.ts';
import { lengthOf } from './length.ts';
import { markAbove } from './masks.ts';
import { measureBorders, usualStep } from './patch-borders.ts';
import type { Superpixels } from './superpixels.ts';

const FINEST_SIGMA = 2;
const COARSEST_SIGMA = 8;
/** Pieces of a smaller share that touch the frame are rather scenery than a product cut by it. */
const SMALL_PIECE = 0.08;
/** A border this strong on the average (Lab) is no shadow's rim. */
const WALL = 8;
const FRAME_SPREAD = 2;
const NOTABLE_GAP = 25;
const SPATIAL_SIGMA = 0.3;
/** Powers of e below this are no number. */
const NO_EXPONENT = -746;

/** For each patch: how surely it is background, and how far it stands out as the product (both 0 to 1). */
export interface PatchPrior {
  background: Float32Array;
  saliency: Float32Array;
  /** For each pair of neighbours: whether a thing's outline runs between them. */
  walls: Uint8Array;
  /** For each patch, the number of the area it was joined into. */
  areas: Int32Array;
}

/**
 * Which patches are background: those that spread along the frame more than their area explains (Zhu et al.,
 * "Saliency Optimization from Robust Background Detection"), so a product that the frame cuts stays a product.
 */
export function scorePatches(picture: LabPicture, patches: Superpixels): PatchPrior {
  const { width, height } = picture;
  const { count } = patches;
  const adjacent = findAdjacency(patches, width, height);
  const onFrame = findFramePatches(patches, width, height);
  const colour = colourDistances(patches);
  const borders = measureBorders(picture, patches, colour);
  const sigma = Math.max(
    FINEST_SIGMA,
    Math.min(COARSEST_SIGMA, 2.5 * usualStep(borders.steps, adjacent, count)),
  );
  const { steps, areas } = closeFaintOutlines(borders, count, sigma);
  const path = shortestColourPaths(steps, colour, adjacent, onFrame, 16 * sigma * sigma);
  const background = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let area = 0;
    let frame = 0;
    for (let j = 0; j < count; j++) {
      const exponent = -path[i * count + j]! / (2 * sigma ** 2);
      if (exponent < NO_EXPONENT) continue;
      const near = Math.exp(exponent);
      area += near;
      if (onFrame[j]) frame += near;
    }
    const counted = area * Math.min(1, area / (SMALL_PIECE * count));
    background[i] = 1 - Math.exp(-(((frame * frame) / counted / FRAME_SPREAD ** 2) ** 2));
  }
  const contrast = backgroundContrast(patches, colour, background, width, height);
  const saliency = smoothOverGraph(steps, adjacent, onFrame, background, contrast, 2 * sigma);
  const wall = Math.max(WALL, 2.5 * sigma);
  const walls = markAbove(steps, wall);
  return { background, saliency, walls, areas };
}

function findAdjacency({ labels, count }: Superpixels, width: number, height: number): Uint8Array {
  const adjacent = new Uint8Array(count * count);
  const join = (i: number, j: number): void => {
    const a = labels[i]!;
    const b = labels[j]!;
    adjacent[a * count + b] = 1;
    adjacent[b * count + a] = 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width) join(i, i + 1);
      if (y + 1 < height) join(i, i + width);
    }
  }
  return adjacent;
}

function findFramePatches({ labels, count }: Superpixels, width: number, height: number): Uint8Array {
  const onFrame = new Uint8Array(count);
  for (let x = 0; x < width; x++) {
    onFrame[labels[x]!] = 1;
    onFrame[labels[(height - 1) * width + x]!] = 1;
  }
  for (let y = 0; y < height; y++) {
    onFrame[labels[y * width]!] = 1;
    onFrame[labels[y * width + width - 1]!] = 1;
  }
  return onFrame;
}

function colourDistances({ means, count }: Superpixels): Float32Array {
  const distances = new Float32Array(count * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < i; j++) {
      const distance = lengthOf(
        means[i * 5]! - means[j * 5]!,
        means[i * 5 + 1]! - means[j * 5 + 1]!,
        means[i * 5 + 2]! - means[j * 5 + 2]!,
      );
      distances[i * count + j] = distance;
      distances[j * count + i] = distance;
    }
  }
  return distances;
}

/**
 * All-pairs paths, in squared colour steps: many small steps (a gradient, the soft rim of a shadow) cost little,
 * one sharp edge costs much.
 */
function shortestColourPaths(
  steps: Float32Array,
  colour: Float32Array,
  adjacent: Uint8Array,
  onFrame: Uint8Array,
  far: number,
): Float32Array {
  const count = onFrame.length;
  const path = new Float32Array(count * count).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      if (adjacent[i * count + j]) path[i * count + j] = steps[i * count + j]! ** 2;
      else if (onFrame[i] && onFrame[j]) path[i * count + j] = colour[i * count + j]! ** 2;
    }
    path[i * count + i] = 0;
  }
  const lengths = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    for (let j = 0; j < count; j++) lengths[j] = path[k * count + j]!;
    for (let row = 0; row < path.length; row += count) {
      const toK = path[row + k]!;
      if (toK <= far) shortenRow(path, row, toK, lengths);
    }
  }
  return path;
}

/** Takes the ways through one patch where they are shorter: four at a time, which takes a fifth less. */
function shortenRow(path: Float32Array, row: number, toK: number, lengths: Float64Array): void {
  let j = row;
  let at = 0;
  for (; at + 3 < lengths.length; at += 4, j += 4) {
    const first = toK + lengths[at]!;
    const second = toK + lengths[at + 1]!;
    const third = toK + lengths[at + 2]!;
    const fourth = toK + lengths[at + 3]!;
    if (first < path[j]!) path[j] = first;
    if (second < path[j + 1]!) path[j + 1] = second;
    if (third < path[j + 2]!) path[j + 2] = third;
    if (fourth < path[j + 3]!) path[j + 3] = fourth;
  }
  for (; at < lengths.length; at++, j++) if (toK + lengths[at]! < path[j]!) path[j] = toK + lengths[at]!;
}

function backgroundContrast(
  { means, count }: Superpixels,
  colour: Float32Array,
  background: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const contrast = new Float32Array(count);
  const scale = Math.max(width, height);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    let weights = 1e-6;
    for (let j = 0; j < count; j++) {
      const dx = (means[i * 5 + 3]! - means[j * 5 + 3]!) / scale;
      const dy = (means[i * 5 + 4]! - means[j * 5 + 4]!) / scale;
      const weight = Math.exp(-(dx * dx + dy * dy) / (2 * SPATIAL_SIGMA ** 2)) * background[j]!;
      sum += weight * colour[i * count + j]!;
      weights += weight;
    }
    const fromCentre = Math.hypot(
      (means[i * 5 + 3]! - width / 2) / (width * 0.75),
      (means[i * 5 + 4]! - height / 2) / (height * 0.75),
    );
    const gap = (sum / weights) * Math.exp(-fromCentre * fromCentre);
    contrast[i] = 1 - Math.exp(-((gap / NOTABLE_GAP) ** 2));
  }
  return contrast;
}

/** Least squares: background patches towards 0, contrasting patches towards 1, alike neighbours alike. */
function smoothOverGraph(
  colour: Float32Array,
  adjacent: Uint8Array,
  onFrame: Uint8Array,
  background: Float32Array,
  contrast: Float32Array,
  sigma: number,
): Float32Array {
  const count = background.length;
  // Each patch's links lie between two ends: the neighbour, and how alike both are.
  const ends = new Int32Array(count + 1);
  const neighbours: number[] = [];
  const alike: number[] = [];
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      if (i === j || !(adjacent[i * count + j] || (onFrame[i] && onFrame[j]))) continue;
      const frameLink = adjacent[i * count + j] ? 1 : 0.2;
      neighbours.push(j);
      alike.push(frameLink * (Math.exp(-(colour[i * count + j]! ** 2) / (2 * sigma ** 2)) + 0.05));
    }
    ends[i + 1] = neighbours.length;
  }
  const saliency = Float32Array.from(contrast);
  for (let round = 0; round < 120; round++) {
    for (let i = 0; i < count; i++) {
      const towardsProduct = (1 - background[i]!) * (0.5 + 0.5 * contrast[i]!);
      let sum = towardsProduct;
      let weights = towardsProduct + background[i]! + 1e-6;
      for (let link = ends[i]!; link < ends[i + 1]!; link++) {
        sum += alike[link]! * saliency[neighbours[link]!]!;
        weights += alike[link]!;
      }
      saliency[i] = sum / weights;
    }
  }
  return saliency;
}

// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Superpixels } from './superpixels.ts';

const COLOUR_SIGMA = 8;
const FRAME_SPREAD = 1.5;
const NOTABLE_GAP = 25;
const SPATIAL_SIGMA = 0.3;

/** For each patch: how surely it is background, and how far it stands out as the product (both 0 to 1). */
export interface PatchPrior {
  background: Float32Array;
  saliency: Float32Array;
}

/**
 * Which patches are background: those that spread along the frame more than their area explains (Zhu et al.,
 * "Saliency Optimization from Robust Background Detection"), so a product that the frame cuts stays a product.
 */
export function judgePatches(patches: Superpixels, width: number, height: number): PatchPrior {
  const { count } = patches;
  const adjacent = findAdjacency(patches, width, height);
  const onFrame = findFramePatches(patches, width, height);
  const colour = colourDistances(patches);
  const path = shortestColourPaths(colour, adjacent, onFrame, count);
  const background = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let area = 0;
    let frame = 0;
    for (let j = 0; j < count; j++) {
      const near = Math.exp(-(path[i * count + j]! ** 2) / (2 * COLOUR_SIGMA ** 2));
      area += near;
      if (onFrame[j]) frame += near;
    }
    background[i] = 1 - Math.exp(-(((frame * frame) / area / FRAME_SPREAD ** 2) ** 2));
  }
  const contrast = backgroundContrast(patches, colour, background, width, height);
  const saliency = smoothOverGraph(colour, adjacent, onFrame, background, contrast);
  return { background, saliency };
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
      const distance = Math.hypot(
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

/** All-pairs paths of least colour change. Steps below the picture's usual neighbour step are free: texture. */
function shortestColourPaths(
  colour: Float32Array,
  adjacent: Uint8Array,
  onFrame: Uint8Array,
  count: number,
): Float32Array {
  let usualStep = 0;
  for (let i = 0; i < count; i++) {
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < count; j++)
      if (i !== j && adjacent[i * count + j]) least = Math.min(least, colour[i * count + j]!);
    if (least < Number.POSITIVE_INFINITY) usualStep += least / count;
  }
  const path = new Float32Array(count * count).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const linked = adjacent[i * count + j] || (onFrame[i] && onFrame[j]);
      if (linked) path[i * count + j] = Math.max(0, colour[i * count + j]! - usualStep);
    }
    path[i * count + i] = 0;
  }
  for (let k = 0; k < count; k++) {
    for (let i = 0; i < count; i++) {
      const toK = path[i * count + k]!;
      if (toK > 6 * COLOUR_SIGMA) continue;
      for (let j = 0; j < count; j++) {
        const through = toK + path[k * count + j]!;
        if (through < path[i * count + j]!) path[i * count + j] = through;
      }
    }
  }
  return path;
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
): Float32Array {
  const count = background.length;
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++)
      if (i !== j && (adjacent[i * count + j] || (onFrame[i] && onFrame[j]))) neighbours[i]!.push(j);
  const saliency = Float32Array.from(contrast);
  for (let round = 0; round < 120; round++) {
    for (let i = 0; i < count; i++) {
      const towardsProduct = (1 - background[i]!) * (0.25 + 0.75 * contrast[i]!);
      let sum = towardsProduct;
      let weights = towardsProduct + background[i]! + 1e-6;
      for (const j of neighbours[i]!) {
        const frameLink = adjacent[i * count + j] ? 1 : 0.2;
        const alike = frameLink * (Math.exp(-(colour[i * count + j]! ** 2) / (2 * COLOUR_SIGMA ** 2)) + 0.05);
        sum += alike * saliency[j]!;
        weights += alike;
      }
      saliency[i] = sum / weights;
    }
  }
  return saliency;
}

// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import type { Superpixels } from './superpixels.ts';

/** Borders shorter than this (pixels) tell nothing about the jump across them. */
const SHORT_BORDER = 6;

/** Borders between patches: how hard each is to step over, and its length in pixels (0 where none is shared). */
export interface Borders {
  steps: Float32Array;
  lengths: Int32Array;
}

/** The step that a neighbour usually takes at least: the picture's noise and texture. */
export function usualStep(steps: Float32Array, adjacent: Uint8Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < count; j++)
      if (i !== j && adjacent[i * count + j]) least = Math.min(least, steps[i * count + j]!);
    if (least < Number.POSITIVE_INFINITY) sum += least;
  }
  return sum / count;
}

/**
 * How hard it is to step from a patch to its neighbour. A shadow scales all of Lab (offset by 16 in L) alike, so
 * what departs from such a scaling counts by the patches' means; lightness counts by its jump right at the border,
 * so that shading and the soft rims of shadows cost little.
 */
export function measureBorders(
  { lab, width, height }: LabPicture,
  { labels, means, count }: Superpixels,
  colour: Float32Array,
): Borders {
  const sums = new Float32Array(count * count);
  const lengths = new Int32Array(count * count);
  const cross = (i: number, j: number, before: number, after: number): void => {
    const a = labels[i]!;
    const b = labels[j]!;
    if (a === b) return;
    const jump = lab[after * 3]! - lab[before * 3]!;
    const low = a < b ? a * count + b : b * count + a;
    lengths[low]!++;
    sums[low]! += a < b ? jump : -jump;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width) cross(i, i + 1, x > 0 ? i - 1 : i, x + 2 < width ? i + 2 : i + 1);
      if (y + 1 < height)
        cross(i, i + width, y > 0 ? i - width : i, y + 2 < height ? i + 2 * width : i + width);
    }
  }
  const steps = Float32Array.from(colour);
  for (let low = 0; low < lengths.length; low++) {
    const length = lengths[low]!;
    const i = Math.floor(low / count);
    const j = low % count;
    if (length === 0 || j < i) continue;
    const lightness = Math.abs(means[i * 5]! - means[j * 5]!);
    const sharp = length < SHORT_BORDER ? lightness : Math.abs(sums[low]!) / length;
    const jump = 0.8 * sharp + 0.2 * lightness;
    const step = Math.hypot(jump, beyondShadow(means, i * 5, j * 5));
    steps[low] = step;
    steps[j * count + i] = step;
    lengths[j * count + i] = length;
  }
  return { steps, lengths };
}

function beyondShadow(means: Float32Array, i: number, j: number): number {
  const [light, dark] = means[i]! > means[j]! ? [i, j] : [j, i];
  const scale = (means[dark]! + 16) / (means[light]! + 16);
  return Math.hypot(
    means[dark + 1]! - scale * means[light + 1]!,
    means[dark + 2]! - scale * means[light + 2]!,
  );
}

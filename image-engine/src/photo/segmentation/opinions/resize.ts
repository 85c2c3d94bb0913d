// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { markAbove } from '../masks.ts';
import { enlarge } from '../planes.ts';

export interface Size {
  width: number;
  height: number;
}

/** The size with a long side of at most `side`. */
function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.max(1, Math.max(width, height) / side);
  return { width: Math.max(1, Math.round(width / scale)), height: Math.max(1, Math.round(height / scale)) };
}

/** The picture with a long side of at most `side`, each pixel the mean of those it stands for. */
export function shrinkPicture(picture: LabPicture, side: number): LabPicture {
  const size = fitWithin(picture, side);
  return { lab: average(picture.lab, 3, picture, size), ...size };
}

/** A map of one value a pixel at a smaller size. */
export function shrinkMap(map: Float32Array, from: Size, to: Size): Float32Array {
  return average(map, 1, from, to);
}

/** A mask at a smaller size: a pixel belongs to it when most of those it stands for do. */
export function shrinkMask(mask: Uint8Array, from: Size, to: Size): Uint8Array {
  return markAbove(average(new Float32Array(mask), 1, from, to), 0.5);
}

/** A mask at a larger size, its outline smooth. */
export function enlargeMask(mask: Uint8Array, from: Size, to: Size): Uint8Array {
  return markAbove(enlarge(new Float32Array(mask), from.width, from.height, to.width, to.height), 0.5);
}

function average(values: Float32Array, channels: number, from: Size, to: Size): Float32Array {
  const means = new Float32Array(to.width * to.height * channels);
  for (let y = 0; y < to.height; y++) {
    const top = Math.floor((y * from.height) / to.height);
    const below = Math.ceil(((y + 1) * from.height) / to.height);
    for (let x = 0; x < to.width; x++) {
      const left = Math.floor((x * from.width) / to.width);
      const right = Math.ceil(((x + 1) * from.width) / to.width);
      const at = (y * to.width + x) * channels;
      const share = 1 / ((right - left) * (below - top));
      if (channels === 1) {
        let sum = 0;
        for (let sy = top; sy < below; sy++)
          for (let i = sy * from.width + left; i < sy * from.width + right; i++)
            sum = Math.fround(sum + share * values[i]!);
        means[at] = sum;
        continue;
      }
      for (let sy = top; sy < below; sy++)
        for (let sx = left; sx < right; sx++)
          for (let c = 0; c < channels; c++)
            means[at + c]! += share * values[(sy * from.width + sx) * channels + c]!;
    }
  }
  return means;
}

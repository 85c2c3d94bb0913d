// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';
import { type RepairState, ROUGH, recut } from './recut.ts';
import type { Size, Stroke } from './stroke.ts';

/** Foretells what a stroke leads to. */
export type Sketch = (state: RepairState, stroke: Stroke) => RepairState;

/**
 * Prepares quick answers on a picture: what `recut` makes of a stroke in a picture of half the size. The border lies about
 * right there, which is enough to go on painting; what is kept is never made of it.
 */
export function openSketch(picture: LabPicture): Sketch {
  const small = halve(picture);
  return (state, stroke) => {
    if (!stroke.follows) return recut(picture, state, stroke);
    const before = halveState(state, picture, small);
    const after = recut(small, before, stroke, ROUGH);
    // Without following, what is painted is settled to the pixel.
    const { mask, settled } = recut(picture, state, { ...stroke, follows: false });
    const side = stroke.side === 'keep' ? 1 : 0;
    for (let y = 0, i = 0; y < picture.height; y++) {
      const row = Math.min(small.height - 1, y >> 1) * small.width;
      for (let x = 0; x < picture.width; x++, i++) {
        const at = row + Math.min(small.width - 1, x >> 1);
        if (before.mask[at] !== after.mask[at] && !settled[i]) mask[i] = side;
      }
    }
    return { mask, settled };
  };
}

/** Each pixel is the mean of four. */
function halve({ lab, width, height }: LabPicture): LabPicture {
  const small: Size = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const means = new Float32Array(small.width * small.height * 3);
  const right = width > 1 ? 3 : 0;
  const below = height > 1 ? width * 3 : 0;
  for (let y = 0, to = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const from = (y * width + x) * 6;
      for (let c = from; c < from + 3; c++)
        means[to++] = (lab[c]! + lab[c + right]! + lab[c + below]! + lab[c + right + below]!) / 4;
    }
  }
  return { lab: means, ...small };
}

/** A pixel is product where most of its four are, and settled where one of them is. */
function halveState({ mask, settled }: RepairState, { width, height }: Size, small: Size): RepairState {
  const half = {
    mask: new Uint8Array(small.width * small.height),
    settled: new Uint8Array(small.width * small.height),
  };
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  for (let y = 0, to = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, to++) {
      const i = 2 * (y * width + x);
      const product = mask[i]! + mask[i + right]! + mask[i + below]! + mask[i + right + below]!;
      half.mask[to] = product > 1 ? 1 : 0;
      half.settled[to] =
        settled[i]! || settled[i + right]! || settled[i + below]! || settled[i + right + below]!;
    }
  }
  return half;
}

// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { lengthOf } from '../length.ts';
import type { FrameGround } from './frame-ground.ts';

/** How far (Lab) each pixel is from the ground expected there. */
export function measureGroundDistance({ lab }: LabPicture, { expected }: FrameGround): Float32Array {
  const distance = new Float32Array(lab.length / 3);
  for (let i = 0; i < distance.length; i++)
    distance[i] = lengthOf(
      lab[i * 3]! - expected[i * 3]!,
      lab[i * 3 + 1]! - expected[i * 3 + 1]!,
      lab[i * 3 + 2]! - expected[i * 3 + 2]!,
    );
  return distance;
}

const DEEPEST_SHADE = 0.45;
const SLOPE_WEIGHT = 1.2;

/**
 * How far each pixel is from the ground in shade: what a shadow explains (all of Lab darker alike, with L offset by 16)
 * is taken off, but a sharp change counts, since a shadow's rim is soft.
 */
export function measureBeyondShade(picture: LabPicture, ground: FrameGround): Float32Array {
  const { lab } = picture;
  const { expected } = ground;
  const beyond = measureGroundDistance(picture, ground);
  const steps = measureSteps(picture);
  for (let i = 0; i < beyond.length; i++) {
    const scale = (lab[i * 3]! + 16) / (expected[i * 3]! + 16);
    if (scale < DEEPEST_SHADE || scale > 1) continue;
    const da = lab[i * 3 + 1]! - scale * expected[i * 3 + 1]!;
    const db = lab[i * 3 + 2]! - scale * expected[i * 3 + 2]!;
    beyond[i] = Math.min(beyond[i]!, Math.max(Math.hypot(da, db), SLOPE_WEIGHT * steps[i]!));
  }
  return beyond;
}

/** The slope of colour (Lab over two pixels) at each pixel. */
export function measureSteps({ lab, width, height }: LabPicture): Float32Array {
  const steps = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = x > 0 ? i - 1 : i;
      const right = x + 1 < width ? i + 1 : i;
      const above = y > 0 ? i - width : i;
      const below = y + 1 < height ? i + width : i;
      let slope = 0;
      for (let c = 0; c < 3; c++)
        slope +=
          (lab[right * 3 + c]! - lab[left * 3 + c]!) ** 2 + (lab[below * 3 + c]! - lab[above * 3 + c]!) ** 2;
      steps[i] = Math.sqrt(slope);
    }
  }
  return steps;
}

/** For each pixel the highest value within a square of `reach` around it. */
export function highestAround(
  values: Float32Array,
  reach: number,
  width: number,
  height: number,
): Float32Array {
  const rows = new Float32Array(values.length);
  const all = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    const end = first + width;
    for (let i = first; i < end; i++) {
      const value = values[i]!;
      if (value === 0) continue;
      const last = Math.min(end - 1, i + reach);
      for (let k = Math.max(first, i - reach); k <= last; k++) if (value > rows[k]!) rows[k] = value;
    }
  }
  for (let y = 0; y < height; y++) {
    const last = Math.min(height - 1, y + reach) * width;
    for (let row = Math.max(0, y - reach) * width; row <= last; row += width)
      for (let x = 0; x < width; x++) {
        const value = rows[row + x]!;
        if (value > all[y * width + x]!) all[y * width + x] = value;
      }
  }
  return all;
}

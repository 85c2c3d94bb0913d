// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { findComponents, pixelsOf } from './components.ts';
import type { LabPicture } from './lab.ts';
import { lengthOf } from './length.ts';
import { bothOf } from './masks.ts';
import { boxBlur } from './planes.ts';
import { looksShaded } from './shading.ts';

const SMALLEST_SHARE = 0.0015;
const MATCHING_SHARE = 0.75;
const MOST_EXPOSED = 0.2;
const CLOSE = 4;
/** Area over squared rim: stripes and bands, which are rather painted on a product than cut into it, lie below. */
const ROUNDEST_STRIPE = 0.02;

/**
 * Marks places inside the product through which the background shows (a handle, a ring): whole areas between
 * sharp edges that have the colour expected of the background there. A pale label with shading does not pass.
 */
export function findSeeThrough(
  picture: LabPicture,
  calm: Uint8Array,
  mask: Uint8Array,
  local: Float32Array,
): Uint8Array {
  const { lab, width, height } = picture;
  const inside = bothOf(mask, calm);
  const { labels, components } = findComponents(inside, 1, width, height);
  const matching = new Int32Array(components.length);
  const shaded = new Int32Array(components.length);
  const beside = colourBeside(picture, mask);
  for (let i = 0; i < mask.length; i++) {
    const label = labels[i]!;
    if (label < 0) continue;
    const tolerance = Math.min(9, Math.max(4.5, 2.5 * Math.sqrt(local[i * 4 + 3]!)));
    const gap = Math.min(
      gapTo(lab, local, i, 4),
      gapTo(lab, beside.left, i, 3),
      gapTo(lab, beside.right, i, 3),
    );
    if (gap < tolerance) matching[label]!++;
    else if (looksShaded(lab, local, i)) shaded[label]!++;
  }
  const rims = measureRims(labels, components.length, mask, width, height);
  const open = components.map(
    ({ area, touchesFrame }, label) =>
      !touchesFrame &&
      rims.exposed[label]! < rims.length[label]! * MOST_EXPOSED &&
      area > rims.length[label]! ** 2 * ROUNDEST_STRIPE &&
      area > mask.length * SMALLEST_SHARE &&
      matching[label]! > area * 0.25 &&
      matching[label]! + shaded[label]! > area * MATCHING_SHARE,
  );
  return pixelsOf(labels, Uint8Array.from(open, Number));
}

/** For each area, its rim's length, and how much of it lies close to the outside: a hole is enclosed, a pale sole is not. */
function measureRims(
  labels: Int32Array,
  count: number,
  mask: Uint8Array,
  width: number,
  height: number,
): { length: Float32Array; exposed: Float32Array } {
  const empty = findComponents(mask, 0, width, height);
  const outside = new Float32Array(labels.length);
  for (let i = 0; i < outside.length; i++) {
    const label = empty.labels[i]!;
    outside[i] = label >= 0 && empty.components[label]!.touchesFrame ? 1 : 0;
  }
  const near = boxBlur(outside, width, height, CLOSE);
  const length = new Float32Array(count);
  const exposed = new Float32Array(count);
  for (let i = width; i < labels.length - width; i++) {
    const label = labels[i]!;
    if (label < 0) continue;
    if (
      labels[i - 1] === label &&
      labels[i + 1] === label &&
      labels[i - width] === label &&
      labels[i + width] === label
    )
      continue;
    length[label]!++;
    if (near[i]! > 0.001) exposed[label]!++;
  }
  return { length, exposed };
}

function gapTo(lab: Float32Array, expected: Float32Array, i: number, channels: number): number {
  return lengthOf(
    lab[i * 3]! - expected[i * channels]!,
    lab[i * 3 + 1]! - expected[i * channels + 1]!,
    lab[i * 3 + 2]! - expected[i * channels + 2]!,
  );
}

/** The background last met on the way along each row, from the left and from the right: walls and tables run level. */
function colourBeside({ lab, width, height }: LabPicture, mask: Uint8Array) {
  const left = new Float32Array(lab.length).fill(-1000);
  const right = new Float32Array(lab.length).fill(-1000);
  for (let y = 0; y < height; y++) {
    sweepRow(lab, mask, left, y * width, 1, width);
    sweepRow(lab, mask, right, y * width + width - 1, -1, width);
  }
  return { left, right };
}

function sweepRow(
  lab: Float32Array,
  mask: Uint8Array,
  beside: Float32Array,
  start: number,
  direction: number,
  width: number,
): void {
  const mean = [-1000, -1000, -1000];
  for (let step = 0; step < width; step++) {
    const i = start + step * direction;
    const weight = mask[i] ? 0 : mean[0] === -1000 ? 1 : 0.15;
    for (let c = 0; c < 3; c++) {
      mean[c]! += weight * (lab[i * 3 + c]! - mean[c]!);
      beside[i * 3 + c] = mean[c]!;
    }
  }
}

// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../segmentation/lab.ts';
import { coarser, type RepairState, reachOf, recut } from './recut.ts';
import type { Size, Stroke } from './stroke.ts';

/** Foretells what a stroke leads to. */
export type Sketch = (state: RepairState, stroke: Stroke) => RepairState;

/** How many times smaller the picture is in which a stroke is looked at. */
const TIMES = [2, 3, 4] as const;
/** The place that a stroke may change is as finely looked at as it holds no more pixels: a slow phone answers them in time. */
const MOST_PIXELS = 8_000;

/**
 * Prepares quick answers on a picture: what `recut` makes of a stroke in a smaller picture, the smaller the more the stroke
 * may change. The border lies about right there, which is enough to go on painting; what is kept is never made of it.
 */
export function openSketch(picture: LabPicture): Sketch {
  const smaller = new Map<number, LabPicture>(TIMES.map((times) => [times, shrinkPicture(picture, times)]));
  return (state, stroke) => {
    if (!stroke.follows) return recut(picture, state, stroke);
    const times = timesSmaller(stroke, picture);
    const small = smaller.get(times)!;
    const before = shrinkState(state, picture, small, times);
    const after = recut(small, before, stroke, coarser(times));
    // Without following, what is painted is settled to the pixel.
    const { mask, settled } = recut(picture, state, { ...stroke, follows: false });
    const side = stroke.side === 'keep' ? 1 : 0;
    for (let y = 0, i = 0; y < picture.height; y++) {
      const row = Math.min(small.height - 1, Math.floor(y / times)) * small.width;
      for (let x = 0; x < picture.width; x++, i++) {
        const at = row + Math.min(small.width - 1, Math.floor(x / times));
        if (before.mask[at] !== after.mask[at] && !settled[i]) mask[i] = side;
      }
    }
    return { mask, settled };
  };
}

/** How many times smaller a picture answers the stroke soon enough. */
export function timesSmaller(stroke: Stroke, picture: Size): number {
  const longest = Math.max(picture.width, picture.height);
  const around = reachOf(stroke, picture) / longest + stroke.radius;
  const across = spanAlong(stroke.points, 0, around, picture.width / longest);
  const down = spanAlong(stroke.points, 1, around, picture.height / longest);
  const pixels = across * down * longest ** 2;
  return TIMES.find((times) => pixels <= MOST_PIXELS * times ** 2) ?? TIMES[TIMES.length - 1]!;
}

/** How much of the picture the points and what lies `around` them cover, along x (0) or y (1). */
function spanAlong(points: readonly number[], axis: 0 | 1, around: number, end: number): number {
  let least = end;
  let most = 0;
  for (let at = axis; at < points.length; at += 2) {
    least = Math.min(least, points[at]! - around);
    most = Math.max(most, points[at]! + around);
  }
  return Math.max(0, Math.min(end, most) - Math.max(0, least));
}

/** The picture at so many times less width and height: each pixel is the mean of a square. */
function shrinkPicture({ lab, width, height }: LabPicture, times: number): LabPicture {
  const small: Size = {
    width: Math.max(1, Math.floor(width / times)),
    height: Math.max(1, Math.floor(height / times)),
  };
  const share = 1 / times ** 2;
  const means = new Float32Array(small.width * small.height * 3);
  for (let y = 0, to = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, to += 3) {
      for (let dy = 0; dy < times; dy++) {
        const row = Math.min(height - 1, y * times + dy) * width;
        for (let dx = 0; dx < times; dx++) {
          const from = (row + Math.min(width - 1, x * times + dx)) * 3;
          for (let c = 0; c < 3; c++) means[to + c]! += share * lab[from + c]!;
        }
      }
    }
  }
  return { lab: means, ...small };
}

/** The state in a picture so many times smaller: a pixel is product where at least half of its square is, and settled where one of it is. */
function shrinkState(
  { mask, settled }: RepairState,
  { width, height }: Size,
  small: Size,
  times: number,
): RepairState {
  const less = {
    mask: new Uint8Array(small.width * small.height),
    settled: new Uint8Array(small.width * small.height),
  };
  for (let y = 0, to = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, to++) {
      let product = 0;
      for (let dy = 0; dy < times; dy++) {
        const row = Math.min(height - 1, y * times + dy) * width;
        for (let dx = 0; dx < times; dx++) {
          const i = row + Math.min(width - 1, x * times + dx);
          product += mask[i]!;
          less.settled[to] ||= settled[i]!;
        }
      }
      less.mask[to] = 2 * product >= times ** 2 ? 1 : 0;
    }
  }
  return less;
}

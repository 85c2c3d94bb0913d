// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from '../lab.ts';
import { boxBlur } from '../planes.ts';

const SWEEPS = 4;

/**
 * How much of the colours' range must be crossed on the way from the frame to each pixel (minimum barrier distance,
 * Zhang et al. 2015), 0 to 1: what stands enclosed by edges stands out, however its inside is shaded.
 */
export function measureBarriers({ lab, width, height }: LabPicture): Float32Array {
  const total = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    const values = new Float32Array(width * height);
    for (let i = 0; i < values.length; i++) values[i] = lab[i * 3 + c]!;
    const plane = boxBlur(values, width, height, 1);
    const barrier = sweepBarriers(plane, width);
    for (let i = 0; i < total.length; i++) total[i]! += barrier[i]!;
  }
  return stretch(total);
}

function sweepBarriers(plane: Float32Array, width: number): Float32Array {
  const barrier = new Float32Array(plane.length).fill(1e6);
  const highest = Float32Array.from(plane);
  const lowest = Float32Array.from(plane);
  for (let i = 0; i < plane.length; i++) {
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= plane.length - width) barrier[i] = 0;
  }
  const relax = (i: number, from: number): void => {
    const top = Math.max(highest[from]!, plane[i]!);
    const bottom = Math.min(lowest[from]!, plane[i]!);
    if (top - bottom >= barrier[i]!) return;
    barrier[i] = top - bottom;
    highest[i] = top;
    lowest[i] = bottom;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const forward = sweep % 2 === 0;
    for (let at = 0; at < plane.length; at++) {
      const i = forward ? at : plane.length - 1 - at;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= plane.length - width) continue;
      relax(i, forward ? i - 1 : i + 1);
      relax(i, forward ? i - width : i + width);
    }
  }
  return barrier;
}

/** Scales so that the highest hundredth is 1. */
function stretch(values: Float32Array): Float32Array {
  const sorted = Float32Array.from(values).sort();
  const high = Math.max(1e-3, sorted[Math.floor(sorted.length * 0.99)] ?? 1);
  return values.map((value) => Math.min(1, value / high));
}

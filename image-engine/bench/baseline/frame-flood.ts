import type { Raster } from '../../src/photo/raster.ts';
import { labFromRgb } from '../../src/photo/segmentation/lab.ts';

export const FRAME_FLOOD = 'flooding from the frame with its median colour, tolerance 9 in Lab';

const TOLERANCE = 9;

/** The plainest cut of a studio photo: 1 where a flood of the frame's colour does not come. */
export function floodFromFrame({ pixels, width, height }: Raster): Uint8Array {
  const { lab } = labFromRgb(pixels, width, height);
  const onFrame = (i: number): boolean => {
    const x = i % width;
    return x === 0 || x === width - 1 || i < width || i >= width * (height - 1);
  };
  const frame = Array.from({ length: width * height }, (_, i) => i).filter(onFrame);
  const median = [0, 1, 2].map((c) => {
    const values = frame.map((i) => lab[i * 3 + c] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  });
  const isGround = (i: number): boolean =>
    Math.hypot(...median.map((value, c) => (lab[i * 3 + c] ?? 0) - value)) <= TOLERANCE;
  const dry = new Uint8Array(width * height).fill(1);
  const waiting = frame.filter(isGround);
  for (const i of waiting) dry[i] = 0;
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
      if (!dry[j] || !isGround(j)) continue;
      dry[j] = 0;
      waiting.push(j);
    }
  }
  return dry;
}

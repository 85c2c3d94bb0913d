// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Levels are counted in quarters of a unit; what lies higher is the highest level. */
const STEPS_PER_UNIT = 4;
const HIGHEST_LEVEL = 255;

/**
 * For each pixel the height of the lowest pass on a way to it from the frame, over a terrain of `heights`: one run
 * answers a flooding from the frame at every tolerance. In `STEPS_PER_UNIT`.
 */
export function floodLevels(heights: Float32Array, width: number, height: number): Uint8Array {
  const own = new Uint8Array(heights.length);
  for (let i = 0; i < own.length; i++)
    own[i] = Math.min(HIGHEST_LEVEL, Math.round(heights[i]! * STEPS_PER_UNIT));
  const levels = new Uint8Array(own.length).fill(HIGHEST_LEVEL);
  const settled = new Uint8Array(own.length);
  // Of the pixels that wait at a level the last one, and before each of them the one that came before.
  const last = new Int32Array(HIGHEST_LEVEL + 1).fill(-1);
  const before = new Int32Array(own.length);
  const visit = (i: number, from: number): void => {
    if (settled[i]) return;
    settled[i] = 1;
    const level = Math.max(from, own[i]!);
    levels[i] = level;
    before[i] = last[level]!;
    last[level] = i;
  };
  for (let x = 0; x < width; x++) {
    visit(x, 0);
    visit((height - 1) * width + x, 0);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width, 0);
    visit(y * width + width - 1, 0);
  }
  for (let level = 0; level <= HIGHEST_LEVEL; level++) {
    for (let i = last[level]!; i >= 0; i = last[level]!) {
      last[level] = before[i]!;
      const x = i % width;
      if (x > 0) visit(i - 1, level);
      if (x + 1 < width) visit(i + 1, level);
      if (i >= width) visit(i - width, level);
      if (i + width < own.length) visit(i + width, level);
    }
  }
  return levels;
}

/** What a flooding leaves dry when it passes nothing higher than `tolerance`. */
export function dryAt(levels: Uint8Array, tolerance: number): Uint8Array {
  const limit = tolerance * STEPS_PER_UNIT;
  const dry = new Uint8Array(levels.length);
  for (let i = 0; i < dry.length; i++) dry[i] = levels[i]! > limit ? 1 : 0;
  return dry;
}

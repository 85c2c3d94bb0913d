// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Levels are counted in quarters of a unit; what lies higher is the highest level. */
const STEPS_PER_UNIT = 4;
const HIGHEST_LEVEL = 255;

/**
 * For each pixel the height of the lowest pass on a way to it from the frame, over a terrain of `heights`: one run
 * answers a flooding from the frame at every tolerance. In `STEPS_PER_UNIT`.
 */
export function floodLevels(heights: Float32Array, width: number, height: number): Uint8Array {
  const own = Uint8Array.from(heights, (value) =>
    Math.min(HIGHEST_LEVEL, Math.round(value * STEPS_PER_UNIT)),
  );
  const levels = new Uint8Array(own.length).fill(HIGHEST_LEVEL);
  const settled = new Uint8Array(own.length);
  const waiting: number[][] = Array.from({ length: HIGHEST_LEVEL + 1 }, () => []);
  const visit = (i: number, from: number): void => {
    if (settled[i]) return;
    settled[i] = 1;
    const level = Math.max(from, own[i]!);
    levels[i] = level;
    waiting[level]!.push(i);
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
    const queue = waiting[level]!;
    for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
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
  return levels.map((level) => (level > limit ? 1 : 0));
}

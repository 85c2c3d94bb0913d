// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Mean over a square of `radius` around each value; three of them are as good as a Gaussian. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius < 1) return values;
  return blurLines(blurLines(values, width, height, radius, 1, width), height, width, radius, width, 1);
}

function blurLines(
  values: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const blurred = new Float32Array(values.length);
  const scale = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const from = line * lineStep;
    const at = (position: number): number =>
      values[from + Math.max(0, Math.min(length - 1, position)) * step]!;
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += at(k);
    for (let position = 0; position < length; position++) {
      blurred[from + position * step] = sum * scale;
      sum += at(position + radius + 1) - at(position - radius);
    }
  }
  return blurred;
}

/** Value between four neighbours; `x` and `y` in pixels of the plane, clamped to it. */
export function sample(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(width - 1, x));
  const cy = Math.max(0, Math.min(height - 1, y));
  const left = cx | 0;
  const top = cy | 0;
  const right = Math.min(width - 1, left + 1);
  const below = Math.min(height - 1, top + 1) * width;
  const fx = cx - left;
  const fy = cy - top;
  const upper = plane[top * width + left]! * (1 - fx) + plane[top * width + right]! * fx;
  const lower = plane[below + left]! * (1 - fx) + plane[below + right]! * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The plane at another size, by `sample`. */
export function enlarge(
  plane: Float32Array,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
): Float32Array {
  const enlarged = new Float32Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y++) {
    const sy = ((y + 0.5) * height) / toHeight - 0.5;
    for (let x = 0; x < toWidth; x++) {
      enlarged[y * toWidth + x] = sample(plane, width, height, ((x + 0.5) * width) / toWidth - 0.5, sy);
    }
  }
  return enlarged;
}

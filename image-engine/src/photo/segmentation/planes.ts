// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Mean over a square of `radius` around each value; three of them are as good as a Gaussian. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius < 1) return values;
  if (between.length < values.length) between = new Float32Array(values.length);
  blurRows(values, between, width, height, radius);
  return blurColumns(between, width, height, radius);
}

/** What lies between both passes, used again: fresh memory costs more than the blur. */
let between = new Float32Array(0);

function blurRows(
  values: Float32Array,
  blurred: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const scale = 1 / (2 * radius + 1);
  const last = width - 1;
  for (let row = 0; row < height * width; row += width) {
    let sum = values[row]! * radius;
    for (let x = 0; x <= radius; x++) sum += values[row + Math.min(x, last)]!;
    for (let x = 0; x < width; x++) {
      blurred[row + x] = sum * scale;
      const enters = x + radius + 1;
      const leaves = x - radius;
      sum += values[row + Math.min(enters, last)]! - values[row + Math.max(leaves, 0)]!;
    }
  }
}

/** Row by row with a running sum for each column: memory is read in its order. */
function blurColumns(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const blurred = new Float32Array(width * height);
  const scale = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const rowAt = (y: number): number => Math.max(0, Math.min(height - 1, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const from = rowAt(y);
    for (let x = 0; x < width; x++) sums[x]! += values[from + x]!;
  }
  for (let y = 0; y < height; y++) {
    const to = y * width;
    const enters = rowAt(y + radius + 1);
    const leaves = rowAt(y - radius);
    for (let x = 0; x < width; x++) {
      blurred[to + x] = sums[x]! * scale;
      sums[x]! += values[enters + x]! - values[leaves + x]!;
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

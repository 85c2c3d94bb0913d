// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

/** Solves a symmetric positive system (rows one after another) by elimination. */
export function solveSymmetric(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const rows = Float64Array.from(matrix);
  const solution = Float64Array.from(right);
  for (let pivot = 0; pivot < size; pivot++) {
    const head = rows[pivot * size + pivot]!;
    for (let row = pivot + 1; row < size; row++) {
      const factor = rows[row * size + pivot]! / head;
      if (factor === 0) continue;
      for (let column = pivot; column < size; column++)
        rows[row * size + column]! -= factor * rows[pivot * size + column]!;
      solution[row]! -= factor * solution[pivot]!;
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let column = row + 1; column < size; column++)
      solution[row]! -= rows[row * size + column]! * solution[column]!;
    solution[row]! /= rows[row * size + row]!;
  }
  return solution;
}

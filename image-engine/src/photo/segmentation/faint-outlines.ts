// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Borders } from './patch-borders.ts';

export interface FaintOutlines {
  steps: Float32Array;
  /** For each patch, the number of the area it was joined into. */
  areas: Int32Array;
}

/**
 * Joins patches whose whole common border is weak (average linkage), then raises every border between two joined
 * areas to their average: a product of nearly the background's colour keeps its outline where that is faint.
 */
export function closeFaintOutlines(
  { steps, lengths }: Borders,
  count: number,
  weakest: number,
): FaintOutlines {
  const sums = new Float32Array(count * count);
  const joined = Int32Array.from(lengths);
  for (let i = 0; i < count * count; i++) sums[i] = steps[i]! * lengths[i]!;
  const areaOf = Int32Array.from({ length: count }, (_, i) => i);
  const alive = new Uint8Array(count).fill(1);
  for (;;) {
    const [keep, gone] = findWeakestBorder(sums, joined, alive, count, weakest);
    if (keep < 0) break;
    alive[gone] = 0;
    for (let i = 0; i < count; i++) if (areaOf[i] === gone) areaOf[i] = keep;
    for (let other = 0; other < count; other++) {
      if (other === keep || other === gone) continue;
      const length = joined[keep * count + other]! + joined[gone * count + other]!;
      const sum = sums[keep * count + other]! + sums[gone * count + other]!;
      joined[keep * count + other] = length;
      joined[other * count + keep] = length;
      sums[keep * count + other] = sum;
      sums[other * count + keep] = sum;
    }
  }
  return { steps: raiseToAverage(steps, lengths, sums, joined, areaOf), areas: areaOf };
}

function findWeakestBorder(
  sums: Float32Array,
  lengths: Int32Array,
  alive: Uint8Array,
  count: number,
  weakest: number,
): [number, number] {
  let best = weakest;
  let pair: [number, number] = [-1, -1];
  for (let i = 0; i < count; i++) {
    if (!alive[i]) continue;
    for (let j = i + 1; j < count; j++) {
      const length = lengths[i * count + j]!;
      if (!length || !alive[j]) continue;
      const average = sums[i * count + j]! / length;
      if (average < best) {
        best = average;
        pair = [i, j];
      }
    }
  }
  return pair;
}

function raiseToAverage(
  steps: Float32Array,
  lengths: Int32Array,
  sums: Float32Array,
  joined: Int32Array,
  areaOf: Int32Array,
): Float32Array {
  const count = areaOf.length;
  const raised = Float32Array.from(steps);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      if (!lengths[i * count + j]) continue;
      const between = areaOf[i]! * count + areaOf[j]!;
      if (areaOf[i] !== areaOf[j])
        raised[i * count + j] = Math.max(steps[i * count + j]!, sums[between]! / joined[between]!);
    }
  }
  return raised;
}

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
  const graph: Graph = { sums, lengths: joined, alive: new Uint8Array(count).fill(1), count };
  const borders = findWeakestBorders(graph);
  for (;;) {
    const [keep, gone] = weakestOf(borders, weakest);
    if (keep < 0) break;
    for (let i = 0; i < count; i++) if (areaOf[i] === gone) areaOf[i] = keep;
    joinAreas(graph, keep, gone);
    updateBorders(borders, graph, keep, gone);
  }
  return { steps: raiseToAverage(steps, lengths, sums, joined, areaOf), areas: areaOf };
}

interface Graph {
  /** Steps along each border, summed, and its length. */
  sums: Float32Array;
  lengths: Int32Array;
  alive: Uint8Array;
  count: number;
}

function joinAreas({ sums, lengths, alive, count }: Graph, keep: number, gone: number): void {
  alive[gone] = 0;
  for (let other = 0; other < count; other++) {
    if (other === keep || other === gone) continue;
    const length = lengths[keep * count + other]! + lengths[gone * count + other]!;
    const sum = sums[keep * count + other]! + sums[gone * count + other]!;
    lengths[keep * count + other] = length;
    lengths[other * count + keep] = length;
    sums[keep * count + other] = sum;
    sums[other * count + keep] = sum;
  }
}

/** Each area's weakest border with an area of a higher number: of equal ones the first. */
interface WeakestBorders {
  averages: Float64Array;
  partners: Int32Array;
}

function findWeakestBorders(graph: Graph): WeakestBorders {
  const borders = { averages: new Float64Array(graph.count), partners: new Int32Array(graph.count) };
  for (let i = 0; i < graph.count; i++) scanBorders(borders, graph, i);
  return borders;
}

function scanBorders({ averages, partners }: WeakestBorders, graph: Graph, i: number): void {
  const { sums, lengths, alive, count } = graph;
  let best = Number.POSITIVE_INFINITY;
  let partner = -1;
  for (let j = i + 1; j < count; j++) {
    const length = lengths[i * count + j]!;
    if (!length || !alive[j]) continue;
    const average = sums[i * count + j]! / length;
    if (average < best) {
      best = average;
      partner = j;
    }
  }
  averages[i] = best;
  partners[i] = partner;
}

/** Only borders with the two areas that were joined have changed. */
function updateBorders(borders: WeakestBorders, graph: Graph, keep: number, gone: number): void {
  const { averages, partners } = borders;
  const { sums, lengths, alive, count } = graph;
  averages[gone] = Number.POSITIVE_INFINITY;
  scanBorders(borders, graph, keep);
  for (let i = 0; i < gone; i++) {
    if (!alive[i] || i === keep) continue;
    if (partners[i] === gone || partners[i] === keep) scanBorders(borders, graph, i);
    else if (i < keep && lengths[i * count + keep]!) {
      const average = sums[i * count + keep]! / lengths[i * count + keep]!;
      const isFirst = average === averages[i]! && keep < partners[i]!;
      if (average < averages[i]! || isFirst) {
        averages[i] = average;
        partners[i] = keep;
      }
    }
  }
}

function weakestOf({ averages, partners }: WeakestBorders, weakest: number): [number, number] {
  let best = weakest;
  let at = -1;
  for (let i = 0; i < averages.length; i++) {
    if (averages[i]! < best) {
      best = averages[i]!;
      at = i;
    }
  }
  return at < 0 ? [-1, -1] : [at, partners[at]!];
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

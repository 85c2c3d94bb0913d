// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { type FlowGraph, minCut } from './max-flow.ts';

const UNITS = 100;
const OFFSETS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
const DISTANCES = OFFSETS.map(([dx, dy]) => Math.hypot(dx, dy));

export interface CutInput {
  lab: Float32Array;
  width: number;
  height: number;
  /** Log-odds of product for each pixel, beyond `HARD` for pixels that are settled. */
  evidence: Float32Array;
  /** What a boundary between two alike neighbours costs, in the units of the evidence. */
  smoothness: number;
  /** Only these pixels may change; the others keep the sign of their evidence. Absent: all. */
  band?: Uint8Array;
}

/** Evidence at or beyond this is never overruled. */
export const HARD = 1000;

/** Labels each pixel product (1) or background (0) so that it follows the evidence and the boundary runs along edges. */
export function cutAlongEdges(input: CutInput): Uint8Array {
  const { width, height, evidence, band } = input;
  const nodeOf = new Int32Array(width * height).fill(-1);
  const pixels: number[] = [];
  for (let i = 0; i < width * height; i++) {
    if (band && !band[i]) continue;
    nodeOf[i] = pixels.length;
    pixels.push(i);
  }
  const graph = buildGraph(input, nodeOf, pixels);
  const side = minCut(graph);
  const labels = new Uint8Array(width * height);
  for (let i = 0; i < labels.length; i++) {
    const node = nodeOf[i]!;
    labels[i] = node >= 0 ? side[node]! : evidence[i]! > 0 ? 1 : 0;
  }
  return labels;
}

function buildGraph(input: CutInput, nodeOf: Int32Array, pixels: number[]): FlowGraph {
  const { lab, width, height, evidence, smoothness } = input;
  const count = pixels.length;
  const neighbour = new Int32Array(count * 8).fill(-1);
  const capacity = new Int32Array(count * 8);
  const terminal = new Int32Array(count);
  const beta = contrastScale(lab, width, height);
  for (let node = 0; node < count; node++) {
    const i = pixels[node]!;
    const x = i % width;
    const y = (i - x) / width;
    let odds = evidence[i]! * UNITS;
    for (let d = 0; d < 8; d++) {
      const [dx, dy] = OFFSETS[d]!;
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
      const j = i + dy * width + dx;
      const other = nodeOf[j]!;
      if (other >= 0) neighbour[node * 8 + d] = other;
      // The first half of the neighbours came before, with the same link seen from their side.
      if (other >= 0 && d < 4) {
        capacity[node * 8 + d] = capacity[other * 8 + 7 - d]!;
        continue;
      }
      const link = Math.round((UNITS * smoothness * Math.exp(-beta * colourGap(lab, i, j))) / DISTANCES[d]!);
      if (other >= 0) capacity[node * 8 + d] = link;
      else odds += evidence[j]! > 0 ? link : -link;
    }
    terminal[node] = Math.round(Math.max(-HARD * UNITS, Math.min(HARD * UNITS, odds)));
  }
  return { count, neighbour, capacity, terminal };
}

function colourGap(lab: Float32Array, i: number, j: number): number {
  const dl = lab[i * 3]! - lab[j * 3]!;
  const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
  const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
  return dl * dl + da * da + db * db;
}

function contrastScale(lab: Float32Array, width: number, height: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const i = y * width + x;
      sum += colourGap(lab, i, i + 1) + colourGap(lab, i, i + width);
      count += 2;
    }
  }
  return 1 / Math.max(2, (2 * sum) / count);
}

// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { areaOf } from './masks.ts';
import { openFlow } from './max-flow.ts';
import type { FlowGraph } from './two-trees.ts';

const UNITS = 100;
/** Where the eight neighbours lie. */
const ACROSS = [-1, 0, 1, -1, 1, -1, 0, 1] as const;
const DOWN = [-1, -1, -1, 0, 0, 1, 1, 1] as const;
const DISTANCES = ACROSS.map((dx, d) => Math.hypot(dx, DOWN[d]!));

/** A picture whose pixels are to be told apart. */
export interface CutPicture {
  lab: Float32Array;
  width: number;
  height: number;
  /** What a boundary between two alike neighbours costs, in the units of the evidence. */
  smoothness: number;
  /** Only these pixels may change; the others keep the sign of their evidence. Absent: all. */
  band?: Uint8Array;
}

export interface CutInput extends CutPicture {
  /** Log-odds of product for each pixel, beyond `HARD` for pixels that are settled. */
  evidence: Float32Array;
}

/** Evidence at or beyond this is never overruled. */
export const HARD = 1000;

/** Labels each pixel product (1) or background (0) so that it follows the evidence and the boundary runs along edges. */
export function cutAlongEdges(input: CutInput): Uint8Array {
  return openCut(input)(input.evidence);
}

/** The same for several evidences on one picture: what a boundary costs is worked out once. */
export function openCut(picture: CutPicture): (evidence: Float32Array) => Uint8Array {
  const { width, height, band } = picture;
  const nodeOf = new Int32Array(width * height);
  const pixels = new Int32Array(band ? areaOf(band) : width * height);
  let count = 0;
  for (let i = 0; i < nodeOf.length; i++) {
    if (band && !band[i]) nodeOf[i] = -1;
    else {
      pixels[count] = i;
      nodeOf[i] = count++;
    }
  }
  const { rim, ...graph } = buildGraph(picture, nodeOf, pixels);
  const flow = openFlow(graph);
  return (evidence) => {
    const side = flow(weighTerminals(evidence, pixels, rim));
    const labels = new Uint8Array(nodeOf.length);
    for (let i = 0; i < labels.length; i++) {
      const node = nodeOf[i]!;
      labels[i] = node >= 0 ? side[node]! : evidence[i]! > 0 ? 1 : 0;
    }
    return labels;
  };
}

/** Links of nodes with pixels beside the band, node by node: node, pixel, and what a boundary between them costs. */
type Rim = readonly number[];

function buildGraph(
  { lab, width, height, smoothness }: CutPicture,
  nodeOf: Int32Array,
  pixels: Int32Array,
): FlowGraph & { rim: Rim } {
  const count = pixels.length;
  const neighbour = new Int32Array(count * 8).fill(-1);
  const capacity = new Int32Array(count * 8);
  const rim: number[] = [];
  const beta = contrastScale(lab, width, height);
  for (let node = 0; node < count; node++) {
    const i = pixels[node]!;
    const x = i % width;
    const y = (i - x) / width;
    for (let d = 0; d < 8; d++) {
      const toX = x + ACROSS[d]!;
      const toY = y + DOWN[d]!;
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const j = toY * width + toX;
      const other = nodeOf[j]!;
      if (other >= 0) neighbour[node * 8 + d] = other;
      // The first half of the neighbours came before, with the same link seen from their side.
      if (other >= 0 && d < 4) {
        capacity[node * 8 + d] = capacity[other * 8 + 7 - d]!;
        continue;
      }
      const link = Math.round((UNITS * smoothness * Math.exp(-beta * colourGap(lab, i, j))) / DISTANCES[d]!);
      if (other >= 0) capacity[node * 8 + d] = link;
      else rim.push(node, j, link);
    }
  }
  return { count, neighbour, capacity, rim };
}

function weighTerminals(evidence: Float32Array, pixels: Int32Array, rim: Rim): Int32Array {
  const terminals = new Int32Array(pixels.length);
  for (let node = 0, at = 0; node < terminals.length; node++) {
    let odds = evidence[pixels[node]!]! * UNITS;
    for (; rim[at] === node; at += 3) odds += evidence[rim[at + 1]!]! > 0 ? rim[at + 2]! : -rim[at + 2]!;
    terminals[node] = Math.round(Math.max(-HARD * UNITS, Math.min(HARD * UNITS, odds)));
  }
  return terminals;
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

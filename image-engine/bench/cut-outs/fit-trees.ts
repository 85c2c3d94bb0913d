import type { QualityTree } from '../../src/photo/segmentation/opinions/expect-quality.ts';
import type { Sample } from './fit-ridge.ts';

const ROUNDS = 80;
const RATE = 0.1;
const THRESHOLDS = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9];
/** Leaves are drawn towards zero as if so much weight more lay there. */
const SHRINKAGE = 20;

interface Split {
  at: number;
  over: number;
  /** For each sample whether its measure is over. */
  is: Uint8Array;
}

interface Halves {
  gain: number;
  yes: number;
  no: number;
}

/** Boosted trees of two levels: each corrects what those before it left over. */
export function fitTrees(samples: readonly Sample[]): { base: number; trees: QualityTree[] } {
  const splits = possibleSplits(samples);
  const weights = Float64Array.from(samples, ({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const base = samples.reduce((sum, { wanted, weight }) => sum + wanted * weight, 0) / total;
  const rest = Float64Array.from(samples, ({ wanted }) => wanted - base);
  const trees: QualityTree[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const root = bestSplit(splits, weights, rest);
    const sides = [1, 0].map((side) => {
      const within = weights.map((weight, i) => (root.split.is[i] === side ? weight : 0));
      return { side, ...bestSplit(splits, within, rest) };
    });
    const [over, under] = sides;
    if (!over || !under) break;
    trees.push([
      ...[root.split.at, root.split.over],
      ...[over.split.at, over.split.over, RATE * over.yes, RATE * over.no],
      ...[under.split.at, under.split.over, RATE * under.yes, RATE * under.no],
    ]);
    for (let i = 0; i < rest.length; i++) {
      const leaf = root.split.is[i] ? over : under;
      rest[i] = (rest[i] ?? 0) - RATE * (leaf.split.is[i] ? leaf.yes : leaf.no);
    }
  }
  return { base, trees };
}

function possibleSplits(samples: readonly Sample[]): Split[] {
  const size = samples[0]?.measures.length ?? 0;
  return Array.from({ length: size }, (_, at) => at).flatMap((at) => {
    const values = Float64Array.from(samples, ({ measures }) => measures[at] ?? 0);
    const sorted = Float64Array.from(values).sort();
    const limits = THRESHOLDS.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    return [...new Set(limits)].map((over) => ({
      at,
      over,
      is: Uint8Array.from(values, (value) => (value > over ? 1 : 0)),
    }));
  });
}

function bestSplit(splits: readonly Split[], weights: Float64Array, rest: Float64Array) {
  let best: ({ split: Split } & Halves) | undefined;
  for (const split of splits) {
    const halves = measureSplit(split, weights, rest);
    if (!best || halves.gain > best.gain) best = { split, ...halves };
  }
  if (!best) throw new Error('there is nothing to split by');
  return best;
}

function measureSplit({ is }: Split, weights: Float64Array, rest: Float64Array): Halves {
  let [yes, no, yesWeight, noWeight] = [0, 0, SHRINKAGE, SHRINKAGE];
  for (let i = 0; i < rest.length; i++) {
    const weight = weights[i] ?? 0;
    if (is[i]) {
      yes += weight * (rest[i] ?? 0);
      yesWeight += weight;
    } else {
      no += weight * (rest[i] ?? 0);
      noWeight += weight;
    }
  }
  return { gain: yes ** 2 / yesWeight + no ** 2 / noWeight, yes: yes / yesWeight, no: no / noWeight };
}

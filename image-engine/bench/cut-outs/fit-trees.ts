import type { QualityTree } from '../../src/photo/segmentation/opinions/expect-quality.ts';
import type { Sample } from './fit-ridge.ts';

const ROUNDS = 80;
const RATE = 0.1;
const THRESHOLDS = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9];
/** Leaves are drawn towards zero as if so much weight more lay there. */
const SHRINKAGE = 20;

/** A measure of all samples, and the limits at which it may be split. */
interface Column {
  at: number;
  limits: readonly number[];
  /** How many of the limits each sample is over. */
  bins: Uint8Array;
}

interface Split {
  column: Column;
  /** The place of the limit in the column's limits. */
  step: number;
  gain: number;
  yes: number;
  no: number;
}

/** Boosted trees of two levels: each corrects what those before it left over. */
export function fitTrees(samples: readonly Sample[]): { base: number; trees: QualityTree[] } {
  const columns = possibleSplits(samples);
  const weights = Float64Array.from(samples, ({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const base = samples.reduce((sum, { wanted, weight }) => sum + wanted * weight, 0) / total;
  const rest = Float64Array.from(samples, ({ wanted }) => wanted - base);
  const trees: QualityTree[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const root = bestSplit(columns, weights, rest);
    const within = (side: boolean): Float64Array =>
      weights.map((weight, i) => (isOver(root, i) === side ? weight : 0));
    const over = bestSplit(columns, within(true), rest);
    const under = bestSplit(columns, within(false), rest);
    trees.push([
      ...branchOf(root),
      ...[...branchOf(over), RATE * over.yes, RATE * over.no],
      ...[...branchOf(under), RATE * under.yes, RATE * under.no],
    ]);
    for (let i = 0; i < rest.length; i++) {
      const leaf = isOver(root, i) ? over : under;
      rest[i] = (rest[i] ?? 0) - RATE * (isOver(leaf, i) ? leaf.yes : leaf.no);
    }
  }
  return { base, trees };
}

function branchOf({ column, step }: Split): [at: number, over: number] {
  return [column.at, column.limits[step] ?? 0];
}

function isOver({ column, step }: Split, sample: number): boolean {
  return (column.bins[sample] ?? 0) > step;
}

function possibleSplits(samples: readonly Sample[]): Column[] {
  const size = samples[0]?.measures.length ?? 0;
  return Array.from({ length: size }, (_, at) => {
    const values = Float64Array.from(samples, ({ measures }) => measures[at] ?? 0);
    const sorted = Float64Array.from(values).sort();
    const limits = [
      ...new Set(THRESHOLDS.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0)),
    ];
    return {
      at,
      limits,
      bins: Uint8Array.from(values, (value) => limits.filter((limit) => value > limit).length),
    };
  });
}

/** One pass over the samples gives all splits of a column. */
function bestSplit(columns: readonly Column[], weights: Float64Array, rest: Float64Array): Split {
  const pulls = weights.map((weight, i) => weight * (rest[i] ?? 0));
  const whole = sum(weights);
  const pull = sum(pulls);
  let best: Split | undefined;
  for (const column of columns) {
    const binWeights = sumBins(column, weights);
    const binPulls = sumBins(column, pulls);
    let [no, noWeight] = [0, 0];
    for (let step = 0; step < column.limits.length; step++) {
      no += binPulls[step] ?? 0;
      noWeight += binWeights[step] ?? 0;
      const under = no / (noWeight + SHRINKAGE);
      const over = (pull - no) / (whole - noWeight + SHRINKAGE);
      const gain = (pull - no) * over + no * under;
      if (!best || gain > best.gain) best = { column, step, gain, yes: over, no: under };
    }
  }
  if (!best) throw new Error('there is nothing to split by');
  return best;
}

function sumBins({ limits, bins }: Column, values: Float64Array): Float64Array {
  const sums = new Float64Array(limits.length + 1);
  for (let i = 0; i < bins.length; i++) {
    const bin = bins[i] ?? 0;
    sums[bin] = (sums[bin] ?? 0) + (values[i] ?? 0);
  }
  return sums;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

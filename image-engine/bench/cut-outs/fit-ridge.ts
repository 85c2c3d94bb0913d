import { solveSymmetric } from '../../src/photo/segmentation/opinions/solve-symmetric.ts';

export interface Sample {
  measures: readonly number[];
  wanted: number;
  weight: number;
}

/** Least squares over standardised measures, large weights punished by `penalty`. */
export function fitRidge(samples: readonly Sample[], penalty: number): { offset: number; weights: number[] } {
  const size = samples[0]?.measures.length ?? 0;
  const measureOf = ({ measures }: Sample, at: number): number => measures[at] ?? 0;
  const means = column(size, (at) => average(samples.map((sample) => measureOf(sample, at))));
  const deviations = column(size, (at) =>
    Math.sqrt(average(samples.map((sample) => (measureOf(sample, at) - (means[at] ?? 0)) ** 2)) + 1e-8),
  );
  const terms = size + 1;
  const matrix = new Float64Array(terms * terms);
  const right = new Float64Array(terms);
  for (const sample of samples) {
    const row = column(size, (at) => (measureOf(sample, at) - (means[at] ?? 0)) / (deviations[at] ?? 1));
    row.push(1);
    row.forEach((value, r) => {
      right[r] = (right[r] ?? 0) + sample.weight * value * sample.wanted;
      row.forEach((other, c) => {
        matrix[r * terms + c] = (matrix[r * terms + c] ?? 0) + sample.weight * value * other;
      });
    });
  }
  for (let at = 0; at < size; at++) matrix[at * terms + at] = (matrix[at * terms + at] ?? 0) + penalty;
  const solved = solveSymmetric(matrix, right);
  const weights = column(size, (at) => (solved[at] ?? 0) / (deviations[at] ?? 1));
  const offset = weights.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), solved[size] ?? 0);
  return { offset, weights };
}

function column(size: number, valueAt: (at: number) => number): number[] {
  return Array.from({ length: size }, (_, at) => valueAt(at));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

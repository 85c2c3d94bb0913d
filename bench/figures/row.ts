import { median } from './median.ts';

/** One figure of a benchmark beside its baseline in the same run; null where it has none. */
export interface Row {
  row: string;
  unit: string;
  /** The median of what was measured. */
  value: number;
  /** The least and the most of what was measured. */
  spread: [least: number, most: number];
  against: string | null;
  baseline: number | null;
  ratio: number | null;
  wanted: string | null;
  held: boolean | null;
}

/** The limit of a figure, as in `['value', 'at most', 300]`. */
export type Limit = readonly [figure: 'value' | 'ratio', bound: 'at most' | 'at least', limit: number];

export interface RowOptions {
  /** What the baseline is, and what was measured of it. */
  against?: readonly [name: string, values: readonly number[]];
  wanted?: Limit;
}

/** The row of a figure that was measured so many times. The ratio is of the medians, and null beside a baseline of 0. */
export function rowOf(
  row: string,
  unit: string,
  values: readonly number[],
  { against, wanted }: RowOptions = {},
): Row {
  const value = median(values);
  const baseline = against ? median(against[1]) : null;
  const ratio = baseline ? value / baseline : null;
  return {
    row,
    unit,
    value: short(value),
    spread: [short(Math.min(...values)), short(Math.max(...values))],
    against: against?.[0] ?? null,
    baseline: baseline === null ? null : short(baseline),
    ratio: ratio === null ? null : short(ratio),
    wanted: wanted?.join(' ') ?? null,
    held: wanted ? isHeld(wanted, { value, ratio }) : null,
  };
}

/** A row as one line. A figure that misses its limit says so. */
export function lineOf({ row, unit, value, spread, against, baseline, ratio, wanted, held }: Row): string {
  const range = spread[0] === spread[1] ? '' : ` (${spread[0]} to ${spread[1]})`;
  const beside = against === null ? '' : `, baseline (${against}) ${baseline}, ratio ${ratio}`;
  const verdict = wanted === null ? '' : `, wanted ${wanted}: ${held ? 'held' : 'MISSED'}`;
  return `${row}: ${value}${range} ${unit}${beside}${verdict}`;
}

function isHeld([figure, bound, limit]: Limit, figures: { value: number; ratio: number | null }): boolean {
  const measured = figures[figure] ?? Number.NaN;
  return bound === 'at most' ? measured <= limit : measured >= limit;
}

const short = (figure: number) => Number(figure.toPrecision(4));

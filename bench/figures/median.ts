/** The middle of some figures; of an even number, the lower of the two. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}

/** The figure that a share of all lie below. */
export function quantile(figures: readonly number[], share: number): number {
  const last = figures.length - 1;
  return figures.toSorted((a, b) => a - b)[Math.min(last, Math.floor(figures.length * share))] ?? Number.NaN;
}

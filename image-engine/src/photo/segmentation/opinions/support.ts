/**
 * What each opinion shares with those that are likely right: its mean overlap with all of them, each counted by its odds
 * (log-odds times `certainty`). The opinion with the most support is the safest choice, since likely ones differ little.
 */
export function measureSupport(
  odds: readonly number[],
  alike: readonly (readonly number[])[],
  certainty: number,
): number[] {
  const highest = Math.max(...odds);
  const weights = odds.map((value) => Math.exp(certainty * (value - highest)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return alike.map(
    (row) => row.reduce((sum, value, other) => sum + value * (weights[other] ?? 0), 0) / total,
  );
}

/**
 * What each opinion shares with those that are likely right: its mean overlap with all of them, each counted by its odds
 * (log-odds times `certainty`). The opinion with the most support is the safest choice, since likely ones differ little.
 *
 * Opinions that mean nearly the same share one vote, so that ten floodings do not outvote two cuts: each counts the less, the
 * higher its overlaps with all are in sum, raised to `likeness`. At 0 all count alike.
 */
export function measureSupport(
  odds: readonly number[],
  alike: readonly (readonly number[])[],
  certainty: number,
  likeness = 0,
): number[] {
  const highest = Math.max(...odds);
  const weights = odds.map((value, at) => {
    // An empty mask does not even overlap itself.
    const voices = alike[at]?.reduce((sum, overlap) => sum + overlap ** likeness, 0) ?? 1;
    return Math.exp(certainty * (value - highest)) / Math.max(1, voices);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return alike.map(
    (row) => row.reduce((sum, value, other) => sum + value * (weights[other] ?? 0), 0) / total,
  );
}

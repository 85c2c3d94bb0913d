const FIRST_MS = 20;
const GROWTH = 1.25;
const BUCKETS = 40;

// Fixed, so that the counts of different nodes and days add up. The last one ends at two minutes, where every
// report is cut off. A changed list would make the stored counts meaningless.
const ends = Array.from({ length: BUCKETS }, (_, bucket) => FIRST_MS * GROWTH ** bucket);

/** No loads at all. */
export const emptyTimes = (): number[] => ends.map(() => 0);

/** The place of a duration among the buckets. */
export function bucketOf(ms: number): number {
  const bucket = ends.findIndex((end) => ms <= end);
  return bucket === -1 ? BUCKETS - 1 : bucket;
}

/**
 * The milliseconds within which `part` of the loads finished, accurate to a quarter: 0.5 asks for the median.
 * Null without loads. `longest` is the slowest load, where that is known more exactly than by its bucket.
 */
export function loadTimeOf(times: readonly number[], part: number, longest = Number.POSITIVE_INFINITY) {
  const loads = times.reduce((sum, count) => sum + count, 0);
  if (loads === 0) return null;
  let before = 0;
  for (const [bucket, count] of times.entries()) {
    if (count > 0 && before + count >= part * loads) {
      const start = ends[bucket - 1] ?? 0;
      const end = ends[bucket] ?? start;
      return Math.min(longest, start + ((part * loads - before) / count) * (end - start));
    }
    before += count;
  }
  return null;
}

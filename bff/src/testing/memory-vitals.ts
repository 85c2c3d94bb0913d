import type { VitalCount, WebVitalRepository } from '../ports/web-vitals.ts';

/** Measures of visits over a map, by the same rules as the database's functions; the tests of both are the same. */
export function createMemoryVitals(): WebVitalRepository {
  const days = new Map<string, VitalCount>();
  const dayOf = (time: Date) => time.toISOString().slice(0, 10);
  const nameOf = ({ remote, version, screen, name }: VitalCount) => `${remote} ${version} ${screen} ${name}`;
  const sumOf = (one: VitalCount | undefined, other: VitalCount): VitalCount => ({
    ...other,
    times: other.times.map((visits, bucket) => visits + (one?.times[bucket] ?? 0)),
  });
  return {
    add: async (counts, day) => {
      for (const count of counts) {
        const key = `${dayOf(day)} ${nameOf(count)}`;
        days.set(key, sumOf(days.get(key), count));
      }
    },
    since: async (time) => {
      const sums = new Map<string, VitalCount>();
      for (const [key, count] of days)
        if (key.slice(0, 10) >= dayOf(time)) sums.set(nameOf(count), sumOf(sums.get(nameOf(count)), count));
      return [...sums.values()];
    },
    forget: async (before) => {
      for (const key of days.keys()) if (key.slice(0, 10) < dayOf(before)) days.delete(key);
    },
  };
}

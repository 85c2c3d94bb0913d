import type { UserVitalCount, UserVitalRepository } from '../ports/user-vitals.ts';

/** Slow visits by user over a list, without the limits of the database's functions; the tests of both are the same. */
export function createMemoryUserVitals(): UserVitalRepository {
  let kept: UserVitalCount[] = [];
  return {
    add: async (counts) => void kept.push(...counts),
    shares: async (remote, time) => {
      const own = kept.filter((count) => count.remote === remote && new Date(count.since) >= time);
      const metrics = Map.groupBy(own, ({ version, name }) => `${version} ${name}`);
      return [...metrics.values()].flatMap((counts) => {
        const [first] = counts;
        const users = [...Map.groupBy(counts, ({ visitor }) => visitor).values()].map(sumOf);
        const measured = users.filter(({ reports }) => reports > 0);
        if (!first || measured.length === 0) return [];
        const affected = measured.filter(({ reports, slow }) => 2 * slow > reports).length;
        return [{ version: first.version, name: first.name, users: measured.length, affected }];
      });
    },
    forget: async (before) => {
      kept = kept.filter(({ since }) => new Date(since) >= before);
    },
  };
}

/** The visits of one user, for LCP without the first. */
function sumOf(counts: readonly UserVitalCount[]) {
  const [first] = [...counts].sort((one, other) => one.since.localeCompare(other.since));
  const leftOut = first?.name === 'LCP' ? [1, Number(first.firstSlow)] : [0, 0];
  const sum = (key: 'reports' | 'slow') => counts.reduce((all, count) => all + count[key], 0);
  return { reports: sum('reports') - (leftOut[0] ?? 0), slow: sum('slow') - (leftOut[1] ?? 0) };
}

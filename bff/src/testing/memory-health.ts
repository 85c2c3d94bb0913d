import type { HealthMinute } from '../../contract/remote-health.ts';
import type { HealthCount, RemoteHealthRepository } from '../ports/remote-health.ts';
import { emptyTimes } from '../services/registry/load-times.ts';
import type { VersionVisitors } from './memory-errors.ts';

/** Counts over a list, which tell who had a version, too. */
export interface MemoryHealth extends RemoteHealthRepository {
  visitorsOf(remote: string, since: Date): VersionVisitors;
}

/** Counts over a list. */
export function createMemoryHealth(): MemoryHealth {
  const counts: (HealthCount & { minute: Date })[] = [];
  const recent = (time: Date) => counts.filter(({ minute }) => minute.getTime() >= time.getTime() - 60_000);
  return {
    add: async (given, now) => void counts.push(...given.map((count) => ({ ...count, minute: now }))),
    minutesSince: async (time) =>
      recent(time).map(
        ({ remote, version, loads, failures, loadMs, maxMs, minute }): HealthMinute => ({
          remote,
          version,
          loads,
          failures,
          averageMs: loads > 0 ? loadMs / loads : null,
          maxMs,
          minute: minute.toISOString(),
        }),
      ),
    curve: async ({ since, stepMinutes, remote, version }) => {
      const step = stepMinutes * 60_000;
      const begins = (minute: Date) =>
        since.getTime() + Math.floor((minute.getTime() - since.getTime()) / step) * step;
      return counts
        .filter((count) => count.minute >= since && count.remote === (remote ?? count.remote))
        .filter((count) => count.version === (version ?? count.version))
        .map(({ minute, visitors: _, loadMs: __, ...count }) => ({
          ...count,
          at: new Date(begins(minute)).toISOString(),
        }));
    },
    since: async (time) => {
      const names = new Set(recent(time).map(({ remote, version }) => `${remote}@${version}`));
      return [...names].map((name) => {
        const own = recent(time).filter(({ remote, version }) => `${remote}@${version}` === name);
        const sum = (pick: (count: HealthCount) => number) =>
          own.reduce((all, count) => all + pick(count), 0);
        return {
          remote: own[0]?.remote ?? '',
          version: own[0]?.version ?? '',
          loads: sum((count) => count.loads),
          failures: sum((count) => count.failures),
          loadMs: sum((count) => count.loadMs),
          times: emptyTimes().map((_, bucket) => sum((count) => count.times[bucket] ?? 0)),
          maxMs: Math.max(...own.map((count) => count.maxMs)),
          visitors: new Set(own.flatMap((count) => count.visitors)).size,
        };
      });
    },
    forget: async () => undefined,
    visitorsOf: (remote, since) => {
      const own = counts.filter((count) => count.remote === remote && count.minute >= since);
      const versions = Map.groupBy(own, ({ version }) => version);
      return new Map(
        [...versions].map(([version, alike]) => [version, alike.flatMap(({ visitors }) => visitors)]),
      );
    },
  };
}

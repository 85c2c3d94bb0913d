import type { ErrorCount, RemoteErrorRepository, StoredError } from '../ports/remote-errors.ts';

/** Errors over a list, without the limits of the database's functions. `health` tells who had which version. */
export function createMemoryErrors(health: {
  visitorsOf(remote: string, since: Date): VersionVisitors;
}): RemoteErrorRepository {
  let kept: (ErrorCount & { at: Date })[] = [];
  const since = (time: Date) => kept.filter(({ at }) => at >= time);
  return {
    add: async (counts, now) => void kept.push(...counts.map((count) => ({ ...count, at: now }))),
    since: async (time) => {
      const alike = Map.groupBy(since(time), ({ remote, version, fingerprint }) =>
        [remote, version, fingerprint].join(' '),
      );
      return [...alike.values()].flatMap(sumOf).sort((a, b) => b.users - a.users || b.times - a.times);
    },
    shares: async (remote, time) => {
      const had = health.visitorsOf(remote, time);
      const own = since(time).filter((count) => count.remote === remote);
      const versions = new Set([...had.keys(), ...own.map(({ version }) => version)]);
      return [...versions].map((version) => {
        const met = own.filter((count) => count.version === version).flatMap(({ users }) => users);
        const users = [...(had.get(version) ?? []), ...met].filter((name) => name.startsWith('u'));
        return { version, users: new Set(users).size, affected: new Set(met).size };
      });
    },
    forget: async (before) => {
      kept = since(before);
    },
  };
}

/** The names of the visitors of each version. */
export type VersionVisitors = ReadonlyMap<string, readonly string[]>;

function sumOf(counts: readonly (ErrorCount & { at: Date })[]): StoredError[] {
  const [first] = counts;
  if (!first) return [];
  const sum = (pick: (count: ErrorCount) => number) => counts.reduce((all, count) => all + pick(count), 0);
  const { remote, version, message, place } = first;
  return [
    {
      remote,
      version,
      message,
      place,
      times: sum(({ times }) => times),
      anonymousTimes: sum(({ anonymousTimes }) => anonymousTimes),
      users: new Set(counts.flatMap(({ users }) => users)).size,
      firstSeen: first.at.toISOString(),
      lastSeen: (counts.at(-1) ?? first).at.toISOString(),
    },
  ];
}

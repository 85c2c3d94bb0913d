import type { Clock } from '../ports/clock.ts';
import type { RemoteFlagRepository, StoredFlag } from '../ports/remote-flags.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Flags over a map, by the same rules as the database's function; the tests of both are the same. */
export function createMemoryFlags(
  clock: Clock,
  registry: Pick<RemoteRegistry, 'note'>,
): RemoteFlagRepository {
  const flags = new Map<string, StoredFlag>();
  const changes = new Map<string, number>();
  return {
    all: async () => [...flags.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    change: async ({ remote, name, revision, percent, note, addVisitors, removeVisitors, remove, who }) => {
      const before = flags.get(name) ?? null;
      if ((before?.revision ?? 0) !== revision) return { outcome: 'changed', flag: before };
      if (remove && !before) return { outcome: 'unknown' };
      const named = new Set([...(before?.visitors ?? []), ...addVisitors]);
      const visitors = [...named].filter((visitor) => !removeVisitors.includes(visitor));
      if (visitors.length > 200) return { outcome: 'too_many' };
      const made = changes.get(name) ?? 0;
      changes.set(name, made + 1);
      const flag: StoredFlag = {
        ...{ name, remote, visitors, setBy: who, changedAt: clock.now().toISOString() },
        percent: percent ?? before?.percent ?? 0,
        note: note ?? before?.note ?? '',
        revision: before ? before.revision + 1 : made + 1,
      };
      if (remove) flags.delete(name);
      else flags.set(name, flag);
      const detail = remove ? { removed: true } : { percent: flag.percent, users: visitors.length };
      await registry.note({ who, what: 'flag', remote, version: null, detail: { flag: name, ...detail } });
      return { outcome: 'done', flag: remove ? null : flag };
    },
  };
}

import type { PlaceArrangement } from '../../contract/place-arrangements.ts';
import type { Clock } from '../ports/clock.ts';
import type { PlaceArrangementRepository } from '../ports/place-arrangements.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Arrangements over a map, by the same rules as the database's function; the tests of both are the same. */
export function createMemoryPlaces(
  clock: Clock,
  registry: Pick<RemoteRegistry, 'note'>,
): PlaceArrangementRepository {
  const arranged = new Map<string, PlaceArrangement>();
  const changes = new Map<string, number>();
  return {
    all: async () => [...arranged.values()].sort((a, b) => (a.place < b.place ? -1 : 1)),
    change: async ({ place, revision, order, off, who }) => {
      const before = arranged.get(place) ?? null;
      if ((before?.revision ?? 0) !== revision) return { outcome: 'changed', arrangement: before };
      const gone = order.length + off.length === 0;
      if (gone && !before) return { outcome: 'done', arrangement: null };
      const made = changes.get(place) ?? 0;
      changes.set(place, made + 1);
      const arrangement: PlaceArrangement = {
        ...{ place, order, off, setBy: who, changedAt: clock.now().toISOString() },
        revision: (before?.revision ?? made) + 1,
      };
      if (gone) arranged.delete(place);
      else arranged.set(place, arrangement);
      const detail = {
        ...{ place, order, off },
        ...{ orderBefore: before?.order ?? [], offBefore: before?.off ?? [] },
      };
      const remote = `mfe-${place.split('.')[0]}`;
      await registry.note({ who, what: 'place_arranged', remote, version: null, detail });
      return { outcome: 'done', arrangement: gone ? null : arrangement };
    },
  };
}

import type { Arrangement } from '../../contract/meeting-places.ts';
import type { PlaceArrangement } from '../../contract/place-arrangements.ts';
import type { Logger } from '../logging/logger.ts';
import type { PlaceArrangementRepository } from '../ports/place-arrangements.ts';
import { createKnownRows } from './known-rows.ts';

/** What this node knows of how the operator wants places, so that no page asks the database; read again like the registry. */
export interface PlaceSnapshot {
  places(): readonly PlaceArrangement[];
  /** How a place is arranged; undefined where the manifests decide. */
  of(place: string): PlaceArrangement | undefined;
  /** What a page with these remotes has to know, by place; it names no others. */
  forPage(remotes: readonly string[]): Record<string, Arrangement>;
  /** Keeps what it knew, and logs, where the database does not answer. */
  refresh(): Promise<void>;
  /** Takes what an earlier process knew, until the database answers. */
  restore(places: readonly PlaceArrangement[]): void;
}

export function createPlaceSnapshot(
  repository: Pick<PlaceArrangementRepository, 'all'>,
  logger: Logger,
): PlaceSnapshot {
  const { rows, refresh, restore } = createKnownRows(
    () => repository.all(),
    logger,
    'the arrangements of places could not be read',
  );
  return {
    places: rows,
    of: (key) => rows().find(({ place }) => place === key),
    forPage: (remotes) =>
      Object.fromEntries(
        rows().flatMap(({ place, order, off }) => {
          const here = (names: string[]) => names.filter((name) => remotes.includes(name));
          const arrangement = { order: here(order), off: here(off) };
          return arrangement.order.length + arrangement.off.length > 0 ? [[place, arrangement]] : [];
        }),
      ),
    refresh,
    restore,
  };
}

import type { OrderEvent } from '../../contract/order-events.ts';

/** The place of a request that waits is told at least every 10 s; after this long without it, it is not known any more. */
const KNOWN_MS = 25_000;

/** What was told last of requests that wait, for pages that come later. */
export interface LatestPlaces {
  note(userId: string, event: OrderEvent): void;
  of(userId: string): readonly OrderEvent[];
}

export function createLatestPlaces(now: () => number = Date.now): LatestPlaces {
  /** The user of whom something was told longest ago comes first. */
  const users = new Map<string, { at: number; places: Map<string, OrderEvent> }>();
  const isKnown = ({ at }: { at: number }) => now() - at < KNOWN_MS;
  return {
    note(userId, event) {
      const places = users.get(userId)?.places ?? new Map<string, OrderEvent>();
      users.delete(userId);
      if (event.status === 'waiting') places.set(event.key, event);
      else places.delete(event.key);
      if (places.size > 0) users.set(userId, { at: now(), places });
      for (const [other, told] of users) {
        if (isKnown(told)) break;
        users.delete(other);
      }
    },
    of(userId) {
      const told = users.get(userId);
      return told && isKnown(told) ? [...told.places.values()] : [];
    },
  };
}

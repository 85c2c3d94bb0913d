import type { Logger } from '../logging/logger.ts';
import type { OrderEvents, OrderListener } from '../ports/order-events.ts';
import { createLatestPlaces } from './latest-places.ts';

/** Order events of this process only. */
export function createOrderEventsHere(logger: Pick<Logger, 'warn'>): OrderEvents {
  const listeners = new Map<string, Set<OrderListener>>();
  const places = createLatestPlaces();
  return {
    publish(userId, event) {
      places.note(userId, event);
      for (const listener of [...(listeners.get(userId) ?? [])]) {
        try {
          listener(event);
        } catch (err) {
          logger.warn({ err }, 'an order event did not reach its listener');
        }
      }
    },
    subscribe(userId, listener) {
      // The same function may listen twice; each is ended by its own answer.
      const own: OrderListener = (event) => listener(event);
      const all = listeners.get(userId) ?? new Set();
      listeners.set(userId, all.add(own));
      for (const event of places.of(userId)) own(event);
      return () => {
        all.delete(own);
        if (all.size === 0 && listeners.get(userId) === all) listeners.delete(userId);
      };
    },
  };
}

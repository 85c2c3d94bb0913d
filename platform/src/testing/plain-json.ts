import type { EventBus } from '../event-bus.ts';

/** A bus that refuses what would come out of the product's one changed: a date, a function, `undefined`. */
export const plainOnly = (bus: EventBus): EventBus => ({
  ...bus,
  publish: (key, payload) => {
    if (!isPlain(payload)) throw new Error(`${key}: o que um evento leva tem de ser JSON puro`);
    bus.publish(key, payload);
  },
});

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

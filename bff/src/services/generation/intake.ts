import { MAX_OPEN_ORDERS } from '../../../contract/browser/limits.ts';
import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Observer, unobserved } from '../../ports/observer.ts';
import { createFairQueue } from './fair-queue.ts';

/** The pixels of a user's photos at once: three requests of eight photos at the limit of 50 megapixels. */
const BUDGET_PIXELS = 1_200_000_000;
/** The budget grows again by this much: about one phone photo a second. */
const PIXELS_A_SECOND = 20_000_000;
/** How many photos are decoded at the same time, each in its own thread. */
const DECODED_AT_ONCE = 2;

/** Admits requests with photos, so that one user's cannot delay everybody else's. */
export interface Intake {
  /** Rejects with `too_many_orders` while too many of the user's requests are unfinished. */
  open<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** One after the other for each user, so that a balance that was read still holds when the credit is reserved. */
  inTurn<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** Unpacks `pixels` when their turn comes. Rejects with `too_many_requests` where the user's budget is used up. */
  decode<T>(userId: string, pixels: number, work: () => Promise<T>): Promise<T>;
}

export function createIntake(clock: Clock, observer: Observer = unobserved): Intake {
  const open = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  const takePixels = createPixelBudget(clock);
  const queue = createFairQueue({ concurrency: DECODED_AT_ONCE, clock, name: 'photos', observer });
  return {
    async open(userId, work) {
      const before = open.get(userId) ?? 0;
      if (before >= MAX_OPEN_ORDERS)
        throw new DomainError('too_many_orders', { limit: String(MAX_OPEN_ORDERS) });
      open.set(userId, before + 1);
      try {
        return await work();
      } finally {
        const after = (open.get(userId) ?? 1) - 1;
        if (after > 0) open.set(userId, after);
        else open.delete(userId);
      }
    },
    inTurn(userId, work) {
      const turn = (turns.get(userId) ?? Promise.resolve()).then(work);
      const settled = turn.then(
        () => undefined,
        () => undefined,
      );
      turns.set(userId, settled);
      void settled.then(() => turns.get(userId) === settled && turns.delete(userId));
      return turn;
    },
    async decode(userId, pixels, work) {
      takePixels(userId, pixels);
      return queue.run(userId, work);
    },
  };
}

/** A budget for each user that grows again every second. A user with a full budget is forgotten. */
function createPixelBudget(clock: Clock): (userId: string, pixels: number) => void {
  const spent = new Map<string, { pixels: number; at: number }>();
  return (userId, pixels) => {
    const now = clock.now().getTime();
    const left = (entry: { pixels: number; at: number }) =>
      Math.max(0, entry.pixels - ((now - entry.at) / 1000) * PIXELS_A_SECOND);
    for (const [other, entry] of spent) if (left(entry) === 0) spent.delete(other);
    const known = spent.get(userId);
    const total = (known ? left(known) : 0) + pixels;
    if (total > BUDGET_PIXELS) throw new DomainError('too_many_requests');
    spent.set(userId, { pixels: total, at: now });
  };
}

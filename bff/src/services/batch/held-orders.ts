import { DomainError } from '../../domain-error.ts';

/** The photos of batches that one process holds in its memory until their turn, of all users together. */
export const MOST_HELD_BYTES = 192 * 1024 * 1024;

/** One order of a batch that waits, or is made, in this process. */
export interface HeldOrder {
  userId: string;
  batch: string;
  /** How large its photos are. */
  bytes: number;
  /** Gives up its wait; false, and without effect, once its turn has come. */
  giveUp(reason: DomainError): boolean;
  /** Settles when it has ended, and its credit is settled. */
  ended: Promise<unknown>;
}

/** The orders of batches in the memory of this process, where no durable queue keeps them. */
export interface HeldOrders {
  add(order: HeldOrder): void;
  countOf(userId: string): number;
  bytes(): number;
  /** Gives back the credits of a batch's orders that wait. Resolves when that is done. */
  stop(userId: string, batch: string): Promise<void>;
}

/** `closing` aborts when the process stops: nothing waits any longer then, and the keys stay good for another process. */
export function createHeldOrders(closing: AbortSignal): HeldOrders {
  const held = new Set<HeldOrder>();
  closing.addEventListener('abort', () => {
    for (const order of held) order.giveUp(new DomainError('generation_interrupted'));
  });
  return {
    add: (order) => {
      held.add(order);
      const forget = () => held.delete(order);
      order.ended.then(forget, forget);
    },
    countOf: (userId) => [...held].filter((order) => order.userId === userId).length,
    bytes: () => [...held].reduce((sum, { bytes }) => sum + bytes, 0),
    stop: async (userId, batch) => {
      const stopped = [...held].filter((order) => order.userId === userId && order.batch === batch);
      const waiting = stopped.filter(({ giveUp }) => giveUp(new DomainError('generation_cancelled')));
      await Promise.allSettled(waiting.map(({ ended }) => ended));
    },
  };
}

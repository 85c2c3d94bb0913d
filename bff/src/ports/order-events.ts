import type { OrderEvent } from '../../contract/order-events.ts';

/**
 * What happens to requests for pictures, told to the pages of their users. An event may be lost: what a page needs to
 * know can always be read, too.
 */
export interface OrderEvents {
  /** Tells every listener of this user, in whatever process. Never throws and never delays the work. */
  publish(userId: string, event: OrderEvent): void;
  /**
   * Listens to the events of this user alone, in the order in which each process published them, beginning with where
   * their requests stand that wait; the answer ends it.
   */
  subscribe(userId: string, listener: OrderListener): () => void;
}

export type OrderListener = (event: OrderEvent) => void;

import { randomUUID } from 'node:crypto';
import type { PictureOrders } from '../../ports/picture-orders.ts';
import { WORK_SECONDS } from '../generation/paid-generation.ts';
import type { Services } from '../services.ts';
import { workOnOrder } from './work-on-order.ts';

/** How long another process waits for the orders of one that died. */
const LEASE_SECONDS = 30;
/** How often an idle worker looks for orders that other processes placed. */
const IDLE_MS = 500;

export interface OrderWorker {
  /**
   * Takes no more orders, and gives back at once what it has, but for pictures that are being stored. Resolves when none is being taken;
   * what was taken is part of `openWork` until it is given back.
   */
  stop(): Promise<void>;
}

export interface OrderWorkerOptions {
  /** How many pictures it makes at the same time. */
  atOnce: number;
  leaseSeconds?: number;
}

/** Takes orders from the queue, one whenever it has room for a picture, until it is stopped. */
export function startOrderWorker(
  deps: Services & { orders: PictureOrders },
  { atOnce, leaseSeconds = LEASE_SECONDS }: OrderWorkerOptions,
): OrderWorker {
  const { orders, openWork, orderBell, clock, logger } = deps;
  const stopping = new AbortController();
  let idle = new AbortController();
  let running = 0;
  const wake = () => idle.abort();
  const silence = orderBell.whenRung(wake);

  const takeOne = async (): Promise<boolean> => {
    if (running >= atOnce) return false;
    const workerId = randomUUID();
    const order = await orders.lease({ workerId, leaseSeconds, workSeconds: WORK_SECONDS });
    if (!order) return false;
    running += 1;
    const lease = { workerId, leaseSeconds };
    void openWork
      .run(() => workOnOrder(deps, order, lease, stopping.signal))
      .catch((err: unknown) => logger.info({ err, generationId: order.generation.id }, 'an order failed'))
      .finally(() => {
        running -= 1;
        wake();
      });
    return true;
  };

  const work = async () => {
    while (!stopping.signal.aborted) {
      idle = new AbortController();
      const took = await takeOne().catch((err: unknown) => {
        logger.error({ err }, 'no order could be taken');
        return false;
      });
      if (took) continue;
      await clock.sleep(IDLE_MS, idle.signal).catch(() => undefined);
    }
  };

  const working = work();
  return {
    async stop() {
      stopping.abort();
      wake();
      silence();
      await working;
    },
  };
}

import type { Logger } from '../../logging/logger.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { OrderEvents } from '../../ports/order-events.ts';
import type { PictureOrders } from '../../ports/picture-orders.ts';
import type { QueuePlace } from '../../ports/queue-place.ts';
import type { FairQueue } from './fair-queue.ts';

/** How soon a request that has to wait has its first place. */
const FIRST_MS = 250;
/** How often all places are read: once for all that wait in this process. */
const BEAT_MS = 2000;
/** A place that stays the same is told again after this long, to pages that came meanwhile. */
const REPEAT_MS = 10_000;

type Waiting = Pick<GenerationRecord, 'id' | 'userId' | 'idempotencyKey'>;
interface Followed extends Waiting {
  told: { words: string; at: number } | null;
}

/** Tells users where their requests stand in the queue. */
export interface QueuePlaces {
  /** Until the answer is called, or it waits no longer. The answer says whether anything was told. */
  follow(waiting: Waiting): () => boolean;
}

interface Deps {
  queue: FairQueue;
  /** The durable queue, where there is one. */
  orders: PictureOrders | null;
  orderEvents: OrderEvents;
  clock: Clock;
  logger: Logger;
}

export function createQueuePlaces(deps: Deps): QueuePlaces {
  const { orderEvents, clock, logger } = deps;
  const followed = new Map<string, Followed>();
  let telling: AbortController | null = null;

  const tell = async () => {
    const asked = [...followed.values()];
    const places = await readPlaces(
      deps,
      asked.map(({ id }) => id),
    );
    for (const waiting of asked) {
      const place = places.get(waiting.id);
      if (!place) leave(waiting);
      else if (followed.get(waiting.id) === waiting) publish(waiting, place);
    }
  };
  const publish = (waiting: Followed, place: QueuePlace) => {
    const now = clock.now().getTime();
    const words = JSON.stringify(place);
    if (waiting.told?.words === words && now - waiting.told.at < REPEAT_MS) return;
    waiting.told = { words, at: now };
    orderEvents.publish(waiting.userId, { key: waiting.idempotencyKey, status: 'waiting', ...place });
  };
  const leave = (waiting: Followed) => {
    if (followed.get(waiting.id) !== waiting) return;
    followed.delete(waiting.id);
    if (followed.size > 0) return;
    telling?.abort();
    telling = null;
  };
  const keepTelling = async (left: AbortSignal) => {
    await clock.sleep(FIRST_MS, left);
    while (!left.aborted) {
      await tell().catch((err: unknown) => logger.warn({ err }, 'the places in the queue were not read'));
      await clock.sleep(BEAT_MS, left);
    }
  };

  return {
    follow({ id, userId, idempotencyKey }) {
      const waiting: Followed = { id, userId, idempotencyKey, told: null };
      followed.set(id, waiting);
      if (!telling) {
        telling = new AbortController();
        keepTelling(telling.signal).catch(() => undefined);
      }
      return () => {
        leave(waiting);
        return waiting.told !== null;
      };
    },
  };
}

/** Where those generations stand that wait: in the queue of this process, or in the durable one. */
async function readPlaces(
  { queue, orders }: Pick<Deps, 'queue' | 'orders'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueuePlace>> {
  const here = queue.places();
  const elsewhere = ids.filter((id) => !here.has(id));
  if (!orders || elsewhere.length === 0) return here;
  return new Map([...here, ...(await orders.placesOf(elsewhere))]);
}

import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { OrderPlace, PictureOrders } from '../../ports/picture-orders.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'orderEvents' | 'logger'> & { orders: PictureOrders };

/** Publishes the place of an order in the queue to the pages of its user, whenever it has changed. */
export function publishPlace({
  orders,
  orderEvents,
  logger,
}: Deps): (placed: GenerationRecord) => Promise<void> {
  let published: string | undefined;
  let waits = true;
  return async ({ id, userId, idempotencyKey: key }) => {
    if (!waits) return;
    try {
      const place = await orders.placeOf(id);
      waits = place !== null;
      if (!place) return;
      const event = {
        key,
        status: 'waiting',
        place: place.place,
        expectedSeconds: expectedSeconds(place),
      } as const;
      if (published === JSON.stringify(event)) return;
      published = JSON.stringify(event);
      orderEvents.publish(userId, event);
    } catch (err) {
      logger.warn({ err, generationId: id }, 'the place of an order was not read');
    }
  };
}

/** The turns before it are shared by those who work; its own comes after them. */
function expectedSeconds({ place, running, secondsEach }: OrderPlace): number | null {
  return secondsEach === null
    ? null
    : Math.ceil((Math.floor(place / Math.max(1, running)) + 1) * secondsEach);
}

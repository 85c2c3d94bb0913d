import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { OrderPlace, PictureOrders } from '../../ports/picture-orders.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'orderEvents' | 'logger'> & { orders: PictureOrders };

/** Tells the pages of an order's user its place in the queue, whenever that has changed. */
export function tellPlace({
  orders,
  orderEvents,
  logger,
}: Deps): (placed: GenerationRecord) => Promise<void> {
  let told: string | undefined;
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
      if (told === JSON.stringify(event)) return;
      told = JSON.stringify(event);
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

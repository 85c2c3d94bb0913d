import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import { createOrderEventsHere } from '../order-events/order-events-here.ts';
import { createOrderEventsInRedis, type SharedOrderEvents } from '../order-events/order-events-in-redis.ts';

/** Order events among all processes where they share a Redis, else within this one. */
export async function openOrderEvents(
  { REDIS_URL }: Pick<Environment, 'REDIS_URL'>,
  logger: Logger,
): Promise<SharedOrderEvents> {
  if (REDIS_URL) return createOrderEventsInRedis(REDIS_URL, logger);
  return { events: createOrderEventsHere(logger), close: () => undefined };
}

import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from '../logging/logger.ts';

/** The longest that a command waits for Redis. */
const REDIS_TIMEOUT_MS = 500;

/**
 * A connection to Redis that comes back by itself. Where Redis does not answer, one line of the log says `meanwhile`, and
 * another one that it answers again. Resolves once it is known whether Redis answers.
 */
export async function connectRedis(
  url: string,
  logger: Pick<Logger, 'warn' | 'info'>,
  meanwhile: string,
  options: RedisOptions = {},
): Promise<Redis> {
  // Only here: a start without Redis reads none of its modules.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    commandTimeout: REDIS_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
    ...options,
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) logger.warn({ err: error }, `redis does not answer: ${meanwhile}`);
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info('redis answers again');
    away = false;
  });
  await new Promise<unknown>((settle) => {
    redis.once('ready', settle);
    redis.once('error', settle);
  });
  return redis;
}

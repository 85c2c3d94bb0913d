import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import type { Logger } from '../logging/logger.ts';
import { connectRedis } from '../redis/connect-redis.ts';

/** The counter of that name, always the same one: it refuses more than `points` within `seconds`. */
export type RateCounters = (name: string, points: number, seconds: number) => RateLimiterAbstract;

export interface SharedCounters {
  counters: RateCounters;
  close(): void;
}

const PREFIX = 'andromeda:limit';

/** Counters of this process only. */
export function countHere(): RateCounters {
  return onePerName((name, points, duration) => new RateLimiterMemory({ keyPrefix: name, points, duration }));
}

/**
 * Counters that every process with the same Redis shares. While it does not answer, each process counts for itself,
 * which one line of the log says. Resolves once it is known whether Redis answers.
 */
export async function countInRedis(url: string, logger: Logger): Promise<SharedCounters> {
  const { default: RateLimiterRedis } = await import('rate-limiter-flexible/lib/RateLimiterRedis.js');
  const redis = await connectRedis(url, logger, 'requests are counted by this process alone');
  const here = countHere();
  const counters = onePerName(
    (name, points, duration) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${PREFIX}:${name}`,
        points,
        duration,
        rejectIfRedisNotReady: true,
        insuranceLimiter: here(name, points, duration),
      }),
  );
  return { counters, close: () => redis.disconnect() };
}

function onePerName(create: RateCounters): RateCounters {
  const known = new Map<string, RateLimiterAbstract>();
  return (name, points, seconds) => {
    const counter = known.get(name) ?? create(name, points, seconds);
    known.set(name, counter);
    return counter;
  };
}

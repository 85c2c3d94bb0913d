import { afterEach, describe, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { type FakeRedis, startFakeRedis } from '../testing/fake-redis.ts';
import { createAuthLimits } from './auth-limits.ts';
import { countHere, countInRedis, type RateCounters } from './rate-counters.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A process with that Redis; `said` holds the lines of its log. */
async function processWith(redis: Pick<FakeRedis, 'url'>) {
  const said: string[] = [];
  const logger = createLogger('info', { write: (line) => void said.push(line) });
  const { counters, close } = await countInRedis(redis.url, logger);
  closing.push(close);
  return { counters, said };
}

const take = (counters: RateCounters) =>
  counters('photos', 2, 60)
    .consume('ana')
    .then(
      () => 'taken',
      ({ msBeforeNext }) => (msBeforeNext > 0 ? 'refused' : 'broken'),
    );

test('a counter that is requested again by its name goes on counting', async () => {
  const counters = countHere();
  expect([await take(counters), await take(counters), await take(counters)]).toEqual([
    'taken',
    'taken',
    'refused',
  ]);
});

describe('with Redis', () => {
  test('processes count together', async () => {
    const redis = await startFakeRedis();
    closing.push(redis.stop);
    const [one, other] = [await processWith(redis), await processWith(redis)];
    expect(await take(one.counters)).toBe('taken');
    expect(await take(other.counters)).toBe('taken');
    expect(await take(one.counters)).toBe('refused');
    expect(await take(other.counters)).toBe('refused');
  });

  test('another process allows no ten further guesses of a password', async () => {
    const redis = await startFakeRedis();
    closing.push(redis.stop);
    const processes = [await processWith(redis), await processWith(redis)];
    const limits = processes.map(({ counters }) => createAuthLimits(counters));
    const guess = (at: number) =>
      limits[at]
        ?.attemptLogin({ email: 'ana@x.com', address: '203.0.113.7' }, async () => ({
          answer: 'wrong',
          outcome: 'wrong_password' as const,
        }))
        .catch(({ status }) => status);
    const answers: unknown[] = [];
    for (let index = 0; index < 12; index++) answers.push(await guess(index % 2));
    expect(answers).toEqual([...Array(10).fill('wrong'), 429, 429]);
  });

  test('while it does not answer, each process counts for itself, and the log says so once', async () => {
    const redis = await startFakeRedis();
    await redis.stop();
    const { counters, said } = await processWith(redis);
    expect([await take(counters), await take(counters), await take(counters)]).toEqual([
      'taken',
      'taken',
      'refused',
    ]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('redis does not answer');
  });
});

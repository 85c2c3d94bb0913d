import { beforeEach, expect, test } from 'vitest';
import { createLogger } from '../../logging/logger.ts';
import type { PaidRecord } from '../../ports/paid-request.ts';
import { StoreError } from '../../ports/store-error.ts';
import { createFakeShop, PENDING_MS } from '../../testing/fake-paid-requests.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { createOpenWork } from './open-work.ts';
import type { PaidRequest } from './paid-request.ts';
import { placeRequest } from './place-request.ts';

type Request = PaidRequest<PaidRecord, string, string>;

let clock: ManualClock;
let shop: ReturnType<typeof createFakeShop>;

beforeEach(() => {
  clock = createManualClock();
  shop = createFakeShop(clock, 5);
});

const place = (key: string, changes: Partial<Request> = {}) =>
  placeRequest(
    { clock, openWork: createOpenWork(clock), logger: createLogger('silent') },
    { ...shop.request(key), ...changes },
  );

/** Makes a call that the database carries out, but whose answer gets lost the given number of times. */
function losesAnswers<Arguments extends unknown[], Answer>(
  times: number,
  call: (...all: Arguments) => Promise<Answer>,
) {
  let lost = 0;
  return async (...all: Arguments): Promise<Answer> => {
    const answer = await call(...all);
    if (lost++ < times) throw new StoreError('unavailable', 'no answer');
    return answer;
  };
}

async function passTheRepeats() {
  for (const pause of [200, 1000]) {
    await clock.untilSomeoneSleeps(pause);
    await clock.advance(pause);
  }
}

test('a reservation whose answer gets lost is repeated, and costs one credit', async () => {
  const placed = place('a', { reserve: losesAnswers(2, shop.request('a').reserve) });
  await passTheRepeats();
  expect(await placed).toMatchObject({ mine: true, record: { status: 'processing' } });
  expect(shop.credits).toBe(4);
});

test('a claim whose answer gets lost is repeated, and the request stays its caller’s', async () => {
  const placed = place('a', { begin: losesAnswers(2, shop.request('a').begin) });
  await passTheRepeats();
  expect(await placed).toMatchObject({ mine: true, record: { status: 'processing' } });
  expect(shop.credits).toBe(4);
});

test('a reservation that is never confirmed is due back in half a minute, and its key works again', async () => {
  const placed = expect(
    place('a', { reserve: losesAnswers(3, shop.request('a').reserve) }),
  ).rejects.toMatchObject({ code: 'reservation_unconfirmed' });
  await passTheRepeats();
  await placed;
  const { reservedUntil = '' } = shop.records.get('a') ?? {};
  expect(Date.parse(reservedUntil)).toBeLessThanOrEqual(clock.now().getTime() + PENDING_MS);
  expect(await place('a')).toMatchObject({ mine: true });
  expect(shop.credits).toBe(4);
});

test('a credit that was given back before the work began is taken again by the same key', async () => {
  await shop.request('a').reserve();
  shop.settle('a', 'failed', 'generation_interrupted');
  expect(shop.credits).toBe(5);
  expect(await place('a')).toMatchObject({ mine: true });
  expect(shop.credits).toBe(4);
});

test('a request that its user cancelled before it began is not placed again', async () => {
  await shop.request('a').reserve();
  shop.settle('a', 'failed', 'generation_cancelled');
  expect(await place('a')).toMatchObject({ mine: false, record: { errorCode: 'generation_cancelled' } });
  expect(shop.credits).toBe(5);
});

test('a claim that is never confirmed gives the credit back as soon as the database answers again', async () => {
  const placed = expect(
    place('a', {
      begin: losesAnswers(3, shop.request('a').begin),
      release: async () => {
        if (clock.now() < new Date('2026-11-20T12:00:05Z')) throw new StoreError('unavailable', 'no answer');
        return shop.settle('a', 'failed', 'reservation_unconfirmed');
      },
    }),
  ).rejects.toMatchObject({ code: 'reservation_unconfirmed' });
  await passTheRepeats();
  await placed;
  expect(shop.credits).toBe(4);
  await clock.untilSomeoneSleeps(2000);
  await clock.advance(2000);
  await clock.untilSomeoneSleeps(5000);
  await clock.advance(5000);
  expect(shop.credits).toBe(5);
});

test('one of two callers with one key does the work, and the other learns of it', async () => {
  const reserved = await shop.request('a').reserve();
  const [first, second] = await Promise.all([
    place('a', { reserve: async () => reserved }),
    place('a', {
      reserve: async () =>
        shop.records.get('a')?.status === 'pending' ? reserved : shop.request('a').reserve(),
    }),
  ]);
  expect([first.mine, second.mine].sort()).toEqual([false, true]);
  expect(shop.credits).toBe(4);
});

test('a refusal of the database itself is passed on at once', async () => {
  const refusal = new StoreError('rejected', 'no');
  await expect(place('a', { reserve: () => Promise.reject(refusal) })).rejects.toBe(refusal);
});

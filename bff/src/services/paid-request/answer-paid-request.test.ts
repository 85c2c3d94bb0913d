import { beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import { createLogger } from '../../logging/logger.ts';
import type { PaidRecord } from '../../ports/paid-request.ts';
import { StoreError } from '../../ports/store-error.ts';
import { createFakeShop, LEASE_MS, POLL_MS } from '../../testing/fake-paid-requests.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { answerPaidRequest } from './answer-paid-request.ts';
import { createInFlight, createOpenWork, type InFlight, type OpenWork } from './open-work.ts';
import type { PaidRequest } from './paid-request.ts';

type Changes = Partial<PaidRequest<PaidRecord, string, string>>;
const storageRoom = { isLeft: async () => true };
type Machine = { openWork: OpenWork; inFlight: InFlight<string> };

let clock: ManualClock;
let shop: ReturnType<typeof createFakeShop>;
let here: Machine;

const newMachine = (): Machine => ({ openWork: createOpenWork(clock), inFlight: createInFlight() });

beforeEach(() => {
  clock = createManualClock();
  shop = createFakeShop(clock, 5);
  here = newMachine();
});

function place(key: string | undefined, changes: Changes = {}, { openWork, inFlight }: Machine = here) {
  const deps = { openWork, clock, logger: createLogger('silent'), storageRoom };
  return answerPaidRequest(deps, key, inFlight, async (given) => ({ ...shop.request(given), ...changes }));
}

/** Work that ends when the test says so. */
function pausedWork() {
  let finish = (_word: string) => {};
  const work: Changes['work'] = () => new Promise((settle) => (finish = settle));
  return { work, finish: (word: string) => finish(word) };
}

const refuse = (error: Error) => () => Promise.reject(error);
const unavailable = () => new StoreError('unavailable', 'no answer');

/** Lets time pass until calls to a database that does not answer are given up. */
async function passTheRepeats() {
  for (const pause of [200, 1000]) {
    await clock.untilSomeoneSleeps(pause);
    await clock.advance(pause);
  }
}

describe('a cancelled request', () => {
  /** Cancels as a user does: gives the credit back first, then ends the work. */
  const cancel = (key: string) => {
    const ended = shop.settle(key, 'failed', 'generation_cancelled');
    if (ended.status === 'failed') here.inFlight.cancel(key);
    return ended.status;
  };
  const begun = async (answer: Promise<string>) => {
    const ended = answer.then(
      (word) => word,
      (error: DomainError) => error.code,
    );
    await clock.advance(0);
    return ended;
  };

  test('gives its credit back once, is no longer waited for, and undoes work that finishes all the same', async () => {
    const { work, finish } = pausedWork();
    const answer = place('a', { work });
    const ended = begun(answer);
    await clock.advance(0);
    expect(cancel('a')).toBe('failed');
    expect(cancel('a')).toBe('failed');
    expect(await ended).toBe('generation_cancelled');
    expect(shop.credits).toBe(5);
    finish('late');
    await clock.advance(0);
    expect(shop).toMatchObject({ credits: 5, discarded: ['late'] });
  });

  test('in another process gives its credit back, and its picture is undone there', async () => {
    const { work, finish } = pausedWork();
    const ended = begun(place('a', { work }, newMachine()));
    await clock.advance(0);
    expect(cancel('a')).toBe('failed');
    finish('late');
    expect(await ended).toBe('generation_cancelled');
    expect(shop).toMatchObject({ credits: 5, discarded: ['late'] });
  });

  test('that finished before its user cancelled stays charged and keeps its picture', async () => {
    expect(await place('a')).toBe('a word');
    expect(cancel('a')).toBe('completed');
    expect(shop).toMatchObject({ credits: 4, discarded: [] });
  });
});

describe('a paid request', () => {
  test('costs one credit and is answered with what was made', async () => {
    expect(await place('a')).toBe('a word');
    expect(shop).toMatchObject({ credits: 4, worked: 1, discarded: [] });
  });

  test('without a key is refused before anything is charged', async () => {
    await expect(place(undefined)).rejects.toMatchObject({ code: 'idempotency_key_missing' });
    expect(shop).toMatchObject({ credits: 5, worked: 0 });
  });

  test('that is invalid is refused before anything is charged', async () => {
    const deps = { ...here, clock, logger: createLogger('silent'), storageRoom };
    const prepare = refuse(new DomainError('text_missing'));
    await expect(answerPaidRequest(deps, 'a', here.inFlight, prepare)).rejects.toMatchObject({
      code: 'text_missing',
    });
    expect(shop).toMatchObject({ credits: 5, records: new Map() });
  });

  test('is refused without work when no credit is left', async () => {
    shop.credits = 0;
    await expect(place('a')).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect(shop).toMatchObject({ credits: 0, worked: 0 });
  });
});

describe('a replay', () => {
  test('while the first is under way shares its work, its answer and its one credit', async () => {
    const { work, finish } = pausedWork();
    const [first, second] = [place('a', { work }), place('a')];
    await clock.advance(0);
    finish('the only word');
    expect(await Promise.all([first, second])).toEqual(['the only word', 'the only word']);
    expect(shop).toMatchObject({ credits: 4, worked: 0 });
  });

  test('of a completed request is answered from its record for nothing', async () => {
    await place('a');
    expect(await place('a')).toBe('the word that was kept');
    expect(shop).toMatchObject({ credits: 4, worked: 1 });
  });

  test('of a failed request fails with the same code for nothing', async () => {
    await expect(place('a', { work: refuse(new Error('no words')) })).rejects.toThrow();
    await expect(place('a')).rejects.toMatchObject({ code: 'text_failed' });
    expect(shop).toMatchObject({ credits: 5, worked: 0 });
  });

  test('of a request that failed without a code still names a failure', async () => {
    await shop.beginElsewhere('a');
    shop.settle('a', 'failed', null);
    await expect(place('a')).rejects.toMatchObject({ code: 'generation_failed' });
  });

  test('on another machine waits for the first and is answered from its record', async () => {
    const { work, finish } = pausedWork();
    const first = place('a', { work });
    const second = place('a', {}, newMachine());
    await clock.untilSomeoneSleeps(POLL_MS);
    finish('a word');
    await first;
    await clock.advance(POLL_MS);
    expect(await second).toBe('the word that was kept');
    expect(shop.credits).toBe(4);
  });

  test('of a request that a crash left open waits for its lease and the timer, and no longer', async () => {
    await shop.beginElsewhere('a');
    let failure: unknown = null;
    const replay = place('a').catch((error: unknown) => (failure = error));
    await clock.untilSomeoneSleeps(POLL_MS);
    await clock.advance(LEASE_MS + 15_000);
    await clock.advance(0);
    expect(failure).toBeNull();
    await clock.advance(POLL_MS);
    await replay;
    expect(failure).toMatchObject({ code: 'generation_interrupted' });
  });

  test('of a request that the timer gave up says that it was interrupted', async () => {
    await shop.beginElsewhere('a');
    const replay = expect(place('a')).rejects.toMatchObject({ code: 'generation_interrupted' });
    await clock.untilSomeoneSleeps(POLL_MS);
    shop.settle('a', 'failed', 'generation_interrupted');
    await clock.advance(POLL_MS);
    await replay;
    expect(shop.credits).toBe(5);
  });

  test('ends with the process that waits', async () => {
    await shop.beginElsewhere('a');
    const replay = expect(place('a')).rejects.toMatchObject({ code: 'generation_interrupted' });
    await clock.untilSomeoneSleeps(POLL_MS);
    const drained = here.openWork.drain(15_000);
    await clock.advance(15_000);
    await drained;
    await replay;
  });
});

describe('a failure', () => {
  test('of the work gives the credit back and is named', async () => {
    const cause = new Error('no words');
    await expect(place('a', { work: refuse(cause) })).rejects.toMatchObject({ code: 'text_failed', cause });
    expect(shop).toMatchObject({ credits: 5, discarded: [] });
    expect(shop.records.get('a')).toMatchObject({ status: 'failed', errorCode: 'text_failed' });
  });

  test('to commit gives the credit back and undoes the work', async () => {
    const commit = refuse(new StoreError('rejected', 'no'));
    await expect(place('a', { commit })).rejects.toMatchObject({ code: 'text_failed' });
    expect(shop).toMatchObject({ credits: 5, discarded: ['a word'] });
  });

  test('to learn that the commit happened loses neither the answer nor the credit', async () => {
    const commit: Changes['commit'] = async ({ id }) => {
      shop.settle(id, 'completed', null);
      throw unavailable();
    };
    const placed = place('a', { commit });
    await passTheRepeats();
    expect(await placed).toBe('a word');
    expect(shop).toMatchObject({ credits: 4, discarded: [] });
  });

  test('to give the credit back leaves it to the lease', async () => {
    const release = refuse(unavailable());
    const placed = place('a', { work: refuse(new Error('no words')), release });
    const failure = expect(placed).rejects.toMatchObject({ code: 'text_failed' });
    await passTheRepeats();
    await failure;
    expect(shop.records.get('a')).toMatchObject({ status: 'processing' });
  });

  test('to give the credit back is made up for once the database answers, long before the lease ends', async () => {
    const answersFrom = clock.now().getTime() + 5000;
    const release: Changes['release'] = async ({ id }, code) => {
      if (clock.now().getTime() < answersFrom) throw unavailable();
      return shop.settle(id, 'failed', code);
    };
    const placed = place('a', { work: refuse(new Error('no words')), release });
    const failure = expect(placed).rejects.toMatchObject({ code: 'text_failed' });
    await passTheRepeats();
    await failure;
    for (const pause of [2000, 5000]) {
      await clock.untilSomeoneSleeps(pause);
      await clock.advance(pause);
    }
    expect(shop.credits).toBe(5);
  });

  test.each([
    ['at once', 0],
    ['after an outage', 3],
  ])(
    'to give the credit back that the database itself refuses %s is not repeated',
    async (_when, outages) => {
      let asked = 0;
      const release = async () => {
        asked += 1;
        throw asked > outages ? new StoreError('rejected', 'no') : unavailable();
      };
      const placed = place('a', { work: refuse(new Error('no words')), release });
      const failure = expect(placed).rejects.toMatchObject({ code: 'text_failed' });
      if (outages > 0) await passTheRepeats();
      await failure;
      await clock.advance(LEASE_MS);
      expect(asked).toBe(outages + 1);
    },
  );

  test('of a database that answers neither commit nor release undoes nothing: the commit may have happened', async () => {
    const placed = place('a', { commit: refuse(unavailable()), release: refuse(unavailable()) });
    const failure = expect(placed).rejects.toMatchObject({ code: 'text_failed' });
    await passTheRepeats();
    await passTheRepeats();
    await failure;
    expect(shop.discarded).toEqual([]);
  });
});

test('work that outlasts its lease keeps the credit given back and is undone', async () => {
  const work: Changes['work'] = async ({ id }) => {
    shop.settle(id, 'failed', 'generation_interrupted');
    return 'a late word';
  };
  await expect(place('a', { work })).rejects.toMatchObject({ code: 'generation_interrupted' });
  expect(shop).toMatchObject({ credits: 5, discarded: ['a late word'] });
});

describe('a stop of the process', () => {
  test('lets open work end and takes no new request', async () => {
    const { work, finish } = pausedWork();
    const placed = place('a', { work });
    await clock.advance(0);
    const drained = here.openWork.drain(15_000);
    await expect(place('b')).rejects.toMatchObject({ code: 'shutting_down' });
    finish('a word');
    await drained;
    expect(await placed).toBe('a word');
  });

  test('that can wait no longer gives the credit back and says that the request was interrupted', async () => {
    const work: Changes['work'] = (_placed, stop) =>
      new Promise((_, reject) => stop.addEventListener('abort', () => reject(new Error('stopped'))));
    const failure = expect(place('a', { work })).rejects.toMatchObject({ code: 'generation_interrupted' });
    await clock.advance(0);
    const drained = here.openWork.drain(15_000);
    await clock.advance(15_000);
    await drained;
    await failure;
    expect(shop.credits).toBe(5);
  });
});

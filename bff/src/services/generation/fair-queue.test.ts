import { expect, test } from 'vitest';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createRecordingObserver } from '../../testing/recording-observer.ts';
import { createFairQueue } from './fair-queue.ts';

function createWork() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((settle) => finish.push(() => settle(name)));
  };
  return {
    started,
    work,
    finishNext: async () => {
      finish.shift()?.();
      await new Promise((settle) => setImmediate(settle));
    },
  };
}

test('a user with one picture does not wait for all pictures of a user with many', async () => {
  const queue = createFairQueue({ concurrency: 1, clock: createManualClock() });
  const { started, work, finishNext } = createWork();
  const all = ['ana 1', 'ana 2', 'ana 3'].map((name) => queue.run('ana', work(name)));
  all.push(queue.run('bia', work('bia 1')));
  for (const _ of all) {
    await new Promise((settle) => setImmediate(settle));
    await finishNext();
  }
  await Promise.all(all);
  expect(started).toEqual(['ana 1', 'ana 2', 'bia 1', 'ana 3']);
});

test('no more work than the limit runs at once, and a failure makes room, too', async () => {
  const queue = createFairQueue({ concurrency: 2, clock: createManualClock() });
  let running = 0;
  let most = 0;
  const runs = Array.from({ length: 10 }, (_, index) =>
    queue.run(`user ${index}`, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((settle) => setImmediate(settle));
      running -= 1;
      if (index % 2) throw new Error('failed');
    }),
  );
  await Promise.allSettled(runs);
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test('a request that waits too long fails as busy, and work goes on for the others', async () => {
  const clock = createManualClock();
  const queue = createFairQueue({ concurrency: 1, clock, longestWaitMs: 5000 });
  const { work, finishNext } = createWork();
  const first = queue.run('ana', work('ana'));
  const second = queue.run('bia', work('bia'));
  const refused = expect(second).rejects.toMatchObject({ code: 'provider_unavailable' });
  await clock.advance(5000);
  await refused;
  await finishNext();
  expect(await first).toBe('ana');
  const third = queue.run('cid', async () => 'cid');
  expect(await third).toBe('cid');
});

test('the queue tells each piece of work how many turns come before its own', async () => {
  const observer = createRecordingObserver();
  const queue = createFairQueue({ concurrency: 1, clock: createManualClock(), observer });
  const { work, finishNext } = createWork();
  const all = ['ana', 'ana', 'ana', 'bia', 'bia', 'ana'].map((user) => queue.run(user, work(user)));
  for (const _ of all) {
    await new Promise((settle) => setImmediate(settle));
    await finishNext();
  }
  await Promise.all(all);
  const places = observer.calls.map((call) => (call.kind === 'queue' ? call.place : null));
  // In the order of their turns: the first ran at once; then Ana's second and third, Bia's two, and Ana's last took turns.
  expect(places).toEqual([0, 0, 1, 1, 3, 4]);
});

test('named work learns its place, and when it is expected by what the same kind of work took of late', async () => {
  const clock = createManualClock();
  const queue = createFairQueue({ concurrency: 2, clock });
  const { work, finishNext } = createWork();
  const run = (owner: string, id: string, kind: string) => queue.run(owner, work(id), { id, kind });
  const take = async (kind: string, seconds: number) => {
    const done = run('cid', 'measured', kind);
    await clock.advance(0);
    await clock.advance(seconds * 1000);
    await finishNext();
    await done;
  };
  await take('cut-out', 2);
  await take('scene', 10);
  void [run('ana', 'a1', 'scene'), run('ana', 'a2', 'scene')];
  void [run('ana', 'a3', 'scene'), run('ana', 'a4', 'cut-out'), run('bia', 'b1', 'text')];
  await clock.advance(0);
  // Two are made at once: half of what comes before, one that is being made (6 s, the mean) included, and its own work.
  expect([...queue.places()]).toEqual([
    ['a3', { place: 0, expectedSeconds: 6 / 2 + 10 }],
    ['b1', { place: 1, expectedSeconds: (6 + 10) / 2 + 6 }],
    ['a4', { place: 2, expectedSeconds: (6 + 10 + 6) / 2 + 2 }],
  ]);
  await finishNext();
  expect(queue.places().get('b1')?.place).toBe(0);
});

test('before anything was measured nothing is expected', () => {
  const queue = createFairQueue({ concurrency: 1, clock: createManualClock() });
  for (const id of ['a1', 'a2']) void queue.run('ana', () => new Promise(() => {}), { id, kind: 'scene' });
  expect(queue.places().get('a2')).toEqual({ place: 0, expectedSeconds: null });
});

const settled = () => new Promise((settle) => setImmediate(settle));

test("a batch waits behind its user's other work, and has at most two pieces under way", async () => {
  const queue = createFairQueue({ concurrency: 3, clock: createManualClock() });
  const { started, work, finishNext } = createWork();
  const batch = new AbortController().signal;
  const run = (owner: string, name: string, signal?: AbortSignal) =>
    queue.run(owner, work(name), { id: name, kind: 'scene', batch: signal });
  const all = ['b1', 'b2', 'b3', 'b4'].map((name) => run('ana', name, batch));
  await settled();
  expect(started).toEqual(['b1', 'b2']);
  all.push(run('ana', 'single 1'), run('ana', 'single 2'));
  await settled();
  expect(started).toEqual(['b1', 'b2', 'single 1']);
  expect([...queue.places().keys()]).toEqual(['single 2', 'b3', 'b4']);
  await finishNext();
  expect(started.at(-1)).toBe('single 2');
  while (started.length < 6) await finishNext();
  expect(started.slice(4)).toEqual(['b3', 'b4']);
  await finishNext();
  await finishNext();
  await finishNext();
  await Promise.all(all);
});

test('a piece of a batch waits for hours, until it is given up, and then holds up nothing', async () => {
  const clock = createManualClock();
  const queue = createFairQueue({ concurrency: 1, clock });
  const { started, work, finishNext } = createWork();
  const first = queue.run('bia', work('bia'));
  const left = new AbortController();
  const given = queue.run('ana', work('given up'), { id: '1', kind: 'scene', batch: left.signal });
  const kept = queue.run('ana', work('kept'), {
    id: '2',
    kind: 'scene',
    batch: new AbortController().signal,
  });
  const refused = expect(given).rejects.toThrow('not wanted');
  await clock.advance(3_600_000);
  left.abort(new Error('not wanted'));
  await refused;
  await finishNext();
  await finishNext();
  await Promise.all([first, kept]);
  expect(started).toEqual(['bia', 'kept']);
});

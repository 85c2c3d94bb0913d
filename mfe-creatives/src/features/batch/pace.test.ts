import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Batch, type BatchItem, type ItemState, NEW_BATCH } from './batch.ts';
import { createPaceMeter, nextStep, STEPS, timeLeft } from './pace.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const items = (...states: ItemState[]) => states.map((state, id) => ({ id: `${id}`, state }) as BatchItem);
const after = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('the pace of a run is known from its second photo on', () => {
  const meter = createPaceMeter();
  expect(meter.note(items('waiting', 'waiting', 'waiting'))).toBeNull();
  after(4000);
  expect(meter.note(items('ready', 'sent', 'sent'))).toBeNull();
  after(2000);
  expect(meter.note(items('ready', 'check', 'sent'))).toEqual({ photoMs: 3000, at: Date.now() });
});

test('what was done before the run, and while nothing was made, does not count', () => {
  const meter = createPaceMeter();
  meter.note(items('ready', 'ready', 'waiting', 'waiting', 'waiting', 'waiting'));
  after(4000);
  expect(meter.note(items('ready', 'ready', 'ready', 'waiting', 'waiting', 'waiting'))).toBeNull();
  meter.forget();
  after(600_000);
  meter.note(items('ready', 'ready', 'ready', 'waiting', 'waiting', 'waiting'));
  after(8000);
  expect(meter.note(items('ready', 'ready', 'ready', 'ready', 'failed', 'waiting'))?.photoMs).toBe(4000);
});

const batch = (states: ItemState[], limit: number | null = null): Batch => ({
  ...{ ...NEW_BATCH, running: true, limit, items: items(...states) },
  pace: { photoMs: 6000, at: Date.now() },
});

test('the time left is that of the photos that were asked for, and a slow one makes no other faster', () => {
  const states: ItemState[] = ['ready', 'ready', 'working', 'sent', 'waiting', 'waiting'];
  const now = Date.now();
  expect(timeLeft(batch(states), now)).toBe(24_000);
  expect(timeLeft(batch(states, 3), now)).toBe(6000);
  expect(timeLeft(batch(states), now + 4000)).toBe(20_000);
  expect(timeLeft(batch(states), now + 20_000)).toBe(18_000);
});

test('nothing is expected without a pace, once all are done, and where nothing was done for long', () => {
  const states: ItemState[] = ['ready', 'ready', 'sent'];
  const { pace: _, ...unknown } = batch(states);
  expect(timeLeft(unknown, Date.now())).toBeNull();
  expect(timeLeft(batch(['ready', 'failed']), Date.now())).toBeNull();
  expect(timeLeft(batch(states), Date.now() + 61_000)).toBeNull();
});

const minutes = (before: number | null, time: number) => STEPS[nextStep(before, time * 60_000)];

test('the first words are the nearest, and further ones go one step at a time', () => {
  expect([0.5, 1.2, 2.4, 17, 200].map((time) => minutes(null, time))).toEqual([0, 1, 2, 15, 90]);
  const two = STEPS.indexOf(2);
  expect([0.2, 1.2, 1.8, 2.7, 3.2, 40].map((time) => minutes(two, time))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('between two steps the words do not go to and fro', () => {
  let step = STEPS.indexOf(2);
  const said = [2.45, 2.55, 2.45, 2.6, 2.4, 2.55].map((time) => {
    step = nextStep(step, time * 60_000);
    return STEPS[step];
  });
  expect(new Set(said)).toEqual(new Set([2]));
});

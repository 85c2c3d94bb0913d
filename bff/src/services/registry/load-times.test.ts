import { expect, test } from 'vitest';
import { bucketOf, emptyTimes, loadTimeOf } from './load-times.ts';

const timesOf = (durations: readonly number[]) => {
  const times = emptyTimes();
  for (const ms of durations) times[bucketOf(ms)] = (times[bucketOf(ms)] ?? 0) + 1;
  return times;
};
const exact = (durations: readonly number[], part: number) =>
  durations.toSorted((a, b) => a - b)[Math.ceil(durations.length * part) - 1] ?? Number.NaN;

test.each([
  ['even', Array.from({ length: 1000 }, (_, place) => 100 + place)],
  ['many fast and few slow', Array.from({ length: 1000 }, (_, place) => (place < 900 ? 150 : 4000 + place))],
  ['very different', Array.from({ length: 1000 }, (_, place) => 30 * 1.008 ** place)],
])(
  'of loads that are %s the median and the slowest twentieth are accurate to within a quarter',
  (_, durations) => {
    for (const part of [0.5, 0.95]) {
      const measured = loadTimeOf(timesOf(durations), part) ?? 0;
      expect(measured / exact(durations, part)).toBeGreaterThan(0.8);
      expect(measured / exact(durations, part)).toBeLessThan(1.25);
    }
  },
);

test('without loads there is no time, and no reported time exceeds the slowest load', () => {
  expect(loadTimeOf(emptyTimes(), 0.5)).toBeNull();
  expect(loadTimeOf(timesOf([101]), 0.95, 101)).toBe(101);
});

test('a load that took longer than every bucket is in the last one', () => {
  expect(bucketOf(10 ** 9)).toBe(emptyTimes().length - 1);
  expect(bucketOf(0)).toBe(0);
});

test('a duration at the end of a bucket belongs to it', () => {
  expect(bucketOf(20)).toBe(0);
  expect(bucketOf(20.1)).toBe(1);
});

test('a load time lies between the ends of its bucket, as far in as the loads before it say', () => {
  expect(loadTimeOf([4], 0.5)).toBe(10);
  expect(loadTimeOf([2, 0, 0, 0, 0, 2], 0.5)).toBe(20);
  expect(loadTimeOf([2, 0, 0, 0, 0, 2], 0.75)).toBeCloseTo(20 * 1.25 ** 4 * 1.125);
});

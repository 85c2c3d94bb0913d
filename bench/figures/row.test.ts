import { expect, test } from 'vitest';
import { lineOf, rowOf } from './row.ts';

test('a row holds the median of a figure, its spread, and how it stands to its baseline', () => {
  const row = rowOf('preview', 'ms', [30, 20, 100], {
    against: ['two frames', [10, 12, 8]],
    wanted: ['value', 'at most', 40],
  });
  expect(row).toEqual({
    row: 'preview',
    unit: 'ms',
    value: 30,
    spread: [20, 100],
    against: 'two frames',
    baseline: 10,
    ratio: 3,
    wanted: 'value at most 40',
    held: true,
  });
  expect(lineOf(row)).toBe(
    'preview: 30 (20 to 100) ms, baseline (two frames) 10, ratio 3, wanted value at most 40: held',
  );
});

test.each([
  [['value', 'at most', 29] as const, false],
  [['ratio', 'at most', 3] as const, true],
  [['ratio', 'at least', 4] as const, false],
  [['value', 'at least', 30] as const, true],
])('a limit of %s is checked by the figure that it names', (wanted, held) => {
  const row = rowOf('preview', 'ms', [30], { against: ['two frames', [10]], wanted });
  expect([row.held, lineOf(row).includes('MISSED')]).toEqual([held, !held]);
});

test('a ratio without a baseline holds no limit', () => {
  expect(rowOf('preview', 'ms', [30], { wanted: ['ratio', 'at most', 3] }).held).toBe(false);
});

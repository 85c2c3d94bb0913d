import { expect, test } from 'vitest';
import { findComparisonFaults } from './find-comparison-faults.mjs';

const row = (/** @type {number} */ number, verdict = 'Y', proof = '`a/b.test.ts` "it rolls back"') =>
  `| ${number} | asks | Zephyr [^1] | ${verdict} | ${proof} |`;
const rows = Array.from({ length: 25 }, (_, at) => row(at + 1));
rows[1] = row(2, 'P', '`a/b.test.ts` "it rolls back". Missing: the rest');
rows[2] = row(3, 'N', 'nothing takes its place');
const document = `# Compared

Of the 25 rows 23 are Y, 1 are P and 1 are N.

${rows.join('\n')}

[^1]: Zephyr: <https://zephyr.example>, 2026-11-28.
`;
const faults = (from = '', to = '') =>
  findComparisonFaults(document.replace(from, to), (path) =>
    path === 'a/b.test.ts' ? "test('it rolls back', () => {});" : undefined,
  );

test('a table that is true has no fault', () => {
  expect(faults()).toEqual([]);
});

test('a test that no file has is reported with its row', () => {
  expect(faults(row(5), row(5, 'Y', '`a/b.test.ts` "it rolls"'))).toEqual([]);
  expect(faults(row(5), row(5, 'Y', '`a/b.test.ts` "it flies"'))).toEqual([
    'row 5: a/b.test.ts has no test "it flies"',
  ]);
  expect(faults(row(5), row(5, 'Y', '`a/gone.test.ts` "it rolls back"'))).toEqual([
    'row 5: a/gone.test.ts has no test "it rolls back"',
  ]);
});

test('a row that is missing, there twice or too many is reported', () => {
  expect(faults(row(7), row(8))).toEqual(['row 7 is not there once', 'row 8 is not there once']);
  expect(faults(row(7), row(26))).toEqual(['row 7 is not there once', 'row 26 is too many']);
});

test('a verdict that is unknown, or has neither test nor reason, is reported', () => {
  expect(faults(row(9), row(9, 'perhaps'))).toContain('row 9 has the unknown verdict perhaps');
  expect(faults(row(9), row(9, 'Y', 'believe us'))).toEqual(['row 9 is Y and names no test']);
  expect(faults('. Missing: the rest')).toEqual(['row 2 does not say what is missing']);
});

test('a wrong sum is reported', () => {
  expect(faults('23 are Y', '24 are Y')).toEqual(['the sum should say 23 1 1']);
});

test('a source that is not named, not used or without its day is reported', () => {
  expect(faults('Zephyr [^1]', 'Zephyr [^2]')).toEqual(['source 2 is not named']);
  expect(faults('[^1]: Zephyr', '[^1]: Bit <https://bit.example>, 2026-11-28.\n[^3]: Zephyr')).toEqual([
    'source 3 is not used',
  ]);
  expect(faults(', 2026-11-28.', '')).toEqual(['source 1 has no address and day']);
});

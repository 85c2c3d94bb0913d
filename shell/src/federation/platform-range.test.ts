import { expect, test } from 'vitest';
import { fitsRange } from './platform-range.ts';

test.each([
  '*',
  'x',
  '1',
  '1.x',
  '1.4',
  '1.4.2',
  '=1.4.2',
  '^1.0.0',
  '^1.4.2',
  '~1.4',
  '>=1.2 <3',
  '> 1.3',
  '<=1.4',
  '^9.0.0 || ^1.0.0',
])('a remote that needs %s runs on platform 1.4.2', (range) => {
  expect(fitsRange('1.4.2', range)).toBe(true);
});

test.each([
  '^2.0.0',
  '^1.5.0',
  '~1.3',
  '1.4.1',
  '>1.4',
  '<1.4.2',
  '>=99',
  '^99.0.0 || ^2.0.0',
  'latest',
  '',
  '^1.0.0 nonsense',
])('a remote that needs "%s" does not run on platform 1.4.2', (range) => {
  expect(fitsRange('1.4.2', range)).toBe(false);
});

test('before 1.0.0 the second number is the one that breaks', () => {
  expect(fitsRange('0.3.9', '^0.3.1')).toBe(true);
  expect(fitsRange('0.4.0', '^0.3.1')).toBe(false);
  expect(fitsRange('0.0.4', '^0.0.3')).toBe(false);
});

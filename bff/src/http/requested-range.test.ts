import { expect, test } from 'vitest';
import { requestedRange } from './requested-range.ts';

const file = { bytes: 100, tag: '"a"' };
const read = (range?: string, ifRange?: string) => requestedRange({ range, ifRange }, file);

test.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=40-', { from: 40, to: 99 }],
  ['bytes=40-59', { from: 40, to: 59 }],
  ['bytes=40-4000', { from: 40, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
])('%s is the part that a browser asks for', (header, range) => {
  expect(read(header)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=60-40', 'bytes=-0'])('%s asks for bytes beyond the file', (header) => {
  expect(read(header)).toBe('none');
});

test.each([undefined, 'bytes=-', 'bytes=1-2,5-6', 'lines=1-2', 'bytes=a-b'])(
  'the whole file answers %s',
  (header) => {
    expect(read(header)).toBe('whole');
  },
);

test('a download continues only with the file that it began with', () => {
  expect(read('bytes=40-', '"a"')).toEqual({ from: 40, to: 99 });
  expect(read('bytes=40-', '"b"')).toBe('whole');
});

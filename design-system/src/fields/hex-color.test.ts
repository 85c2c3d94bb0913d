import { expect, test } from 'vitest';
import { normalizeHex } from './hex-color.ts';

test.each([
  ['#FFF', '#FFFFFF'],
  ['fff', '#FFFFFF'],
  ['a1c', '#AA11CC'],
  ['#7c52f4', '#7C52F4'],
  ['#12', '#120000'],
  ['#ABCD', '#ABCD00'],
  ['', '#000000'],
  ['#FFFFFFFF', '#FFFFFF'],
  ['rosa', '#A00000'],
])('%j means the colour %j', (typed, colour) => {
  expect(normalizeHex(typed)).toBe(colour);
});

import { expect, test } from 'vitest';
import { normalizeBackgroundColor } from './background-color.ts';

test.each([
  ['#FFF', 'FFFFFF'],
  ['fff', 'FFFFFF'],
  ['#1a2B3c', '1A2B3C'],
  ['#12', '120000'],
  ['#1234', '123400'],
  ['0', '000000'],
])('the colour %s is kept as %s', (given, kept) => {
  expect(normalizeBackgroundColor(given)).toBe(kept);
});

test.each(['', '#', 'azul', '#1234567', '##FFF', 'FF FF'])('%j is not accepted as a colour', (given) => {
  expect(() => normalizeBackgroundColor(given)).toThrow(expect.objectContaining({ code: 'color_invalid' }));
});

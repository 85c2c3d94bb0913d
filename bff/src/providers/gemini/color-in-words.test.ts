import { expect, test } from 'vitest';
import { colorInWords } from './color-in-words.ts';

test.each([
  ['#14532D', 'dark green'],
  ['#6B2FA0', 'purple'],
  ['#F59E0B', 'orange'],
  ['#7A4A22', 'brown'],
  ['#C42128', 'red'],
  ['#F5D3DA', 'pale pink'],
  ['#182A52', 'dark blue'],
  ['#FFFFFF', 'white'],
  ['#97999C', 'grey'],
  ['#121214', 'black'],
])('a model reads %s as %s, with its digits', (hex, name) => {
  expect(colorInWords(hex)).toBe(`${name} (${hex})`);
});

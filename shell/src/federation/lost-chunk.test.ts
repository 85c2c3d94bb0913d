import { expect, test } from 'vitest';
import { isLostChunk } from './lost-chunk.ts';

test.each([
  ['Rspack', Object.assign(new Error('Loading chunk 91 failed.'), { name: 'ChunkLoadError' })],
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/later.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x/later.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
])('what %s throws for a part of a screen that did not arrive is known', (_, error) => {
  expect(isLostChunk(error)).toBe(true);
});

test.each([
  new TypeError('x is not a function'),
  new Error('Importing a module script failed.'),
  'lost',
  null,
])('what a screen itself throws is no lost part: %s', (error) => {
  expect(isLostChunk(error)).toBe(false);
});

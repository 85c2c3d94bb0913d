import { expect, test } from 'vitest';
import { describe, draw } from './draw.mjs';

const arrows = [
  { from: 'shell', to: 'platform', types: false },
  { from: 'platform', to: 'contract', types: true },
];

test('the picture says its arrows in words, for screen readers', () => {
  expect(describe(arrows)).toBe('shell imports platform; platform imports types of contract');
  expect(draw(arrows)).toContain(`<desc>${describe(arrows)}</desc>`);
});

test('the picture has an arrow for each import, dotted where only types are imported', () => {
  const drawn = draw(arrows);
  expect(drawn.match(/class="arrow"/g)).toHaveLength(1);
  expect(drawn.match(/class="arrow types"/g)).toHaveLength(1);
});

test('a room without a place in the picture is refused by name', () => {
  expect(() => draw([{ from: 'shell', to: 'cellar', types: false }])).toThrow('no place for cellar');
});

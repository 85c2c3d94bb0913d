import { expect, test } from 'vitest';
import { overlap } from '../typography/legible.ts';
import { CORNERS, logoBox, placeLogo } from './place-logo.ts';

const picture = { width: 1000, height: 800 };
const square = { width: 400, height: 400 };
const free = { mask: null, masked: picture, taken: [] };

/** The product, where `isProduct` says in shares of the picture. */
function maskOf(isProduct: (x: number, y: number) => boolean) {
  const [width, height] = [100, 80];
  const values = new Uint8Array(width * height).map((_, i) =>
    Number(isProduct((i % width) / width, Math.floor(i / width) / height)),
  );
  return { values, width, height };
}

test.each(CORNERS)(
  'a logo stands in the corner %s, with a margin, at about 14 % of the shorter side',
  (corner) => {
    const box = placeLogo(picture, square, corner, free);
    expect(box.width).toBeCloseTo(0.14 * 800);
    const [right, bottom] = [picture.width - box.left - box.width, picture.height - box.top - box.height];
    expect(corner.endsWith('left') ? box.left : right).toBeCloseTo(0.045 * 800);
    expect(corner.startsWith('top') ? box.top : bottom).toBeCloseTo(0.045 * 800);
  },
);

test('a long logo keeps its shape and takes no more than 30 % of the shorter side', () => {
  const box = logoBox(picture, { width: 900, height: 100 }, 'top_left');
  expect(box.width / box.height).toBeCloseTo(9);
  expect(box.width).toBeLessThanOrEqual(0.3 * 800 + 0.01);
});

test('a logo leaves its corner for the next one that neither product nor words take', () => {
  const mask = maskOf((x, y) => x > 0.6 && y > 0.6);
  const words = { left: 0, top: 600, width: 400, height: 200 };
  const box = placeLogo(picture, square, 'bottom_right', { mask, masked: picture, taken: [words] });
  expect(overlap(box, words)).toBe(false);
  expect([box.left > 500, box.top < 400]).toEqual([true, true]);
});

test('a logo becomes smaller before it leaves its corner', () => {
  const mask = maskOf((x, y) => x < 0.88 && y < 0.8);
  const box = placeLogo(picture, square, 'top_right', { ...free, mask });
  expect(box.left + box.width).toBeCloseTo(1000 - 36);
  expect(box.width).toBeLessThan(0.14 * 800);
});

test('a logo that finds no room stands in its own corner, as small as it may be', () => {
  const box = placeLogo(picture, square, 'top_left', { ...free, mask: maskOf(() => true) });
  expect([box.left, box.top]).toEqual([36, 36]);
  expect(box.width).toBeCloseTo(0.14 * 800 * 0.66);
});

test('where nobody knows the place of the words, a busy corner counts as taken', () => {
  const cells = new Float32Array(48 * 48).map((_, i) => (i % 48 > 24 ? 1 : 0));
  const unrest = { cells, columns: 48, rows: 48 };
  expect(placeLogo(picture, square, 'top_right', { ...free, unrest }).left).toBeLessThan(100);
  expect(placeLogo(picture, square, 'top_right', free).left).toBeGreaterThan(800);
});

test('where every corner is busy, a logo still leaves the product uncovered', () => {
  const unrest = { cells: new Float32Array(48 * 48).fill(1), columns: 48, rows: 48 };
  const mask = maskOf((x, y) => x > 0.6 && y < 0.4);
  expect(placeLogo(picture, square, 'top_right', { ...free, mask, unrest }).left).toBeLessThan(100);
});

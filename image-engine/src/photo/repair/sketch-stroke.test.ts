import { expect, test } from 'vitest';
import { beginRepair } from './begin-repair.ts';
import { recut } from './recut.ts';
import { openSketch } from './sketch-stroke.ts';
import type { Stroke } from './stroke.ts';

// Odd sizes: the last row and column have no partner in a picture of half the size.
const SIZE = { width: 161, height: 121 };
const at = (x: number, y: number): number => y * SIZE.width + x;

/** A blue product before a grey ground, of which the mask holds the upper half. */
function drawn() {
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3);
  const mask = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const noise = ((x * 7 + y * 13) % 5) - 2;
      const isProduct = x >= 50 && x < 110 && y >= 20;
      const colour = isProduct ? [40, 70, 170] : [176, 178, 180];
      rgb.set(
        colour.map((value) => value + noise),
        at(x, y) * 3,
      );
      mask[at(x, y)] = isProduct && y < 70 ? 1 : 0;
    }
  }
  return beginRepair(rgb, SIZE, mask);
}

const KEEP: Stroke = { side: 'keep', radius: 0.03, points: [0.42, 0.5, 0.58, 0.52], follows: true };
const differing = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((count, value, i) => count + (value === other[i] ? 0 : 1), 0);

test('a quick answer lies about where the exact border will lie', () => {
  const { picture, start } = drawn();
  const exact = recut(picture, start, KEEP);
  const quick = openSketch(picture)(start, KEEP);
  const found = differing(exact.mask, start.mask);
  expect(found).toBeGreaterThan(900);
  expect(differing(quick.mask, exact.mask)).toBeLessThan(found * 0.08);
  expect(quick.settled).toEqual(exact.settled);
});

test('a quick answer never takes what another stroke settled', () => {
  const { picture, start } = drawn();
  const dot: Stroke = { side: 'remove', radius: 0.012, points: [0.5, 0.57], follows: false };
  const settled = recut(picture, start, dot);
  const quick = openSketch(picture)(settled, KEEP);
  const painted = recut(picture, settled, { ...KEEP, follows: false });
  for (let i = 0; i < settled.settled.length; i++)
    if (painted.settled[i] === 2) expect(quick.mask[i]).toBe(0);
  expect(painted.settled).toContain(2);
});

test('a stroke that follows nothing is answered to the pixel', () => {
  const { picture, start } = drawn();
  const exactly: Stroke = { ...KEEP, follows: false };
  expect(openSketch(picture)(start, exactly)).toEqual(recut(picture, start, exactly));
});

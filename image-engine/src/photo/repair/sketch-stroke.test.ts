import { expect, test } from 'vitest';
import { beginRepair } from './begin-repair.ts';
import { recut } from './recut.ts';
import { openSketch, timesSmaller } from './sketch-stroke.ts';
import type { Stroke } from './stroke.ts';

/** A blue product before a grey ground, of which the mask holds the upper half, in a picture of odd sizes: they fill no square of a smaller one. */
function drawn(scale = 1) {
  const size = { width: 160 * scale + 1, height: 120 * scale + 1 };
  const at = (x: number, y: number): number => y * size.width + x;
  const rgb = new Uint8Array(size.width * size.height * 3);
  const mask = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const noise = ((x * 7 + y * 13) % 5) - 2;
      const isProduct = x >= 50 * scale && x < 110 * scale && y >= 20 * scale;
      const colour = isProduct ? [40, 70, 170] : [176, 178, 180];
      rgb.set(
        colour.map((value) => value + noise),
        at(x, y) * 3,
      );
      mask[at(x, y)] = isProduct && y < 70 * scale ? 1 : 0;
    }
  }
  return beginRepair(rgb, size, mask);
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

test('a stroke that may change much is looked at in a smaller picture', () => {
  const size = { width: 512, height: 384 };
  const dot: Stroke = { side: 'keep', radius: 0.01, points: [0.5, 0.4], follows: true };
  expect(timesSmaller(dot, size)).toBe(2);
  expect(timesSmaller({ ...dot, radius: 0.03, points: [0.5, 0.4, 0.65, 0.45] }, size)).toBe(3);
  expect(timesSmaller({ ...dot, radius: 0.045, points: [0.45, 0.4, 0.6, 0.45] }, size)).toBe(4);
  // At the frame there is less to change.
  expect(timesSmaller({ ...dot, radius: 0.045, points: [0.02, 0.02] }, size)).toBe(2);
});

test.each([
  [3, 0.03, 3],
  [3, 0.05, 4],
])(
  '%d times as large and with a brush of %d it is looked at %d times smaller, and lies about right',
  (scale, radius, times) => {
    const { picture, start } = drawn(scale);
    const stroke: Stroke = { ...KEEP, radius };
    const exact = recut(picture, start, stroke);
    const quick = openSketch(picture)(start, stroke);
    expect(timesSmaller(stroke, picture)).toBe(times);
    expect(differing(quick.mask, exact.mask)).toBeLessThan(differing(exact.mask, start.mask) * 0.08);
  },
);

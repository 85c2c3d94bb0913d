import { expect, test } from 'vitest';
import { applyStrokes, beginRepair } from './begin-repair.ts';
import { findDoubtfulBorder } from './doubtful-border.ts';
import type { Stroke } from './stroke.ts';

const SIZE = { width: 160, height: 120 };
const at = (x: number, y: number): number => y * SIZE.width + x;
const inside = (x: number, y: number, [left, top, right, below]: readonly number[]): boolean =>
  x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (below ?? 0);

/** A blue product with a red lid before a grey ground; the mask holds only what `found` says. */
function drawn(found: (x: number, y: number) => boolean) {
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3);
  const mask = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const noise = ((x * 7 + y * 13) % 5) - 2;
      const colour = inside(x, y, LID) ? [190, 40, 50] : inside(x, y, BODY) ? [40, 70, 170] : [176, 178, 180];
      rgb.set(
        colour.map((value) => value + noise),
        at(x, y) * 3,
      );
      mask[at(x, y)] = Number(found(x, y));
    }
  }
  return beginRepair(rgb, SIZE, mask);
}

const LID = [50, 20, 110, 40];
const BODY = [50, 40, 110, 100];
const stroke = (change: Partial<Stroke>): Stroke => ({
  side: 'keep',
  radius: 0.02,
  points: [0.4, 0.19, 0.6, 0.19],
  follows: true,
  ...change,
});
const share = (mask: Uint8Array, [left, top, right, below]: readonly number[]): number => {
  let count = 0;
  for (let y = top ?? 0; y < (below ?? 0); y++)
    for (let x = left ?? 0; x < (right ?? 0); x++) count += mask[at(x, y)] ?? 0;
  return count / (((right ?? 0) - (left ?? 0)) * ((below ?? 0) - (top ?? 0)));
};
const GROUND = [0, 0, 40, 120];

test('one stroke to keep brings a lost part back up to its border', () => {
  const repair = drawn((x, y) => inside(x, y, BODY));
  const { mask } = applyStrokes(repair, [stroke({})]);
  expect(share(mask, LID)).toBeGreaterThan(0.97);
  expect(share(mask, BODY)).toBe(1);
  expect(share(mask, GROUND)).toBe(0);
});

test('one stroke to remove takes a piece of ground off, and leaves the product whole', () => {
  const repair = drawn(
    (x, y) => inside(x, y, BODY) || inside(x, y, LID) || inside(x, y, [110, 40, 140, 100]),
  );
  const { mask } = applyStrokes(repair, [stroke({ side: 'remove', points: [0.78, 0.3, 0.78, 0.6] })]);
  expect(share(mask, [112, 42, 138, 98])).toBeLessThan(0.03);
  expect(share(mask, BODY)).toBeGreaterThan(0.98);
});

test('a stroke that follows nothing changes exactly what was painted', () => {
  const repair = drawn((x, y) => inside(x, y, BODY));
  const { mask } = applyStrokes(repair, [stroke({ points: [0.5, 0.19], follows: false })]);
  const changed = mask.reduce((sum, value, i) => sum + (value ^ (repair.start.mask[i] ?? 0)), 0);
  expect(changed).toBeGreaterThan(20);
  expect(changed).toBeLessThan(45);
});

test('a later stroke never takes what an earlier one settled', () => {
  const repair = drawn((x, y) => inside(x, y, BODY));
  const kept = stroke({ points: [0.5, 0.19], radius: 0.03 });
  const { mask } = applyStrokes(repair, [kept, stroke({ side: 'remove', points: [0.4, 0.25, 0.42, 0.25] })]);
  expect(mask[at(80, 30)]).toBe(1);
});

test('the border is in doubt where both sides look alike', () => {
  const repair = drawn((x, y) => inside(x, y, BODY));
  const doubtful = findDoubtfulBorder(repair.picture, repair.start.mask);
  expect(doubtful.some((value) => value === 1)).toBe(false);
  const wrong = drawn((x, y) => inside(x, y, [50, 40, 80, 100]));
  const across = findDoubtfulBorder(wrong.picture, wrong.start.mask);
  expect(across[at(79, 70)]).toBe(1);
  expect(across[at(50, 70)]).toBe(0);
});

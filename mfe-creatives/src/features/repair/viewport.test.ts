import { expect, test } from 'vitest';
import { fitInto, keepInside, toShares, zoomAt } from './viewport.ts';

const picture = { width: 400, height: 300 };
const canvas = { width: 200, height: 200 };

test('the whole picture stands in the middle of the canvas', () => {
  expect(fitInto(picture, canvas)).toEqual({ scale: 0.5, x: 0, y: 25 });
});

test('the point under the fingers stays where it is while the picture comes closer', () => {
  const before = fitInto(picture, canvas);
  const after = zoomAt(before, [50, 100], 4, picture, canvas);
  expect(toShares(after, [50, 100], picture)).toEqual(toShares(before, [50, 100], picture));
  expect(after.scale).toBe(2);
});

test('the picture comes no farther than whole, and never leaves the canvas', () => {
  const whole = fitInto(picture, canvas);
  expect(zoomAt(whole, [0, 0], 0.1, picture, canvas)).toEqual(whole);
  expect(keepInside({ scale: 2, x: 900, y: -900 }, picture, canvas)).toEqual({ scale: 2, x: 0, y: -400 });
});

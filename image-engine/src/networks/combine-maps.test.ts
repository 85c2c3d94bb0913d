import { expect, it } from 'vitest';
import { combineMaps } from './combine-maps.ts';
import type { ProductMap } from './network.ts';

const even = (value: number, side: number): ProductMap => ({
  values: new Float32Array(side * side).fill(value),
  width: side,
  height: side,
});
const combined = (model: number, own: number) =>
  combineMaps(even(model, 2), even(own, 2)).values[0] ?? Number.NaN;

it.each([
  { model: 0.9, own: 0, isProduct: true },
  { model: 0.1, own: 1, isProduct: false },
  { model: 0.8, own: 0, isProduct: false },
  { model: 0.3, own: 1, isProduct: true },
])('a model at $model beside our network at $own: product is $isProduct', ({ model, own, isProduct }) => {
  expect(combined(model, own) > 0.5).toBe(isProduct);
});

it('what the model is sure of stays sure, whatever our network says', () => {
  expect(combined(1, 0)).toBeGreaterThan(0.98);
  expect(combined(0, 1)).toBeLessThan(0.02);
});

it.each([1, 8])("a map of our own of %s px is read at the model's size", (side) => {
  const { values, width, height } = combineMaps(even(0.5, 4), even(0.9, side));
  expect([values.length, width, height]).toEqual([16, 4, 4]);
  expect(values.every((value) => value > 0.6 && value < 0.9)).toBe(true);
});

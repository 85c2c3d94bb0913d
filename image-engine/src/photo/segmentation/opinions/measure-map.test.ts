import { expect, it } from 'vitest';
import { MAP_MEASURES, measureMap } from './measure-map.ts';

const SIDE = 40;
const square = (from: number, to: number) => (i: number) =>
  Math.min(i % SIDE, Math.floor(i / SIDE)) >= from && Math.max(i % SIDE, Math.floor(i / SIDE)) < to;
const draw = (isIn: (i: number) => boolean) => Array.from({ length: SIDE * SIDE }, (_, i) => Number(isIn(i)));
const map = Float32Array.from(draw(square(10, 30)));

function measure(mask: number[], name: (typeof MAP_MEASURES)[number], of = map) {
  return measureMap(of, Uint8Array.from(mask), SIDE)[MAP_MEASURES.indexOf(name)];
}

it('a mask where the map is sure of the product agrees with it wholly', () => {
  const mask = draw(square(10, 30));
  expect(measure(mask, 'map overlap')).toBe(1);
  expect(measure(mask, 'map against the inside')).toBe(0);
  expect(measure(mask, 'map step over the outline')).toBe(1);
});

it('a mask that holds ground, or leaves product out, is known by the map', () => {
  expect(measure(draw(square(5, 35)), 'map against the inside')).toBeGreaterThan(0.5);
  expect(measure(draw(square(15, 25)), 'map beyond the outside')).toBe(1);
  expect(measure(draw(square(15, 25)), 'map step over the outline')).toBe(0);
});

it('a map that does not know is no witness', () => {
  const unsure = new Float32Array(SIDE * SIDE).fill(0.5);
  expect(measure(draw(square(10, 30)), 'map sure', unsure)).toBe(0);
  expect(measure(draw(square(10, 30)), 'map unsure along the outline', unsure)).toBe(1);
});

it('says one number for each name', () => {
  expect(measureMap(map, Uint8Array.from(draw(square(10, 30))), SIDE)).toHaveLength(MAP_MEASURES.length);
});

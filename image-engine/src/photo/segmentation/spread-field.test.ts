import { expect, it } from 'vitest';
import { spreadField } from './spread-field.ts';

it('places that are wanted get the values that they would get if all were', () => {
  const [width, height] = [53, 38];
  const values = Float32Array.from({ length: width * height }, (_, i) => (i * 37) % 101);
  const weights = Float32Array.from(values, (_, i) => (i % 29 === 0 ? 1 : i % 31 === 0 ? 0.3 : 0));
  const wanted = Uint8Array.from(values, (_, i) => (i % 211 === 5 || i % width > 51 ? 1 : 0));
  const field = { values, channels: 1, width, height };
  const all = spreadField(field, weights).values;
  const some = spreadField(field, weights, wanted).values;
  expect([...some]).toEqual([...all].map((value, i) => (wanted[i] ? value : 0)));
});

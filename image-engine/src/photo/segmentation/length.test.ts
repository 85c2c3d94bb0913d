import { expect, it } from 'vitest';
import { lengthOf } from './length.ts';

it('the length of a vector is the one that Math.hypot answers, to the last bit', () => {
  for (let i = 0; i < 2000; i++) {
    const [x, y, z] = [Math.sin(i) * 90, Math.fround(Math.cos(3 * i)), i % 7 ? Math.sin(5 * i) ** 9 : 0];
    expect(lengthOf(x, y, z)).toBe(Math.hypot(x, y, z));
  }
  expect(lengthOf(0, 0, 0)).toBe(0);
});

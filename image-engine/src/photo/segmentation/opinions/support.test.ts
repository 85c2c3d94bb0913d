import { describe, expect, it } from 'vitest';
import { measureSupport } from './support.ts';

describe('the support of an opinion', () => {
  it('is highest for the one that other likely ones agree with, though a lonely one is a little likelier', () => {
    const alike = [
      [1, 0.3, 0.3],
      [0.3, 1, 0.95],
      [0.3, 0.95, 1],
    ];
    const support = measureSupport([1.2, 1.1, 1], alike, 2);
    expect(support.indexOf(Math.max(...support))).toBe(1);
  });

  it('is not won by a majority that is unlikely', () => {
    const alike = [
      [1, 0.2, 0.2, 0.2],
      [0.2, 1, 0.9, 0.9],
      [0.2, 0.9, 1, 0.9],
      [0.2, 0.9, 0.9, 1],
    ];
    const support = measureSupport([3, -1, -1, -1], alike, 2);
    expect(support.indexOf(Math.max(...support))).toBe(0);
  });
});

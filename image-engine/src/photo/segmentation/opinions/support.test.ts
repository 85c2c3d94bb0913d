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

  it('is not won by many that say the same, where those count as one voice', () => {
    const [cuts, floodings] = [2, 6];
    const isCut = (at: number): boolean => at < cuts;
    const alike = Array.from({ length: cuts + floodings }, (_, one) =>
      Array.from({ length: cuts + floodings }, (__, other) => {
        if (one === other) return 1;
        if (isCut(one) !== isCut(other)) return 0.4;
        return isCut(one) ? 0.9 : 0.98;
      }),
    );
    const odds = alike.map((_, at) => (isCut(at) ? 1.2 : 1));
    const first = (likeness: number): number => {
      const support = measureSupport(odds, alike, 2, likeness);
      return support.indexOf(Math.max(...support));
    };
    expect(isCut(first(0))).toBe(false);
    expect(isCut(first(4))).toBe(true);
  });

  it('stays a number beside an empty opinion, which does not even overlap itself', () => {
    const alike = [
      [1, 0.9, 0],
      [0.9, 1, 0],
      [0, 0, 0],
    ];
    const [first = 0, second = 0, empty] = measureSupport([1, 2, -9], alike, 3, 4);
    expect(second).toBeGreaterThan(first);
    expect(empty).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { readScene } from '../scenes/read-scene.ts';
import { arrangeProducts } from './arrange.ts';
import { setStage } from './stage.ts';
import type { Trimmed } from './trim.ts';

const product = (width: number, height: number): Trimmed => ({
  layer: { rgba: new Uint8Array(width * height * 4), width, height },
  left: 0,
  top: 0,
  frame: { width: 100, height: 100 },
  cut: { left: false, right: false, top: false, bottom: false },
});
const SHAPES = [
  [30, 80],
  [90, 40],
  [50, 50],
  [20, 60],
] as const;

describe('several products in one picture', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('all %i products are visible inside the frame', (count) => {
    for (const text of ['mesa de madeira', 'em um pedestal', 'visto de cima sobre linho']) {
      const scene = readScene(text);
      const products = Array.from({ length: count }, (_, i) => {
        const [width = 50, height = 50] = SHAPES[i % 4] ?? [];
        return product(width, height);
      });
      const placings = arrangeProducts(products, scene, setStage(scene, 1024, 1024), 0);
      expect(placings).toHaveLength(count);
      for (const { left, top, width, height } of placings) {
        expect(left).toBeGreaterThan(0);
        expect(top).toBeGreaterThan(0);
        expect(left + width).toBeLessThan(1024);
        expect(top + height).toBeLessThan(1024);
        expect(width * height).toBeGreaterThan(1024 * 1024 * 0.015);
      }
    }
  });

  it('the first product stands in front, and those behind stand higher up', () => {
    const scene = readScene('mesa de madeira');
    const products = Array.from({ length: 8 }, () => product(40, 60));
    const feet = arrangeProducts(products, scene, setStage(scene, 1024, 1024), 0).map(
      ({ foot }) => foot ?? 0,
    );
    expect(Math.max(...feet)).toBe(feet[0]);
    expect(Math.max(...feet.slice(4))).toBeLessThan(Math.min(...feet.slice(0, 4)) - 50);
  });
});

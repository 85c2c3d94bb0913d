import { describe, expect, it } from 'vitest';
import { type CutOutResult, cutOutProduct } from '../cut-out-product.ts';
import { drawRaster, within } from './testing/draw-raster.ts';

const SIDE = 160;

function cutOut(colourAt: (x: number, y: number) => readonly [number, number, number]): CutOutResult {
  const raster = drawRaster(SIDE, SIDE, colourAt);
  return cutOutProduct({ small: raster, middle: raster, full: raster });
}

function alphaAt(result: CutOutResult, x: number, y: number): number {
  if (!result.found) throw new Error(`not found: ${result.why}`);
  return result.cutOut.rgba[(y * SIDE + x) * 4 + 3] ?? 0;
}

describe('a cut-out among several opinions', () => {
  it('keeps the body of a white box on white paper', () => {
    const box = [45, 40, 115, 130] as const;
    const face = [48, 43, 112, 127] as const;
    const label = [65, 70, 95, 90] as const;
    const result = cutOut((x, y) => {
      if (within(x, y, label)) return [20, 90, 170];
      if (within(x, y, face)) return [247, 247, 246];
      return within(x, y, box) ? [224, 224, 226] : [254, 254, 254];
    });
    expect(alphaAt(result, 55, 110)).toBe(255);
    expect(alphaAt(result, 80, 80)).toBe(255);
    expect(alphaAt(result, 20, 80)).toBe(0);
  });

  it('is trusted where a product stands out from an even ground', () => {
    const result = cutOut((x, y) => (Math.hypot(x - 80, y - 85) < 45 ? [170, 40, 30] : [240, 240, 238]));
    expect(result).toMatchObject({ found: true, doubtful: false });
  });

  it('is doubtful where product and backdrop have the same colours and patterns', () => {
    const result = cutOut((x, y) => {
      const shifted = within(x, y, [50, 45, 115, 120]) ? x + 5 : x;
      return (shifted >> 3) % 2 === (y >> 3) % 2 ? [90, 120, 80] : [170, 150, 110];
    });
    expect(result.found && !result.doubtful).toBe(false);
  });
});

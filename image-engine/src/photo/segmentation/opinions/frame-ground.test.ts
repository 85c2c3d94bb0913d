import { describe, expect, it } from 'vitest';
import { labFromRgb } from '../lab.ts';
import { describeFrame, STUDIO_SHARE } from './frame-ground.ts';
import { drawRaster, within } from './testing/draw-raster.ts';

const SIDE = 120;

function groundOf(colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const { pixels, width, height } = drawRaster(SIDE, SIDE, colourAt);
  return describeFrame(labFromRgb(pixels, width, height));
}

describe('the ground that the frame tells of', () => {
  it('is even in a studio whose light falls off towards a corner', () => {
    const ground = groundOf((x, y) => {
      const light = 235 - 0.25 * x - 0.002 * y * y;
      return [light, light, light];
    });
    expect(ground.share).toBeGreaterThan(0.98);
    expect(ground.noise).toBeLessThan(1);
  });

  it('is even though the product hides one side', () => {
    const ground = groundOf((x, y) => (within(x, y, [20, 40, 100, 120]) ? [30, 60, 160] : [240, 240, 240]));
    expect(ground.share).toBeGreaterThan(STUDIO_SHARE);
    const middle = (60 * SIDE + 60) * 3;
    expect(ground.expected[middle]).toBeGreaterThan(92);
  });

  it('is not even in a room', () => {
    const ground = groundOf((x, y) => {
      const tile = ((x >> 4) + (y >> 4)) % 3;
      return tile === 0 ? [200, 180, 150] : tile === 1 ? [60, 90, 40] : [120, 30, 50];
    });
    expect(ground.share).toBeLessThan(STUDIO_SHARE);
  });
});

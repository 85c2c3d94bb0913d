import { describe, expect, it } from 'vitest';
import type { CutOut } from '../raster.ts';
import { castContactShadow } from './contact-shadow.ts';

const SIDE = 400;

function cutOut(covers: (x: number, y: number) => boolean): CutOut {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (covers(x, y)) rgba[(y * SIDE + x) * 4 + 3] = 255;
  return { rgba, width: SIDE, height: SIDE };
}

/** How much the shadow darkens a place. */
function darkness(product: CutOut): (x: number, y: number) => number {
  const { strength, width, scale } = castContactShadow(product);
  return (x, y) => strength[Math.round(y / scale) * width + Math.round(x / scale)] ?? 0;
}

describe('the contact shadow', () => {
  it('a standing product casts its shadow at its foot, and none beside its sides', () => {
    const dark = darkness(cutOut((x, y) => x > 150 && x < 250 && y > 60 && y < 320));
    expect(dark(200, 322)).toBeGreaterThan(0.2);
    expect(dark(262, 120)).toBe(0);
  });

  it('a product laid down tilted casts the shadow of its whole shape, not of one corner', () => {
    const dark = darkness(cutOut((x, y) => Math.abs(x - 200) / 80 + Math.abs(y - 180) / 130 < 1));
    expect(dark(250, 238)).toBeGreaterThan(0.1);
    expect(dark(200, 40)).toBeLessThan(0.01);
  });

  it('a product that the frame cuts off below casts no shadow', () => {
    const dark = darkness(cutOut((x, y) => x > 100 && x < 300 && y > 60));
    expect(dark(90, 395)).toBe(0);
  });
});

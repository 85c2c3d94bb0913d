import { expect, test } from 'vitest';
import { boxOfAlpha } from '../channels/find-ground.ts';
import type { CutOut } from '../raster.ts';
import type { Shadow } from './contact-shadow.ts';
import { frameProduct } from './frame-product.ts';

const WIDTH = 400;
const HEIGHT = 300;

/** A red box in a photo of 400 x 300. */
function boxAt(left: number, top: number, width: number, height: number): CutOut {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) rgba.set([180, 40, 40, 255], (y * WIDTH + x) * 4);
  return { rgba, width: WIDTH, height: HEIGHT };
}

test.each([
  ['small', { left: 65, top: 15, width: 270, height: 270 }],
  ['medium', { left: 80, top: 30, width: 240, height: 240 }],
  ['large', { left: 102, top: 52, width: 195, height: 195 }],
] as const)('a %s margin is the same wherever the photo shows the product', async (margin, place) => {
  for (const product of [boxAt(10, 20, 150, 150), boxAt(120, 40, 240, 240)]) {
    const { cutOut } = await frameProduct({ cutOut: product, shadow: null }, margin);
    expect(cutOut).toMatchObject({ width: WIDTH, height: HEIGHT });
    const framed = boxOfAlpha(cutOut);
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(Math.abs((framed?.[side] ?? 0) - place[side])).toBeLessThanOrEqual(2);
  }
});

test('the shadow goes with its product', async () => {
  const strength = new Float32Array(100 * 75);
  // On the ground below the box, from 160 to 180 px down.
  for (let y = 40; y < 45; y++) strength.fill(0.5, y * 100 + 20, y * 100 + 45);
  const shadow: Shadow = { strength, width: 100, height: 75, scale: 4 };
  const framed = await frameProduct({ cutOut: boxAt(80, 60, 100, 100), shadow }, 'large');
  const { left = 0, top = 0, width = 0, height = 0 } = boxOfAlpha(framed.cutOut) ?? {};
  const at = (x: number, y: number) => {
    const moved = framed.shadow as Shadow;
    return moved.strength[Math.floor(y / moved.scale) * moved.width + Math.floor(x / moved.scale)];
  };
  expect(at(left + width / 2, top + height + 16)).toBeCloseTo(0.5);
  expect(at(left + width / 2, top + height + 48)).toBe(0);
  expect(at(left - 12, top + height + 16)).toBe(0);
});

test('a tiny product is enlarged at most twice: its picture becomes smaller instead', async () => {
  const { cutOut } = await frameProduct({ cutOut: boxAt(30, 30, 30, 30), shadow: null }, 'medium');
  expect(cutOut).toMatchObject({ width: 100, height: 75 });
  expect(boxOfAlpha(cutOut)?.height).toBe(60);
});

test('a product that the frame of its photo cuts off stays where it is', async () => {
  const product = { cutOut: boxAt(100, 100, 200, HEIGHT - 100), shadow: null };
  const framed = await frameProduct(product, 'large');
  // Their pixels would be compared for a minute.
  expect(framed === product).toBe(true);
});

import { expect, it } from 'vitest';
import type { Shadow } from '../../photo/finishing/contact-shadow.ts';
import { createCanvas } from './canvas.ts';
import { ownShadow } from './own-shadow.ts';
import { SCALE } from './shadows.ts';
import type { Stage } from './stage.ts';

const SIDE = 400;
const stage: Stage = {
  width: SIDE,
  height: SIDE,
  view: 'front',
  horizon: 100,
  edge: 240,
  foot: 340,
  seamless: false,
};
// A photo of 200 px with its product in the middle, and a shadow of 0.5 everywhere.
const shadow: Shadow = { strength: new Float32Array(100 * 100).fill(0.5), width: 100, height: 100, scale: 2 };
const product = {
  layer: { rgba: new Uint8Array(0), width: 50, height: 100 },
  left: 75,
  top: 50,
  frame: { width: 200, height: 200 },
  cut: { left: false, right: false, top: false, bottom: false },
};

it("a product's own shadow goes and grows with it, stays on the surface and has no rim where the photo ended", () => {
  const placing = { left: 150, top: 140, width: 100, height: 200, foot: 340 };
  const { strength, width } = ownShadow(createCanvas(SIDE, SIDE), shadow, product, placing, stage);
  const at = (x: number, y: number) => strength[Math.floor(y / SCALE) * width + Math.floor(x / SCALE)] ?? -1;
  // 0.5 of the bytes is 0.78 of the light.
  expect(at(200, 345)).toBeCloseTo(0.78, 2);
  expect(at(60, 345)).toBeCloseTo(0.78, 2);
  expect(at(200, 200)).toBe(0);
  expect(at(8, 345)).toBeLessThan(0.4);
  // With half the size the photo's frame ends nearer.
  const small = { left: 175, top: 240, width: 50, height: 100, foot: 340 };
  const nearer = ownShadow(createCanvas(SIDE, SIDE), shadow, product, small, stage);
  expect(nearer.strength[Math.floor(345 / SCALE) * width + Math.floor(60 / SCALE)]).toBe(0);
});

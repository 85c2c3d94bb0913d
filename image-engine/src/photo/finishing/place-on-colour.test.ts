import { expect, test } from 'vitest';
import type { CutOut } from '../raster.ts';
import type { Shadow } from './contact-shadow.ts';
import { placeOnColour } from './place-on-colour.ts';

const SIDE = 400;
const FOOT = SIDE - 12;
const white = { red: 255, green: 255, blue: 255 };

/** A box that stands close above the lower frame. */
function box(): CutOut {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 120; y < FOOT; y++)
    for (let x = 100; x < 300; x++) rgba.set([180, 40, 40, 255], (y * SIDE + x) * 4);
  return { rgba, width: SIDE, height: SIDE };
}

/** The lightness of the picture, 0 to 255, at a place. */
function lightness(shadow: Shadow | null): (x: number, y: number) => number {
  const pixels = placeOnColour(box(), white, shadow);
  return (x, y) => pixels[(y * SIDE + x) * 3] ?? 0;
}

const everywhere: Shadow = {
  strength: new Float32Array(SIDE * SIDE).fill(0.4),
  width: SIDE,
  height: SIDE,
  scale: 1,
};

test.each([
  ['the drawn shadow', null],
  ['the shadow of the photo', everywhere],
])('%s fades before the frame, so that the frame has the colour that was asked for', (_which, shadow) => {
  const at = lightness(shadow);
  for (let i = 0; i < SIDE; i++)
    expect([at(i, 0), at(i, SIDE - 1), at(0, i), at(SIDE - 1, i)]).toEqual([255, 255, 255, 255]);
  expect(at(200, FOOT + 2)).toBeLessThan(253);
});

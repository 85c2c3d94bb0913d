import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { matte } from './matte.ts';

const SIDE = 200;
const GROUND = [40, 120, 60];
const PRODUCT = [210, 60, 50];

/** A red square on green of which each place is covered as `cover` says, with a little noise. */
function photograph(cover: (x: number, y: number) => number): Raster {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const alpha = cover(i % SIDE, Math.floor(i / SIDE));
    for (let c = 0; c < 3; c++)
      pixels[i * 3 + c] =
        (PRODUCT[c] ?? 0) * alpha + (GROUND[c] ?? 0) * (1 - alpha) + ((i * 7 + c * 3) % 5) - 2;
  }
  return { pixels, width: SIDE, height: SIDE };
}

const inSquare = (x: number, y: number): boolean => x >= 60 && x < 140 && y >= 60 && y < 140;
const outline = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
  Number(inSquare(i % SIDE, Math.floor(i / SIDE))),
);

function cut(photo: Raster) {
  const { rgba } = matte(photo, photo, outline);
  return (x: number, y: number): number[] => [...rgba.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)];
}

it('strands of hair outside the outline stay, in the colour of the product, and the ground between them goes', () => {
  const isStrand = (x: number, y: number): boolean => y >= 46 && y < 60 && x >= 62 && x < 138 && x % 8 < 2;
  const at = cut(photograph((x, y) => (inSquare(x, y) || isStrand(x, y) ? 1 : 0)));
  const [red = 0, green = 0, , alpha = 0] = at(96, 50);
  expect(alpha).toBeGreaterThan(200);
  expect(red - green).toBeGreaterThan(100);
  expect(at(100, 50)[3]).toBe(0);
});

it('a line of the ground that does not reach the product is not taken for hair', () => {
  const isStrand = (x: number, y: number): boolean => y >= 40 && y < 54 && x >= 62 && x < 138 && x % 8 < 2;
  const at = cut(photograph((x, y) => (inSquare(x, y) || isStrand(x, y) ? 1 : 0)));
  expect(at(96, 47)[3]).toBe(0);
});

it('a soft shadow beside the product leaves no grey disc', () => {
  const shade = (x: number, y: number): number => Math.max(0, 0.4 - Math.hypot(x - 100, (y - 140) * 2) / 150);
  const photo = photograph((x, y) => Number(inSquare(x, y)));
  photo.pixels.forEach((value, k) => {
    const [x, y] = [Math.floor(k / 3) % SIDE, Math.floor(k / 3 / SIDE)];
    if (!inSquare(x, y)) photo.pixels[k] = value * (1 - shade(x, y));
  });
  const at = cut(photo);
  for (const [x, y] of [
    [100, 146],
    [100, 152],
    [80, 150],
    [146, 136],
  ] as const)
    expect(at(x, y)[3]).toBe(0);
});

it('a pattern of the ground is not taken for hair', () => {
  const photo = photograph((x, y) => Number(inSquare(x, y)));
  photo.pixels.forEach((value, k) => {
    const [x, y] = [Math.floor(k / 3) % SIDE, Math.floor(k / 3 / SIDE)];
    if (!inSquare(x, y) && (x + y) % 9 < 2) photo.pixels[k] = value * 0.5 + 90;
  });
  const at = cut(photo);
  const left = Array.from({ length: 40 }, (_, k) => at(70 + k, 50)[3]);
  expect(left.filter((alpha) => (alpha ?? 0) > 0)).toEqual([]);
});

it('what stands out on a ground that is restless elsewhere, such as grained wood, is not taken for hair', () => {
  const isStrand = (x: number, y: number): boolean => y >= 46 && y < 60 && x >= 62 && x < 138 && x % 8 < 2;
  const isGrain = (x: number, y: number): boolean => y >= 166 && (x + y) % 9 < 2;
  const at = cut(photograph((x, y) => (inSquare(x, y) || isStrand(x, y) ? 1 : isGrain(x, y) ? 0.5 : 0)));
  expect(at(96, 50)[3]).toBe(0);
});

it('a blurred edge is as soft as the photo shows it', () => {
  const rise = (distance: number): number => 1 / (1 + Math.exp(-distance / 1.3));
  const at = cut(photograph((x, y) => rise(x - 59.5) * rise(139.5 - x) * rise(y - 59.5) * rise(139.5 - y)));
  for (const x of [57, 58, 59, 60, 61, 62])
    expect(Math.abs((at(x, 100)[3] ?? 0) / 255 - rise(x - 59.5))).toBeLessThan(0.12);
});

it('noise and the coarse colours of JPEG do not blur a sharp edge', async () => {
  const photo = photograph((x, y) => Number(inSquare(x, y)));
  photo.pixels.forEach((value, k) => {
    photo.pixels[k] = Math.max(0, Math.min(255, value + ((k * 7919) % 63) - 31));
  });
  const jpeg = await sharp(photo.pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const at = cut({ pixels: new Uint8Array(await sharp(jpeg).raw().toBuffer()), width: SIDE, height: SIDE });
  const along = Array.from({ length: 70 }, (_, k) => 65 + k);
  const mean = (x: number): number =>
    along.reduce((sum, y) => sum + (at(x, y)[3] ?? 0) / 255, 0) / along.length;
  expect(mean(58)).toBeLessThan(0.01);
  expect(mean(60) - mean(59)).toBeGreaterThan(0.55);
  expect(mean(61)).toBeGreaterThan(0.98);
});

import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CutOut, Raster } from '../raster.ts';
import { compareProduct } from './compare-product.ts';
import { restoreProduct } from './restore-product.ts';

const SIZE = 480;
/** A label with letters on a bottle: what a model redraws is never quite the same. */
const LABEL = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"><rect x="40" y="20" width="120" height="270" rx="30" fill="#1d6b5c"/><rect x="52" y="110" width="96" height="110" fill="#f4efe2"/><path d="M62 130h30v8h-30zM98 130h40v8h-40zM62 150h14v40h-14zM84 150l14 40 14-40zM120 150h18v10h-18zM120 170h18v20h-18zM62 202h76v6h-76z" fill="#7a1f2b"/><circle cx="100" cy="70" r="22" fill="#e8b23c"/></svg>`;

let product: CutOut;

beforeAll(async () => {
  const { data, info } = await sharp(Buffer.from(LABEL)).raw().toBuffer({ resolveWithObject: true });
  product = { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height };
});

/** The product in a photographed place, changed as a model changes it. */
async function pictureWith(change: (label: Sharp) => Sharp, light = 1): Promise<Raster> {
  const ground = await readFile(new URL('../../../fixtures/photos/aloe.jpg', import.meta.url));
  const drawn = await change(sharp(Buffer.from(LABEL)))
    .png()
    .toBuffer();
  const sized = await sharp(drawn).resize(null, 260).png().toBuffer();
  const { data } = await sharp(ground)
    .resize(SIZE, SIZE, { fit: 'cover' })
    .composite([{ input: sized, left: 180, top: 170 }])
    .linear(light)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: SIZE, height: SIZE };
}

describe('a product in a picture made from its photo', () => {
  const isPreserved = async (light: number) => {
    const picture = await pictureWith((label) => label, light);
    const { preserved, pose } = compareProduct(product, picture);
    expect(preserved).toBe(true);
    expect(pose?.top).toBeCloseTo(170 + (20 / 300) * 260, -1);
    expect(pose?.long).toBeCloseTo((270 / 300) * 260, -1);
  };
  it.each([0.8])('the same product under a light of %d is preserved', isPreserved);
  it.each([1, 1.15])('the same product under a light of %d is preserved', { tags: ['long'] }, isPreserved);

  const CHANGES: [string, (label: Sharp) => Sharp][] = [
    ['another colour', (label) => label.modulate({ hue: 120 })],
    ['other proportions', (label) => label.resize(280, 300, { fit: 'fill' })],
    ['letters that nobody reads', (label) => label.resize(200, 300).blur(9)],
    ['its label the other way round', (label) => label.flip()],
  ];
  it.each(CHANGES)('a picture with %s does not preserve the product', async (_name, change) => {
    expect(compareProduct(product, await pictureWith(change)).preserved).toBe(false);
  });

  it("the photo's own pixels stand where the drawn product was", async () => {
    const picture = await pictureWith((label) => label.blur(6));
    const { pose } = compareProduct(product, picture);
    if (!pose) throw new Error('the pose was not found');
    const restored = await restoreProduct(product, picture, pose);
    expect(compareProduct(product, restored).score).toBeGreaterThan(compareProduct(product, picture).score);
    expect(restored.pixels.subarray(0, SIZE * 3 * 100)).toEqual(picture.pixels.subarray(0, SIZE * 3 * 100));
  });
});

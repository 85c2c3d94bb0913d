import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { contrast, lookBeneath, luminance } from './legible.ts';
import { planText, setText } from './set-text.ts';

const RED = [206, 26, 58] as const;
const LONG =
  'Coleção primavera verão com peças únicas feitas à mão por artesãs de Minas, acabamento impecável, tecidos naturais, entrega rápida para todo o Brasil e troca grátis em até trinta dias, aproveite enquanto durar o estoque da loja';

function picture(width: number, height: number, colour: (x: number, y: number) => number[]): Raster {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colour(x, y), (y * width + x) * 3);
  return { pixels, width, height };
}

const CHESS = (x: number, y: number): number[] =>
  ((x >> 4) + (y >> 4)) % 2 === 0 ? [250, 250, 250] : [8, 8, 8];
const PICTURES: Record<string, (x: number, y: number) => number[]> = {
  white: () => [255, 255, 255],
  black: () => [0, 0, 0],
  'middle grey': () => [128, 128, 128],
  'a chess board': CHESS,
  'loud stripes': (x) => (x % 20 < 10 ? [255, 220, 0] : [0, 60, 200]),
};

/** The picture under the words: what is drawn except the letters themselves. */
async function beneath(raster: Raster, svg: string): Promise<Raster> {
  const veil = svg.replace(/<path[^>]*\/>/g, '');
  const pixels = await sharp(Buffer.from(raster.pixels), {
    raw: { width: raster.width, height: raster.height, channels: 3 },
  })
    .composite([{ input: Buffer.from(veil) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...raster, pixels: new Uint8Array(pixels) };
}

describe('promotional text on a picture', () => {
  it.each(Object.keys(PICTURES))('the text has a contrast of 4.5 or more over %s', async (name) => {
    const raster = picture(400, 400, PICTURES[name] ?? CHESS);
    const { svg, box, ink } = planText(raster, 'Oferta da semana\nSó até domingo', null, RED);
    const { dark, bright } = lookBeneath(await beneath(raster, svg), box);
    const letters = ink === 'white' ? 1 : luminance(22, 20, 26);
    expect(contrast(ink === 'white' ? bright : dark, letters)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    [1024, 1024],
    [1600, 600],
    [500, 1400],
    [120, 90],
  ])('never cuts a long text off on %i x %i pixels', (width, height) => {
    const raster = picture(width, height, () => [200, 190, 180]);
    for (const text of [
      LONG,
      `${LONG} ${LONG}`,
      'Superextraordinariamenteinconstitucionalissimamente',
      'R$ 1.299.999,99 30% OFF frete grátis leve 3 pague 2',
    ]) {
      const { box } = planText(raster, text, null, RED);
      expect(box.height).toBeGreaterThan(0);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
    }
  });

  it('the text does not touch the product', () => {
    const raster = picture(600, 600, (x) => (x > 330 ? [180, 40, 40] : [240, 240, 240]));
    const values = new Uint8Array(600 * 600).map((_, i) => (i % 600 > 330 ? 1 : 0));
    const { box } = planText(raster, 'Novidade\nR$ 49,90', { values, width: 600, height: 600 }, RED);
    expect(box.left + box.width).toBeLessThan(340);
  });

  it('the text goes below a picture that its product fills', async () => {
    const raster = picture(600, 400, (x, y) => (x > 12 && y > 12 ? [180, 40, 40] : [240, 240, 240]));
    const values = new Uint8Array(600 * 400).map((_, i) => (i % 600 > 12 && i > 600 * 12 ? 1 : 0));
    const set = await setText(raster, 'Novidade\nR$ 49,90', { values, width: 600, height: 400 }, RED);
    expect(set.width).toBe(600);
    expect(set.height).toBeGreaterThan(500);
    expect(Buffer.compare(set.pixels.subarray(0, raster.pixels.length), raster.pixels)).toBe(0);
  });

  it('the text needs no font of the machine', () => {
    const raster = picture(300, 300, () => [20, 20, 20]);
    expect(planText(raster, 'Ação, coração e ângulo: é já! 20% OFF R$ 9,90', null, RED).svg).not.toContain(
      '<text',
    );
  });

  it('signs that the font lacks are left out, and the words stay', () => {
    const raster = picture(300, 300, () => [20, 20, 20]);
    const drawn = (text: string): string => planText(raster, text, null, RED).svg;
    expect(drawn('Oferta 🎉🔥')).toBe(drawn('Oferta'));
  });
});

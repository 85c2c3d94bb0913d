import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLogo } from '../logo/draw-logo.ts';
import type { Raster } from '../raster.ts';
import { contrast, lookBeneath, luminance, overlap } from './legible.ts';
import { planText, type TextRequests } from './plan-text.ts';
import { setText } from './set-text.ts';

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
    const { svg, box, ink, ground } = planText(raster, 'Oferta da semana\nSó até domingo', null, RED);
    const { dark, bright } = lookBeneath(await beneath(ground, svg), box);
    const letters = ink === 'white' ? 1 : luminance(22, 20, 26);
    expect(contrast(ink === 'white' ? bright : dark, letters)).toBeGreaterThanOrEqual(4.5);
  });

  const cutsNothingOff = (width: number, height: number) => {
    const raster = picture(width, height, () => [200, 190, 180]);
    for (const text of [
      LONG,
      `${LONG} ${LONG}`,
      'Superextraordinariamenteinconstitucionalissimamente',
      'R$ 1.299.999,99 30% OFF frete grátis leve 3 pague 2',
    ]) {
      const { box, ground } = planText(raster, text, null, RED);
      expect(box.height).toBeGreaterThan(0);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top + box.height).toBeLessThanOrEqual(ground.height);
    }
  };
  const whole = 'never cuts a long text off on %i x %i pixels';
  it.each([
    [1024, 1024],
    [120, 90],
  ])(whole, cutsNothingOff);
  it.each([
    [1600, 600],
    [500, 1400],
  ])(whole, { tags: ['long'] }, cutsNothingOff);

  const LADEN =
    'Leve 3 pague 2\nCamiseta 100% algodão penteado\nde R$ 99,90 por R$ 59,90 à vista\nAté 40% OFF\nTroca grátis em 30 dias';

  it.each([
    ['on the right', (x: number, _y: number) => x > 330],
    ['in the middle', (x: number, y: number) => Math.hypot(x - 300, y - 300) < 210],
    ['at the bottom', (_x: number, y: number) => y > 260],
    ['from edge to edge', (x: number, y: number) => x > 12 && y > 12],
  ])('words and seal leave a product %s uncovered', async (_where, isProduct) => {
    const raster = picture(600, 600, (x, y) => (isProduct(x, y) ? [180, 40, 40] : [240, 240, 240]));
    const values = new Uint8Array(600 * 600).map((_, i) => (isProduct(i % 600, Math.floor(i / 600)) ? 1 : 0));
    const { picture: set } = await setText(raster, LADEN, { values, width: 600, height: 600 }, RED);
    let changed = 0;
    for (let i = 0; i < values.length; i++)
      if (values[i] && Math.abs((set.pixels[i * 3] ?? 0) - 180) > 40) changed++;
    expect(changed / values.length).toBeLessThan(0.002);
  });

  it('the text goes below a picture that its product fills', async () => {
    const raster = picture(600, 400, (x, y) => (x > 12 && y > 12 ? [180, 40, 40] : [240, 240, 240]));
    const values = new Uint8Array(600 * 400).map((_, i) => (i % 600 > 12 && i > 600 * 12 ? 1 : 0));
    const mask = { values, width: 600, height: 400 };
    const { picture: set } = await setText(raster, 'Novidade\nR$ 49,90', mask, RED);
    expect(set.width).toBe(600);
    expect(set.height).toBeGreaterThan(500);
    expect(Buffer.compare(set.pixels.subarray(0, raster.pixels.length), raster.pixels)).toBe(0);
  });

  for (const [side, tags] of [
    [400, []],
    [1024, ['long']],
  ] as const)
    it(`the smallest letters of a picture of ${side} px are 11 px high at 400 px`, {
      tags: [...tags],
    }, () => {
      const raster = picture(side, side, () => [240, 240, 240]);
      const { svg } = planText(raster, `Oferta\n${'HHHH '.repeat(90)}`, null, RED);
      const capitals = [...svg.matchAll(/<path d="([^"]+)" fill/g)].map(([, path]) => heightOf(path ?? ''));
      // A capital is 0.7 of its size high.
      expect((Math.min(...capitals) / side) * 400).toBeGreaterThan(11 * 0.68);
    });

  it('the text needs no font of the machine', () => {
    const raster = picture(300, 300, () => [20, 20, 20]);
    expect(planText(raster, 'Ação, coração e ângulo: é já! 20% OFF R$ 9,90', null, RED).svg).not.toContain(
      '<text',
    );
  });

  it('emoji are drawn in the ink of the words', () => {
    const raster = picture(300, 300, () => [20, 20, 20]);
    const drawn = (text: string): string => planText(raster, text, null, RED).svg;
    expect(drawn('Oferta 🔥').length).toBeGreaterThan(drawn('Oferta').length);
    expect(drawn('Oferta 🔥')).not.toBe(drawn('Oferta 🎉'));
    expect(drawn('Oferta ❤️👍🏽')).toBe(drawn('Oferta ❤👍'));
  });

  it('signs that no packaged font has are named, and the words stay', async () => {
    const raster = picture(300, 300, () => [20, 20, 20]);
    const { undrawn, picture: set } = await setText(raster, 'Oferta 🇧🇷 日本 🔥', null, RED);
    expect(undrawn).toEqual(['🇧🇷', '日', '本']);
    const plain = await setText(raster, 'Oferta 🔥', null, RED);
    expect(Buffer.compare(set.pixels, plain.picture.pixels)).toBe(0);
  });
});

describe('a shop’s own look', () => {
  const GREEN = [20, 83, 45] as const;
  const look = { heading: 'nunito', body: 'nunito', tag: 'label', main: GREEN, accent: null } as const;
  const plain = () => picture(400, 400, () => [250, 250, 250]);
  const drawn = (requests?: TextRequests) =>
    planText(plain(), 'Oferta\nR$ 49,90\nFrete grátis', null, RED, requests).svg;

  it('gives plates and headline its colour, its letters and its price tag', () => {
    expect(drawn({ look })).toContain('fill="#14532d"');
    expect(drawn({ look })).toContain('data-plate="label"');
    expect(drawn()).not.toContain('#14532d');
    expect(drawn({ look: { ...look, heading: 'frank-ruhl-libre' } })).not.toBe(drawn({ look }));
  });

  it('words leave the logo’s corner free where they can stand elsewhere', () => {
    const first = planText(plain(), 'Oferta', null, RED).box;
    const second = planText(plain(), 'Oferta', null, RED, { keepFree: first }).box;
    expect(overlap(first, second)).toBe(false);
  });

  it('draws the logo with its transparency, and nothing of the text below it', async () => {
    const ring = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="40" fill="none" stroke="#0000c0" stroke-width="18"/></svg>',
    );
    const png = await sharp(ring).png().toBuffer();
    const { picture: set } = await setText(plain(), 'Oferta', null, RED, {
      logo: { png, corner: 'bottom_right' },
    });
    const at = (x: number, y: number) => [...set.pixels.slice((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)];
    // 56 px of logo behind 18 px of margin: its middle is 46 px from either edge.
    expect(at(354, 354)).toEqual([250, 250, 250]);
    expect(at(354, 332)).toEqual([0, 0, 192]);
  });

  it.each([
    [[255, 255, 255], 'white'],
    [[12, 12, 14], 'black'],
  ])('a logo that would drown in %s gets a plate beneath it', async (ground) => {
    const [red = 0, green = 0, blue = 0] = ground;
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="40" fill="rgb(${red},${green},${blue})"/></svg>`;
    const png = await sharp(Buffer.from(mark)).png().toBuffer();
    const before = picture(400, 400, () => ground);
    const after = await drawLogo(
      before,
      { png, corner: 'top_left' },
      { left: 20, top: 20, width: 60, height: 60 },
    );
    const corner = after.pixels.slice((22 * 400 + 22) * 3, (22 * 400 + 22) * 3 + 3);
    expect(Math.abs((corner[0] ?? 0) - red)).toBeGreaterThan(150);
  });
});

function heightOf(path: string): number {
  const heights = (path.match(/-?[\d.]+/g) ?? []).filter((_, index) => index % 2 === 1).map(Number);
  return Math.max(...heights) - Math.min(...heights);
}

import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Raster } from '../raster.ts';
import { colourName } from './colour-name.ts';
import { describePicture } from './describe-picture.ts';
import { measurePicture } from './measure.ts';

const SIDE = 240;

async function draw(room: string, product: string): Promise<{ picture: Raster; mask: Uint8Array }> {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">`;
  const pixels = await sharp(Buffer.from(`${open}${room}${product}</svg>`))
    .removeAlpha()
    .raw()
    .toBuffer();
  const alpha = await sharp(Buffer.from(`${open}${product}</svg>`))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return {
    picture: { pixels: new Uint8Array(pixels), width: SIDE, height: SIDE },
    mask: Uint8Array.from(alpha, (value) => (value > 127 ? 1 : 0)),
  };
}

const wall = (color: string): string => `<rect width="100" height="100" fill="${color}"/>`;
const lit = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

describe('describing a picture', () => {
  it.each([
    ['#c8232c', 'vermelho'],
    ['#f7f6f4', 'branco'],
    ['#151518', 'preto'],
    ['#3f7fc4', 'azul'],
    ['#16264a', 'azul-marinho'],
    ['#f3e6cf', 'creme'],
    ['#ee7d26', 'laranja'],
    ['#5c9a5a', 'verde'],
    ['#f0a3b5', 'rosa'],
    ['#6b452d', 'marrom'],
  ])('calls %s %s', (color, name) => {
    const value = Number.parseInt(color.slice(1), 16);
    expect(colourName([value >> 16, (value >> 8) & 255, value & 255])).toBe(name);
  });

  it('the description of a tall red bottle on white, lit from the left, is true', async () => {
    const { picture, mask } = await draw(
      wall('#f6f5f3'),
      `${lit('g', '#f04a50', '#7d1014')}<rect x="38" y="12" width="24" height="78" fill="url(#g)"/>`,
    );
    expect(measurePicture(picture, mask)).toMatchObject({
      shape: 'vertical',
      plain: true,
      bright: 'claro',
      light: 'esquerda',
      backdrop: ['branco'],
    });
    const text = describePicture(picture, mask);
    expect(text).toContain('vermelho');
    expect(text).toMatch(
      /^Produto em tons de .*, de formato vertical, sobre fundo liso branco, com luz suave vinda da esquerda, em ambiente claro$/,
    );
  });

  it('the description of a wide blue box on a dark backdrop, lit from the right, is true', async () => {
    const { picture, mask } = await draw(
      wall('#17171a'),
      `${lit('g', '#12325e', '#5f9ce0')}<rect x="14" y="44" width="72" height="26" fill="url(#g)"/>`,
    );
    expect(measurePicture(picture, mask)).toMatchObject({
      shape: 'horizontal',
      bright: 'escuro',
      light: 'direita',
      backdrop: ['preto'],
    });
    expect(measurePicture(picture, mask).product.join(' ')).toContain('azul');
  });

  it('a disc is described as round', async () => {
    const { picture, mask } = await draw(wall('#dddddd'), '<circle cx="50" cy="50" r="30" fill="#ee7d26"/>');
    expect(measurePicture(picture, mask)).toMatchObject({ shape: 'redondo', product: ['laranja'] });
  });

  it('a busy backdrop is not described as plain', async () => {
    const busy = Array.from(
      { length: 60 },
      (_, i) =>
        `<rect x="${(i * 37) % 100}" y="${(i * 61) % 100}" width="7" height="7" fill="${['#111', '#fff', '#a33', '#3a7'][i % 4]}"/>`,
    ).join('');
    const { picture, mask } = await draw(
      wall('#888') + busy,
      '<rect x="40" y="40" width="20" height="20" fill="#eee"/>',
    );
    expect(measurePicture(picture, mask).plain).toBe(false);
    expect(describePicture(picture, mask)).toContain('fundo com textura');
  });

  it('a picture without a product is described by its own colours', async () => {
    const { picture } = await draw(wall('#3f7fc4'), '');
    expect(describePicture(picture, null)).toMatch(/^Cena em tons de azul, com luz/);
  });
});

describe('a picture whose product the seller names', () => {
  it('is described by that name, in a setting that suits it, without colours that would tint the scene', async () => {
    const { picture, mask } = await draw(wall('#ffffff'), '<circle cx="50" cy="50" r="25" fill="#1f9e9a"/>');
    const setting = 'sobre mesa de madeira';
    expect(describePicture(picture, mask, { name: 'caneca', setting })).toBe('Caneca, sobre mesa de madeira');
    expect(describePicture(picture, mask, { name: 'drone', setting: null })).toMatch(
      /^Drone, sobre fundo liso/,
    );
  });
});

import type { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageEngine, type ImageEngine, type PictureFormat } from './index.ts';
import type { ShopStyle } from './shop-style.ts';
import { photographScene } from './testing/scene-photo.ts';
import { SCENES } from './testing/scenes.ts';

let engine: ImageEngine;
beforeAll(() => {
  // What is made around the product is looked at here, not its outline.
  engine = createImageEngine({ salience: false });
});
afterAll(() => engine.close());

const unhurried = (): AbortSignal => new AbortController().signal;

/** A small photo: what is looked for here does not need the whole one, which takes twice as long. */
const fixture = async (name: string, width = 120): Promise<Buffer> =>
  sharp(await readFile(new URL(`../fixtures/photos/${name}`, import.meta.url)))
    .resize(width)
    .toBuffer();

async function mugPhoto(side: number): Promise<Buffer> {
  return (await photographScene(SCENES['blue mug with an open handle'], side)).jpeg;
}

const PRODUCT = 'drawn-white-bottle.jpg';

async function lookAt(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const mean = (left: number, top: number, width: number, height: number): number[] => {
    const sum = [0, 0, 0];
    const [fromX, toX] = [Math.round(left * info.width), Math.round((left + width) * info.width)];
    const [fromY, toY] = [Math.round(top * info.height), Math.round((top + height) * info.height)];
    for (let y = fromY; y < toY; y++)
      for (let x = fromX; x < toX; x++)
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[(y * info.width + x) * 3 + c] ?? 0);
    return sum.map((value) => value / ((toX - fromX) * (toY - fromY)));
  };
  return { info, mean };
}

describe('a background described in words', () => {
  const onBackground = async (photo: Buffer, prompt: string): Promise<Buffer> =>
    (await engine.composeScene({ photos: [photo], prompt, format: 'auto', signal: unhurried() })).png;

  it('the picture keeps the shape of the photo, and shows the colours that the words name behind the product', async () => {
    const upright = await sharp(await fixture(PRODUCT, 240))
      .resize(180, 240)
      .toBuffer();
    const { info, mean } = await lookAt(await onBackground(upright, 'fundo azul-marinho liso'));
    expect(info.width / info.height).toBeCloseTo(0.75, 2);
    const [red = 0, , blue = 0] = mean(0.05, 0.1, 0.2, 0.2);
    expect(blue).toBeGreaterThan(red * 1.5);
    const [, , label = 0] = mean(0.46, 0.5, 0.08, 0.05);
    expect(label).toBeGreaterThan(110);
  });

  it('the same photo and words give the same picture', { tags: ['long'] }, async () => {
    const photo = await fixture(PRODUCT);
    const once = await onBackground(photo, 'mesa de madeira com folhas');
    const again = await onBackground(photo, 'mesa de madeira com folhas');
    expect(again.equals(once)).toBe(true);
  });
});

describe('a scene around the product', () => {
  const compose = async (photos: Buffer[], prompt: string, format: PictureFormat, variation = 1) =>
    (await engine.composeScene({ photos, prompt, format, variation, signal: unhurried() })).png;

  it('a square scene measures 1024 x 1024, whatever the photo does, and another variation is another picture', {
    tags: ['long'],
  }, async () => {
    const photos = [await fixture('coffee.jpg')];
    const one = await compose(photos, 'jardim com pétalas', 'square', 0);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    const two = await compose(photos, 'jardim com pétalas', 'square', 1);
    expect(one.equals(two)).toBe(false);
  });

  it('several products stand side by side', { tags: ['long'] }, async () => {
    const photos = [await fixture('drawn-shoe.jpg'), await fixture('drawn-mug.jpg')];
    const { mean } = await lookAt(await compose(photos, 'fundo branco puro', 'square'));
    const [left, right] = [mean(0.1, 0.55, 0.35, 0.25), mean(0.55, 0.55, 0.35, 0.25)];
    expect([left, right].some(([red = 0, , blue = 0]) => red > blue * 1.25)).toBe(true);
    expect([left, right].some(([red = 0, , blue = 0]) => blue > red * 1.15)).toBe(true);
  });

  it('a photo without a product gets another light instead of an error', async () => {
    const wall = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d8d4cc' } })
      .jpeg()
      .toBuffer();
    const { mean, info } = await lookAt(await compose([wall], 'noite escura', 'auto'));
    expect(info.width / info.height).toBeCloseTo(1.5, 2);
    expect(mean(0.4, 0.4, 0.2, 0.2)[1]).toBeLessThan(190);
  });

  it('the engine refuses a truncated photo', async () => {
    const broken = compose([(await mugPhoto(320)).subarray(0, 2000)], 'praia', 'auto');
    await expect(broken).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('a picture from words alone', () => {
  const generate = async (prompt: string, format: PictureFormat): Promise<Buffer> =>
    (await engine.generate({ prompt, format, variation: 1, signal: unhurried() })).png;

  it('the picture is a 1024 px square, and the product has the colour that the words give it', async () => {
    const { info, mean } = await lookAt(await generate('caneca vermelha em mesa de madeira', 'square'));
    expect(info).toMatchObject({ width: 1024, height: 1024 });
    const [red = 0, green = 0] = mean(0.4, 0.5, 0.15, 0.2);
    expect(red).toBeGreaterThan(green * 1.8);
  });

  const takesItsShape = async (prompt: string, size: { width: number; height: number }) =>
    expect(await sharp(await generate(prompt, 'auto')).metadata()).toMatchObject({ format: 'png', ...size });
  const title = 'the picture of a %s takes its shape';
  it.each([
    ['perfume dourado', { width: 1024, height: 1280 }],
    ['tênis branco', { width: 1280, height: 1024 }],
  ] as const)(title, { tags: ['long'] }, takesItsShape);
});

describe('text on a picture', () => {
  it('the photo keeps its size, and its pixels where no words are set', async () => {
    const photo = await fixture(PRODUCT);
    const { png } = await engine.setText({ photo, text: 'Oferta\nR$ 49,90', signal: unhurried() });
    const [before, after] = [await lookAt(photo), await lookAt(png)];
    expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height });
    expect(after.mean(0.4, 0.5, 0.2, 0.3)).toEqual(before.mean(0.4, 0.5, 0.2, 0.3));
    expect(after.mean(0, 0, 1, 1)).not.toEqual(before.mean(0, 0, 1, 1));
  });
});

describe('a shop’s logo', () => {
  const mark = async (): Promise<Buffer> =>
    sharp({ create: { width: 60, height: 60, channels: 3, background: '#1020e0' } })
      .png()
      .toBuffer();

  it('stands in its corner of a finished picture, which stays as it is elsewhere', async () => {
    const picture = await fixture('drawn-white-bottle.jpg');
    const logo = { png: await mark(), corner: 'top_right' } as const;
    const { png } = await engine.placeLogo({ picture, logo, signal: unhurried() });
    const [before, after] = [await lookAt(picture), await lookAt(png)];
    const [red = 0, , blue = 0] = after.mean(0.88, 0.06, 0.02, 0.02);
    expect([red < 40, blue > 200]).toEqual([true, true]);
    expect(after.mean(0, 0.4, 1, 0.6)).toEqual(before.mean(0, 0.4, 1, 0.6));
  });

  it('a colour that is none is refused', async () => {
    const shop: ShopStyle = {
      mainColor: 'green',
      accentColor: null,
      headingFace: 'poppins',
      bodyFace: 'poppins',
      tagStyle: 'pill',
      logo: null,
    };
    const set = engine.setText({ photo: await fixture(PRODUCT), text: 'Oferta', shop, signal: unhurried() });
    await expect(set).rejects.toMatchObject({ reason: 'invalid_colour' });
  });
});

describe('describing a photo', () => {
  it('the description names colours, shape and background in Portuguese', async () => {
    const text = await engine.describe({ photo: await fixture('drawn-shoe.jpg'), signal: unhurried() });
    expect(text).toMatch(/^Produto em tons de .*vermelho.*, de formato horizontal, .*sobre fundo liso/);
  });
});

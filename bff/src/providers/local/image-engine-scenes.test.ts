import type { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceImage } from '../../ports/image-model.ts';
import { createLocalImageEngine, type LocalImageEngine } from './image-engine.ts';
import { photographScene } from './testing/scene-photo.ts';
import { SCENES } from './testing/scenes.ts';

let engine: LocalImageEngine;
beforeAll(() => {
  engine = createLocalImageEngine({ variation: () => 1 });
});
afterAll(() => engine.close());

const unhurried = (): AbortSignal => new AbortController().signal;
const jpeg = (bytes: Buffer): SourceImage => ({ bytes, mimeType: 'image/jpeg' });

async function fixture(name: string): Promise<SourceImage> {
  return jpeg(await readFile(new URL(`../../../fixtures/photos/${name}`, import.meta.url)));
}

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
  it('keeps the shape of the photo, costs nothing and says that it is a demonstration', async () => {
    const images = [await fixture('coffee.jpg')];
    const produced = await engine.imageModel.changeBackground({
      images,
      prompt: 'mármore',
      signal: unhurried(),
    });
    expect(produced).toMatchObject({
      model: 'andromeda-local',
      tokensUsed: 0,
      costUsd: 0,
      demonstration: true,
    });
    const { info } = await lookAt(produced.png);
    expect(info.width / info.height).toBeCloseTo(1.5, 2);
  });

  it('shows the colours that the words name, and the product before them', async () => {
    const images = [await fixture(PRODUCT)];
    const { png } = await engine.imageModel.changeBackground({
      images,
      prompt: 'fundo azul-marinho liso',
      signal: unhurried(),
    });
    const { mean } = await lookAt(png);
    const [red = 0, , blue = 0] = mean(0.05, 0.1, 0.2, 0.2);
    expect(blue).toBeGreaterThan(red * 1.5);
    const [, , label = 0] = mean(0.46, 0.5, 0.08, 0.05);
    expect(label).toBeGreaterThan(110);
  });

  it('gives the same picture for the same photo and words', async () => {
    const order = { prompt: 'mesa de madeira com folhas', signal: unhurried() };
    const once = await engine.imageModel.changeBackground({ ...order, images: [await fixture(PRODUCT)] });
    const again = await engine.imageModel.changeBackground({ ...order, images: [await fixture(PRODUCT)] });
    expect(again.png.equals(once.png)).toBe(true);
  });
});

describe('editing an image', () => {
  it('makes a square of 1024 when asked', async () => {
    const order = { prompt: 'na praia', format: 'square', signal: unhurried() } as const;
    const { png } = await engine.imageModel.editImage({ ...order, images: [await fixture('coffee.jpg')] });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  });

  it('makes another variation when it is asked again', async () => {
    let turn = 0;
    const varied = createLocalImageEngine({ variation: () => turn++ });
    const order = { prompt: 'jardim com pétalas', format: 'square', signal: unhurried() } as const;
    const one = await varied.imageModel.editImage({ ...order, images: [await fixture(PRODUCT)] });
    const two = await varied.imageModel.editImage({ ...order, images: [await fixture(PRODUCT)] });
    await varied.close();
    expect(one.png.equals(two.png)).toBe(false);
  });

  it('puts several products side by side', async () => {
    const images = [await fixture('drawn-shoe.jpg'), await fixture('drawn-mug.jpg')];
    const order = { prompt: 'fundo branco puro', format: 'square', signal: unhurried() } as const;
    const { mean } = await lookAt((await engine.imageModel.editImage({ ...order, images })).png);
    const [left, right] = [mean(0.1, 0.55, 0.35, 0.25), mean(0.55, 0.55, 0.35, 0.25)];
    expect([left, right].some(([red = 0, , blue = 0]) => red > blue * 1.25)).toBe(true);
    expect([left, right].some(([red = 0, , blue = 0]) => blue > red * 1.15)).toBe(true);
  });

  it('does not fail a photo without a product: its light changes instead', async () => {
    const wall = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d8d4cc' } })
      .jpeg()
      .toBuffer();
    const order = { prompt: 'noite escura', format: 'auto', signal: unhurried() } as const;
    const { mean, info } = await lookAt(
      (await engine.imageModel.editImage({ ...order, images: [jpeg(wall)] })).png,
    );
    expect(info.width / info.height).toBeCloseTo(1.5, 2);
    expect(mean(0.4, 0.4, 0.2, 0.2)[1]).toBeLessThan(190);
  });

  it('refuses bytes that are no picture, in Portuguese', async () => {
    const order = { prompt: 'praia', format: 'auto', signal: unhurried() } as const;
    const broken = engine.imageModel.editImage({
      ...order,
      images: [jpeg((await mugPhoto(320)).subarray(0, 2000))],
    });
    await expect(broken).rejects.toMatchObject({ kind: 'refused', reason: 'não foi possível ler a imagem' });
  });
});

describe('a picture from words alone', () => {
  it('is a square of 1024, or fits its content', async () => {
    const generate = async (prompt: string, format: 'square' | 'auto') =>
      sharp((await engine.imageModel.generateImage({ prompt, format, signal: unhurried() })).png).metadata();
    expect(await generate('perfume', 'square')).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    expect(await generate('perfume dourado', 'auto')).toMatchObject({ width: 1024, height: 1280 });
    expect(await generate('tênis branco', 'auto')).toMatchObject({ width: 1280, height: 1024 });
  });

  it('draws the product in the colour that the words give it', async () => {
    const { png } = await engine.imageModel.generateImage({
      prompt: 'caneca vermelha em mesa de madeira',
      format: 'square',
      signal: unhurried(),
    });
    const [red = 0, green = 0] = (await lookAt(png)).mean(0.4, 0.5, 0.15, 0.2);
    expect(red).toBeGreaterThan(green * 1.8);
  });
});

describe('text on a picture', () => {
  it('leaves the photo untouched where no words stand, and keeps its size', async () => {
    const image = await fixture(PRODUCT);
    const { png } = await engine.imageModel.addText({
      image,
      text: 'Oferta\nR$ 49,90',
      handHolding: true,
      signal: unhurried(),
    });
    const [before, after] = [await lookAt(image.bytes), await lookAt(png)];
    expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height });
    expect(after.mean(0.4, 0.5, 0.2, 0.3)).toEqual(before.mean(0.4, 0.5, 0.2, 0.3));
    expect(after.mean(0, 0, 1, 1)).not.toEqual(before.mean(0, 0, 1, 1));
  });
});

describe('describing a photo', () => {
  it('says what is to be seen, in Portuguese', async () => {
    const { text, demonstration } = await engine.imageModel.describe({
      image: await fixture('drawn-shoe.jpg'),
      signal: unhurried(),
    });
    expect(demonstration).toBe(true);
    expect(text).toMatch(/^Produto em tons de .*vermelho.*, de formato horizontal, .*sobre fundo liso/);
  });
});

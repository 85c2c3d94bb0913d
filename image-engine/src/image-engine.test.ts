import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createImageEngine, type ImageEngine } from './index.ts';
import { photographScene } from './testing/scene-photo.ts';
import { SCENES } from './testing/scenes.ts';

let engine: ImageEngine;
beforeAll(() => {
  engine = createImageEngine();
});
afterAll(() => engine.close());

const unhurried = (): AbortSignal => new AbortController().signal;

/** A photo of 160 px: outlines of whole ones are measured beside the segmentation. */
const fixture = async (name: string): Promise<Buffer> =>
  sharp(await readFile(new URL(`../fixtures/photos/${name}`, import.meta.url)))
    .resize(160)
    .toBuffer();

async function mugPhoto(side: number): Promise<Buffer> {
  return (await photographScene(SCENES['blue mug with an open handle'], side)).jpeg;
}

async function cutOut(photo: Buffer) {
  const { png, trust } = await engine.cutOut({ photo, signal: unhurried() });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): number[] => {
    const from =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    return [...data.subarray(from, from + info.channels)];
  };
  return { png, trust, info, pixel };
}

describe('cutting a product out', () => {
  const clearsTheCorners = async (
    name: string,
    [x, y]: readonly [number, number],
    size: { width: number; height: number },
  ) => {
    const { info, pixel } = await cutOut(await fixture(name));
    expect(info).toMatchObject({ ...size, channels: 4 });
    expect(pixel(x, y)[3]).toBe(255);
    for (const [cx, cy] of [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const)
      expect(pixel(cx, cy)[3]).toBe(0);
  };
  const title = 'keeps the product of %s in a transparent PNG of its size, and clears the corners';
  it.each([['coffee.jpg', [0.45, 0.4], { width: 160, height: 107 }]] as const)(title, clearsTheCorners);
  it.each([['board.jpg', [0.42, 0.5], { width: 160, height: 120 }]] as const)(
    title,
    { tags: ['long'] },
    clearsTheCorners,
  );

  it('a photo taken sideways comes out upright', async () => {
    const sideways = await sharp(await mugPhoto(160))
      .resize(160, 120, { fit: 'cover' })
      .toBuffer()
      .then((upright) => sharp(upright).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer());
    const { info, png } = await cutOut(sideways);
    expect(info).toMatchObject({ width: 160, height: 120 });
    expect((await sharp(png).metadata()).orientation).toBeUndefined();
  });

  it('a larger photo comes out 2048 px long', { tags: ['long'] }, async () => {
    const large = await sharp(await mugPhoto(600))
      .resize(2600, 1300, { fit: 'cover' })
      .jpeg()
      .toBuffer();
    const { info } = await cutOut(large);
    expect(info).toMatchObject({ width: 2048, height: 1024 });
  });

  it('a transparent PNG keeps the cut-out it already has', async () => {
    const side = 200;
    const rgba = Buffer.alloc(side * side * 4, Buffer.from([0x33, 0xaa, 0xff, 0]));
    for (let i = 0; i < side * side; i++)
      if (Math.hypot((i % side) - 60, Math.floor(i / side) - 60) < 40) rgba[i * 4 + 3] = 255;
    const bytes = await sharp(rgba, { raw: { width: side, height: side, channels: 4 } })
      .png()
      .toBuffer();
    const { pixel } = await cutOut(bytes);
    expect(pixel(0.3, 0.3)).toEqual([0x33, 0xaa, 0xff, 255]);
    expect(pixel(0.8, 0.8)[3]).toBe(0);
  });

  it('the engine finds no product in a photo of an empty wall', async () => {
    const wall = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#d8d4cc' } })
      .jpeg()
      .toBuffer();
    await expect(cutOut(wall)).rejects.toMatchObject({ name: 'ImageEngineError', reason: 'no_product' });
  });

  it('the engine refuses a truncated photo', async () => {
    const broken = (await mugPhoto(160)).subarray(0, 1500);
    await expect(cutOut(broken)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('placing a product on a colour', () => {
  async function onColour(colour: string, style: { shadow?: boolean; margin?: 'small' } = {}) {
    const photo = await mugPhoto(200);
    const { png } = await engine.placeOnColour({ photo, colour, ...style, signal: unhurried() });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number): number[] => {
      const from = (Math.round(y * 0.2) * info.width + Math.round(x * 0.2)) * info.channels;
      return [...data.subarray(from, from + 3)];
    };
    return { info, pixel };
  }

  it('the background has exactly the chosen colour', async () => {
    const { info, pixel } = await onColour('#12ABEF');
    expect(info).toMatchObject({ width: 200, height: 200, channels: 3 });
    for (const [x, y] of [
      [5, 5],
      [990, 5],
      [500, 100],
      [5, 990],
      [680, 560],
    ] as const)
      expect(pixel(x, y)).toEqual([0x12, 0xab, 0xef]);
  });

  it('the product stands on a soft shadow', { tags: ['long'] }, async () => {
    const { pixel } = await onColour('#FFFFFF');
    // Below the product's edge, whose pixels still hold some of its blue.
    const [under = 255] = pixel(450, 826);
    expect(under).toBeLessThan(235);
    expect(under).toBeGreaterThan(100);
  });

  it("the photo's shadow lies on a new colour, and is no grey disc in the transparent cut-out", {
    tags: ['long'],
  }, async () => {
    const photo = (await photographScene(SCENES['cardboard box on a wooden table'], 500)).jpeg;
    const signal = unhurried();
    const beside = async (png: Buffer) => {
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray((378 * info.width + 396) * info.channels).subarray(0, info.channels)];
    };
    const onColour = await beside((await engine.placeOnColour({ photo, colour: '#C8C8C8', signal })).png);
    expect(onColour[0]).toBeLessThan(170);
    expect((await beside((await engine.cutOut({ photo, signal })).png))[3]).toBe(0);
  });

  it('the product stands on no shadow where none is wanted', { tags: ['long'] }, async () => {
    const [bare, shaded] = [await onColour('#FFFFFF', { shadow: false }), await onColour('#FFFFFF')];
    // Clear of the product's edge.
    expect(shaded.pixel(450, 850)[0]).toBeLessThan(250);
    expect(bare.pixel(450, 850)).toEqual([255, 255, 255]);
  });

  it('with a margin the product fills the middle of the picture', { tags: ['long'] }, async () => {
    const { info, pixel } = await onColour('#12ABEF', { margin: 'small', shadow: false });
    expect(info).toMatchObject({ width: 200, height: 200 });
    expect(pixel(500, 20)).toEqual([0x12, 0xab, 0xef]);
    expect(pixel(500, 80)).not.toEqual([0x12, 0xab, 0xef]);
  });

  it('the engine refuses a colour that is not #RRGGBB', async () => {
    await expect(onColour('vermelho')).rejects.toMatchObject({ reason: 'invalid_colour' });
  });
});

describe('the engine under use', () => {
  it('cancelling a request stops its work, and the engine serves the next one', {
    tags: ['long'],
  }, async () => {
    const cancelling = new AbortController();
    const photo = await mugPhoto(1000);
    const running = engine.cutOut({ photo, signal: cancelling.signal });
    setImmediate(() => cancelling.abort());
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' });
    const next = await cutOut(await mugPhoto(200));
    expect(next.pixel(0.45, 0.6)[3]).toBe(255);
  });

  it('50 pictures leave no memory behind', { tags: ['long'] }, async () => {
    // One of a few pixels for the cut, which keeps its own planes, and one whose bytes nobody would overlook.
    const alone = createImageEngine({ salience: false });
    onTestFinished(() => alone.close());
    const photos = [await mugPhoto(32), await clearPicture(900)];
    const runs = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++)
        for (const photo of photos) await alone.cutOut({ photo, signal: unhurried() });
    };
    await runs(12);
    const before = process.memoryUsage().rss;
    await runs(25);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(60);
  });
});

/** A picture of one colour, half of it transparent. */
async function clearPicture(side: number): Promise<Buffer> {
  const half = { width: side, height: side / 2, channels: 4, background: '#36c' } as const;
  return sharp({ create: half })
    .extend({ bottom: side / 2, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

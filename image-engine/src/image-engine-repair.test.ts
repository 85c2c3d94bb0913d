import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createImageEngine } from './index.ts';
import { photographScene } from './testing/scene-photo.ts';
import { SCENES } from './testing/scenes.ts';

const engine = createImageEngine();
afterAll(() => engine.close());

const { signal } = new AbortController();
const photo = (await photographScene(SCENES['blue mug with an open handle'], 160)).jpeg;
const ground = { colour: '#ff0000', shadow: false } as const;
const placed = await engine.placeOnColour({ photo, ...ground, signal });
const repair = (change: object = {}) =>
  engine.repairCutOut({
    ...{ photo, cutOut: placed.mask ?? Buffer.alloc(0), strokes: [], edge: 'soft', signal },
    ...change,
  });

/** The share of a picture's pixels that are not the ground's. */
async function productIn(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  let product = 0;
  for (let i = 0; i < data.length; i += info.channels)
    if (data[i] !== 255 || data[i + 1] !== 0 || data[i + 2] !== 0) product += 1;
  return product / (info.width * info.height);
}

test('a picture on a colour brings the mask of the cut-out that lies on it, as its photo shows it', {
  tags: ['long'],
}, async () => {
  const { data, info } = await sharp(placed.mask).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 160, height: 160 });
  const cutOut = await engine.cutOut({ photo, signal });
  const alpha = await sharp(cutOut.png).resize(160, 160).extractChannel(3).raw().toBuffer();
  const channels = data.length / alpha.length;
  const differing = alpha.filter((value, at) => value > 127 !== (data[at * channels] ?? 0) > 127).length;
  expect(differing / alpha.length).toBeLessThan(0.01);
  const framed = await engine.placeOnColour({ photo, ...ground, margin: 'large', signal });
  expect(framed.mask).toEqual(placed.mask);
  expect(cutOut.mask).toBeUndefined();
});

test('a repaired cut-out is laid on the colour again, with its margin, and what was taken out of it shows the colour', async () => {
  const removed = { side: 'remove', radius: 0.2, points: [0.5, 0.5], follows: false } as const;
  const before = await productIn((await repair({ ground })).png);
  const repaired = await repair({ ground, strokes: [removed] });
  expect(await productIn(repaired.png)).toBeLessThan(before - 0.05);
  expect(repaired.mask).not.toEqual(placed.mask);
  const framed = await engine.placeOnColour({ photo, ...ground, margin: 'large', signal });
  const again = await repair({ ground: { ...ground, margin: 'large' } });
  const [was, is] = await Promise.all([sharp(framed.png).metadata(), sharp(again.png).metadata()]);
  expect([is.width, is.height, is.hasAlpha]).toEqual([was.width, was.height, false]);
  expect(Math.abs((await productIn(again.png)) - (await productIn(framed.png)))).toBeLessThan(0.02);
});

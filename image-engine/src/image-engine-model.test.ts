import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { createImageEngine, type ImageEngine } from './image-engine.ts';
import { openCutOutModel } from './networks/cut-out-model.ts';
import { MOODY, networkOf, rednessNetwork, writeNetwork } from './networks/testing/tiny-networks.ts';
import type { OnnxGraph } from './networks/testing/write-onnx.ts';

const SIDE = 200;
const { signal } = new AbortController();
let engine: ImageEngine;
afterEach(() => engine.close());

async function engineWith(name: string, graph: OnnxGraph, warn = vi.fn()) {
  const model = await openCutOutModel({ file: writeNetwork(name, graph), family: 'u2net' });
  engine = createImageEngine({ model, warn });
  return engine;
}

/** A large blue square on the left and a small red one on the right, on grey. */
const photo = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#888' } })
  .composite([
    { input: square(90, '#0000c8'), left: 10, top: 55 },
    { input: square(50, '#ff1010'), left: 130, top: 75 },
  ])
  .png()
  .toBuffer();

function square(side: number, colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  );
}

async function alphaAt(png: Buffer, x: number, y: number) {
  return (await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())[3];
}

const redness = rednessNetwork({
  input: { name: 'picture', shape: [1, 3, 320, 320] },
  outputs: ['d0'],
  scale: 30,
  activation: 'Sigmoid',
});

it("the operator's model says what the product is, and the border follows the photo", async () => {
  const warn = vi.fn();
  const { png } = await (await engineWith('red', redness, warn)).cutOut({ photo, signal });
  expect(await alphaAt(png, 155, 100)).toBe(255);
  expect(await alphaAt(png, 132, 100)).toBe(255);
  expect(await alphaAt(png, 127, 100)).toBe(0);
  expect(await alphaAt(png, 55, 100)).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

it('a part of the product that the model is unsure of is kept where our own network expects it', {
  tags: ['long'],
}, async () => {
  const onPaper = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#fff' } })
    .composite([
      { input: square(100, '#ff1010'), left: 50, top: 60 },
      // The model gives it 0.4.
      { input: square(30, '#353030'), left: 150, top: 95 },
    ])
    .png()
    .toBuffer();
  const { png, trust } = await (await engineWith('red', redness)).cutOut({ photo: onPaper, signal });
  expect(await alphaAt(png, 100, 110)).toBe(255);
  expect(await alphaAt(png, 170, 110)).toBe(255);
  expect(await alphaAt(png, 100, 30)).toBe(0);
  expect(trust).toMatchObject({ doubtful: false });
});

it('a picture is made and one line is logged when the model fails while the server runs', {
  tags: ['long'],
}, async () => {
  const warn = vi.fn();
  const { png } = await (await engineWith('moody', MOODY, warn)).cutOut({ photo, signal });
  expect(await alphaAt(png, 55, 100)).toBe(255);
  expect(warn.mock.calls).toEqual([
    ['the cut-out model failed: the engine cuts alone', expect.objectContaining({ reason: 'not_numbers' })],
  ]);
});

it('a photo in which the model sees nothing has no product', { tags: ['long'] }, async () => {
  const blind = networkOf(
    32,
    [
      { operator: 'ReduceMean', inputs: ['picture'], outputs: ['mean'] },
      { operator: 'Expand', inputs: ['mean', 'size'], outputs: ['grey'] },
      { operator: 'Mul', inputs: ['grey', 'nothing'], outputs: ['map'] },
    ],
    undefined,
    { size: { shape: [4], integers: [1, 1, 32, 32] }, nothing: { shape: [1], floats: [0] } },
  );
  const cut = (await engineWith('blind', blind)).cutOut({ photo, signal });
  await expect(cut).rejects.toMatchObject({ reason: 'no_product' });
});

it("the engine's own network has a say where the operator has none, unless it is turned off", {
  tags: ['long'],
}, async () => {
  const confidences: (number | undefined)[] = [];
  for (const options of [{}, { salience: false }]) {
    engine = createImageEngine(options);
    confidences.push((await engine.cutOut({ photo, signal })).trust?.confidence);
    await engine.close();
  }
  expect(confidences[0]).not.toBe(confidences[1]);
});

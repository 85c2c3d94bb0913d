import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { decodePhoto } from '../decode-photo.ts';
import { chooseOpinion, considerPhoto, type PhotoSizes } from '../segmentation/cut-out-product.ts';
import { findOtherCutOuts } from './other-cut-outs.ts';
import { overlapOf } from './overlap.ts';

let sizes: PhotoSizes;
let chosen: Uint8Array;

/** A small copy: each of the considerations of the whole photo takes two seconds. */
beforeAll(async () => {
  const photo = await readFile(new URL('../../../fixtures/photos/aloe.jpg', import.meta.url));
  const decoded = await decodePhoto(await sharp(photo).resize(200).toBuffer());
  if (decoded.kind !== 'whole') throw new Error('the photo has alpha');
  sizes = decoded.sizes;
  const mask = chooseOpinion(considerPhoto(sizes.small).opinions)?.mask;
  if (!mask) throw new Error('the engine finds no product');
  chosen = mask;
});

test('other cut-outs differ from the one that is shown and from each other, and are at most three', () => {
  const { masks, width, height } = findOtherCutOuts(sizes, {}, { ...sizes.small, mask: chosen });
  expect([width, height]).toEqual([sizes.small.width, sizes.small.height]);
  expect(masks.length).toBeGreaterThan(0);
  expect(masks.length).toBeLessThanOrEqual(3);
  const all = [chosen, ...masks];
  for (const [at, mask] of all.entries())
    for (const other of all.slice(at + 1)) expect(overlapOf(mask, other)).toBeLessThan(0.9);
});

test('where the user has another cut-out than the engine chose, the chosen one is offered first', () => {
  const nothing = new Uint8Array(sizes.small.width * sizes.small.height);
  const { masks } = findOtherCutOuts(sizes, {}, { ...sizes.small, mask: nothing });
  expect(masks[0]).toEqual(chosen);
});

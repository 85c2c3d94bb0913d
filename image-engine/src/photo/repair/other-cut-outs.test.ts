import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decodePhoto } from '../decode-photo.ts';
import { chooseOpinion, considerPhoto } from '../segmentation/cut-out-product.ts';
import { findOtherCutOuts } from './other-cut-outs.ts';
import { overlapOf } from './overlap.ts';

async function aloe() {
  const photo = Buffer.from(await readFile(new URL('../../../fixtures/photos/aloe.jpg', import.meta.url)));
  const decoded = await decodePhoto(photo);
  if (decoded.kind !== 'whole') throw new Error('the photo has alpha');
  return decoded.sizes;
}

test('other cut-outs differ from the one that is shown and from each other, and are at most three', async () => {
  const sizes = await aloe();
  const shown = chooseOpinion(considerPhoto(sizes.small).opinions)?.mask;
  if (!shown) throw new Error('the engine finds no product');
  const { masks, width, height } = findOtherCutOuts(sizes, {}, { ...sizes.small, mask: shown });
  expect([width, height]).toEqual([sizes.small.width, sizes.small.height]);
  expect(masks.length).toBeGreaterThan(0);
  expect(masks.length).toBeLessThanOrEqual(3);
  const all = [shown, ...masks];
  for (const [at, mask] of all.entries())
    for (const other of all.slice(at + 1)) expect(overlapOf(mask, other)).toBeLessThan(0.9);
});

test('where the user has another cut-out than the engine chose, the chosen one is offered first', async () => {
  const sizes = await aloe();
  const chosen = chooseOpinion(considerPhoto(sizes.small).opinions)?.mask;
  const nothing = new Uint8Array(sizes.small.width * sizes.small.height);
  const { masks } = findOtherCutOuts(sizes, {}, { ...sizes.small, mask: nothing });
  expect(masks[0]).toEqual(chosen);
});

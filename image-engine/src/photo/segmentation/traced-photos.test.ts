import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { findSalient } from '../../networks/find-salient.ts';
import { createSalienceNetwork } from '../../networks/salience-network.ts';
import { decodePhoto } from '../decode-photo.ts';
import { cutOutProduct } from './cut-out-product.ts';

const network = createSalienceNetwork();
afterAll(() => network.close());
const photos = new URL('../../../fixtures/photos/', import.meta.url);

interface Traced {
  outline: string | string[];
  /** What may stay or go: a perch is neither product nor backdrop. */
  either?: string;
}

async function fill(outline: string | string[], width: number, height: number): Promise<Uint8Array> {
  const polygons = [outline].flat().map((points) => `<polygon points="${points}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${polygons.join('')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

/** Intersection over union of the cut-out with the outline traced by hand. */
async function overlapOf(name: string): Promise<number> {
  const outlines: Record<string, Traced> = JSON.parse(
    await readFile(new URL('outlines.json', photos), 'utf8'),
  );
  const traced = outlines[name];
  if (!traced) throw new Error(`${name} is not traced`);
  const photo = await decodePhoto(await readFile(new URL(name, photos)));
  if (photo.kind !== 'whole') throw new Error('a JPEG has no alpha');
  const prior = await findSalient(network, photo.sizes.middle, new AbortController().signal);
  const result = cutOutProduct(photo.sizes, { prior });
  if (!result.found) return 0;
  const { rgba, width, height } = result.cutOut;
  const truth = await fill(traced.outline, width, height);
  const either = traced.either ? await fill(traced.either, width, height) : new Uint8Array(truth.length);
  let [both, any] = [0, 0];
  truth.forEach((value, i) => {
    const [found, wanted] = [(rgba[i * 4 + 3] ?? 0) > 127, value > 127];
    if (!wanted && (either[i] ?? 0) > 127) return;
    if (found && wanted) both++;
    if (found || wanted) any++;
  });
  return both / any;
}

describe('real photos are cut along the outline traced by hand', () => {
  const isCut = async (_: string, name: string, least: number) =>
    expect(await overlapOf(name)).toBeGreaterThan(least);
  it.each([['wings stand free of the striped leaf behind', 'butterfly.jpg', 0.945]])('%s', isCut);

  it.each([
    ['several small things on one table all stay', 'stuff.jpg', 0.87],
    ['a blurred backdrop enclosed by the product goes', 'robin.jpg', 0.9],
    ['a round fruit keeps its dark half, though the backdrop is as dark', 'orange.jpg', 0.91],
    ['leaves before a pattern of their own colour stand free of it', 'aloe.jpg', 0.68],
  ])('%s', { tags: ['long'] }, isCut);
});

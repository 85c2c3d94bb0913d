import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photographScene } from '../../src/testing/scene-photo.ts';
import { SCENES } from '../../src/testing/scenes.ts';
import type { BenchPhoto } from './photos.ts';

/** Points of one polygon or of several that make the product up. */
type Outline = string | string[];

const fixtures = new URL('../../fixtures/photos/', import.meta.url);
const DRAWN_SIDE = 800;

/** The photos traced by hand and the drawn scenes: the first rules were chosen on them. */
export async function loadTraced(): Promise<BenchPhoto[]> {
  const outlines: Record<string, { outline: Outline; either?: Outline }> = JSON.parse(
    await readFile(new URL('outlines.json', fixtures), 'utf8'),
  );
  const traced = Object.entries(outlines).map(async ([name, { outline, either }]) => {
    const photo = await readFile(new URL(name, fixtures));
    const { width, height } = await sharp(photo).metadata();
    const truth = await fill(outline, width, height);
    return {
      name,
      groups: ['traced'],
      source: 'traced',
      photo,
      truth,
      ...(either && { either: await fill(either, width, height) }),
    };
  });
  const drawn = Object.entries(SCENES).map(async ([name, scene]) => {
    const { jpeg, truth, side } = await photographScene(scene, DRAWN_SIDE);
    const raw = { raw: { width: side, height: side, channels: 1 as const } };
    const png = await sharp(Buffer.from(truth), raw).png().toBuffer();
    return { name: `drawn ${name}`, groups: ['drawn'], source: 'drawn', photo: jpeg, truth: png };
  });
  return Promise.all([...traced, ...drawn]);
}

function fill(outline: Outline, width: number, height: number): Promise<Buffer> {
  const polygons = [outline].flat().map((points) => `<polygon points="${points}" fill="white"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${polygons.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

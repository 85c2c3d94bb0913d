import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { createImageEngine, type ImageEngine } from '../src/index.ts';
import { photographScene } from '../src/testing/scene-photo.ts';
import { SCENES } from '../src/testing/scenes.ts';
import { GRAB_CUT, type Mask, prepareGrabCut } from './baseline/grab-cut.ts';

/** Points of one polygon or of several that make the product up. */
type Outline = string | string[];
type Backdrop = 'plain' | 'cluttered';
interface Case {
  name: string;
  backdrop: Backdrop;
  photo: Buffer;
  truth: Mask;
  /** What may stay or go: a perch that the frame cuts is neither product nor backdrop. */
  either?: Mask;
}

const LIMITS: Record<Backdrop, number> = { plain: 0.95, cluttered: 0.85 };
const DRAWN_SIDE = 800;
const photos = new URL('../fixtures/photos/', import.meta.url);

/** Intersection over union of the engine's cut-outs with outlines traced by hand, and with drawn truth. */
export async function run(): Promise<void> {
  console.log(`cut-outs: intersection over union, baseline (${GRAB_CUT}) in brackets`);
  const engine = createImageEngine();
  const scores: { backdrop: Backdrop; own: number }[] = [];
  try {
    for (const each of [...(await tracedPhotos()), ...(await drawnPhotos())]) {
      const own = overlap(await cutOut(engine, each.photo), each.truth, each.either);
      const baseline = await overlapResized((await prepareGrabCut(each.photo))(), each);
      scores.push({ backdrop: each.backdrop, own });
      console.log(`cut-outs: ${each.name} (${each.backdrop}) ${own.toFixed(3)} (${baseline.toFixed(3)})`);
    }
  } finally {
    await engine.close();
  }
  for (const backdrop of ['plain', 'cluttered'] as const) {
    const own = scores.filter((score) => score.backdrop === backdrop).map((score) => score.own);
    const mean = own.reduce((sum, score) => sum + score, 0) / own.length;
    console.log(
      `cut-outs: ${backdrop}, mean of ${own.length} ${mean.toFixed(3)}, wanted ${LIMITS[backdrop]}`,
    );
  }
}

async function tracedPhotos(): Promise<Case[]> {
  const outlines: Record<string, { backdrop: Backdrop; outline: Outline; either?: Outline }> = JSON.parse(
    await readFile(new URL('outlines.json', photos), 'utf8'),
  );
  return Promise.all(
    Object.entries(outlines).map(async ([name, { backdrop, outline, either }]) => {
      const photo = await readFile(new URL(name, photos));
      const { width, height } = await sharp(photo).metadata();
      const truth = await fill(outline, width, height);
      return {
        name,
        backdrop,
        photo,
        truth,
        ...(either && { either: await fill(either, width, height) }),
      };
    }),
  );
}

async function drawnPhotos(): Promise<Case[]> {
  return Promise.all(
    Object.entries(SCENES).map(async ([name, scene]) => {
      const { jpeg, truth, side } = await photographScene(scene, DRAWN_SIDE);
      return {
        name: `drawn ${name}`,
        backdrop: 'plain' as const,
        photo: jpeg,
        truth: { coverage: truth, width: side, height: side },
      };
    }),
  );
}

async function cutOut(engine: ImageEngine, photo: Buffer): Promise<Mask> {
  const png = await engine.cutOut({ photo, signal: new AbortController().signal });
  return readCoverage(sharp(png).extractChannel('alpha'));
}

function fill(outline: Outline, width: number, height: number): Promise<Mask> {
  const polygons = [outline].flat().map((points) => `<polygon points="${points}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${polygons.join('')}</svg>`;
  return readCoverage(sharp(Buffer.from(svg)).extractChannel('alpha'));
}

async function overlapResized({ coverage, width, height }: Mask, { truth, either }: Case): Promise<number> {
  const raw = sharp(Buffer.from(coverage), { raw: { width, height, channels: 1 } });
  return overlap(await readCoverage(raw.resize(truth.width, truth.height, { fit: 'fill' })), truth, either);
}

async function readCoverage(picture: Sharp): Promise<Mask> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const coverage = new Uint8Array(info.width * info.height);
  for (let i = 0; i < coverage.length; i++) coverage[i] = data[i * info.channels] ?? 0;
  return { coverage, width: info.width, height: info.height };
}

function overlap(found: Mask, truth: Mask, either?: Mask): number {
  let both = 0;
  let any = 0;
  for (let i = 0; i < truth.coverage.length; i++) {
    const a = (found.coverage[i] ?? 0) > 127;
    const b = (truth.coverage[i] ?? 0) > 127;
    if (!b && (either?.coverage[i] ?? 0) > 127) continue;
    if (a && b) both += 1;
    if (a || b) any += 1;
  }
  return both / any;
}

import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { drawStudio, framePhotograph, meanColour } from './draw-ground.ts';
import { maskOf, type Placed, place, stand } from './place-products.ts';
import { createRandom, type Random } from './random.ts';

/** A photograph that was put together, with the mask of its products. */
export interface ComposedPhotograph {
  photo: Buffer;
  mask: Buffer;
  tags: string[];
}

/** A product as PNG with alpha, in a picture no larger than the photographs that are composed. */
export interface CutProduct {
  name: string;
  png: Buffer;
}

const SIDE = 720;
const SHAPES: [number, number][] = [
  [SIDE, SIDE],
  [SIDE, 540],
  [540, SIDE],
];
const STUDIO = 0.25;
const LIKE_PRODUCT = 0.3;
const COUNTS = [0.75, 0.9, 1];
const GLASS = 0.08;
const BYSTANDER = 0.15;

/** Lays one to three products on a ground: a photograph's, or a studio's of even colour where there is none. */
export async function composePhotograph(
  products: readonly CutProduct[],
  bystander: CutProduct,
  ground: Buffer,
  seed: number,
): Promise<ComposedPhotograph> {
  const random = createRandom(seed);
  const [width, height] = random.pick(SHAPES);
  const share = random.next();
  const chosen = products.slice(0, 1 + COUNTS.findIndex((limit) => share < limit));
  const studio = random.next() < STUDIO;
  const like = random.next() < LIKE_PRODUCT ? await meanColour(chosen[0]?.png) : null;
  const tags = [studio ? 'studio' : 'photographed', ...(like ? ['like'] : [])];
  const glass = random.next() < GLASS;
  if (glass) tags.push('glass');
  if (chosen.length > 1) tags.push('several');
  const behind = studio
    ? await drawStudio(width, height, like, random)
    : await framePhotograph(ground, width, height, like, random);
  const placed: Placed[] = [];
  for (const [at, product] of chosen.entries())
    placed.push(await place(product.png, { width, height, at, of: chosen.length, glass }, random));
  const beside = random.next() < BYSTANDER ? [await stand(bystander.png, width, height, random)] : [];
  const shadows = placed.flatMap(({ shadow }) => (shadow ? [shadow] : []));
  const scene = await sharp(behind)
    .composite([...beside, ...shadows, ...placed.map(({ overlay }) => overlay)])
    .png()
    .toBuffer();
  return { photo: await photograph(scene, random), mask: await maskOf(placed, width, height), tags };
}

/** What a camera and a file do: light, focus, noise, compression. */
async function photograph(scene: Buffer, random: Random): Promise<Buffer> {
  const warmth = [random.between(0.92, 1.08), 1, random.between(0.92, 1.08)];
  let picture = sharp(scene).removeAlpha().linear(warmth, [0, 0, 0]);
  if (random.next() < 0.4) picture = picture.blur(random.between(0.4, 1.6));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const grain = random.next() < 0.6 ? random.between(1, 14) : 0;
  for (let i = 0; i < data.length; i++)
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + grain * (random.next() + random.next() - 1)));
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  return sharp(data, { raw })
    .jpeg({ quality: Math.round(random.between(50, 94)) })
    .toBuffer();
}

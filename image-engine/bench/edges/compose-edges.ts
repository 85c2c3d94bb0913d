import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { boxBlur } from '../../src/photo/segmentation/planes.ts';
import { spreadField } from '../../src/photo/segmentation/spread-field.ts';
import { type BenchPhoto, readMask } from '../cut-outs/photos.ts';
import { readGround } from './grounds.ts';

/** A product whose colours and alpha are known, and a photo of it before a ground. */
export interface KnownEdges {
  width: number;
  height: number;
  /** The product's own colours everywhere, 3 values a pixel. */
  product: Float32Array;
  /** How much of each pixel it covers, 0 to 1. */
  alpha: Float32Array;
  photo: Buffer;
}

/** How a product's edge looks in the photo. */
export type EdgeKind = 'sharp' | 'soft' | 'hair';
export const EDGE_KINDS: readonly EdgeKind[] = ['sharp', 'soft', 'hair'];

const SIDE = 1400;
const MARGIN = 0.1;
const ERODE = 4;
const BLUR: Record<EdgeKind, number> = { sharp: 0.8, soft: 2.5, hair: 0.8 };
const NOISE = 3;

/** Lays the product of a photo on white on another ground, with a known alpha, sensor noise and JPEG. */
export async function composeEdges(photo: BenchPhoto, kind: EdgeKind, ground: string): Promise<KnownEdges> {
  const inner = Math.round(SIDE * (1 - 2 * MARGIN));
  const { data, info } = await sharp(photo.photo)
    .removeAlpha()
    .resize(inner, inner, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = Math.round(SIDE * MARGIN);
  const [width, height] = [info.width + 2 * edge, info.height + 2 * edge];
  const mask = await readMask(photo.truth, info.width, info.height);
  const values = new Float32Array(width * height * 3);
  const solid = new Float32Array(width * height);
  mask.forEach((value, i) => {
    const to = (Math.floor(i / info.width) + edge) * width + (i % info.width) + edge;
    solid[to] = value;
    for (let c = 0; c < 3; c++) values[to * 3 + c] = data[i * 3 + c] ?? 0;
  });
  // The photo's own edge carries white: the colours come from farther in.
  const deep = boxBlur(solid, width, height, ERODE).map((value) => (value > 0.999 ? 1 : 0));
  const product = spreadField({ values, channels: 3, width, height }, deep).values;
  const shape = kind === 'hair' ? await growHair(solid, width, height) : solid;
  const alpha = await blurPlane(shape, width, height, BLUR[kind]);
  const behind = await readGround(ground, width, height);
  const random = createRandom(width * 31 + height);
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i++) {
    const cover = alpha[Math.floor(i / 3)] ?? 0;
    const noise = (random() + random() + random() - 1.5) * 2 * NOISE;
    // Noise on the product is its own: a cut-out that keeps it is right.
    product[i] = Math.max(0, Math.min(255, (product[i] ?? 0) + noise));
    const value = cover * (product[i] ?? 0) + (1 - cover) * ((behind[i] ?? 0) + noise);
    pixels[i] = Math.max(0, Math.min(255, Math.round(value)));
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { width, height, product, alpha, photo: jpeg };
}

/** Strands of one to two pixels that leave the outline and bend. */
async function growHair(solid: Float32Array, width: number, height: number): Promise<Float32Array> {
  const soft = boxBlur(solid, width, height, 9);
  const random = createRandom(11);
  const strands: string[] = [];
  for (let y = 12; y < height - 12; y += 3) {
    for (let x = 12; x < width - 12; x += 3) {
      const i = y * width + x;
      const value = soft[i] ?? 0;
      if (value < 0.35 || value > 0.65 || random() < 0.75) continue;
      const away = Math.atan2(
        (soft[i - 9 * width] ?? 0) - (soft[i + 9 * width] ?? 0),
        (soft[i - 9] ?? 0) - (soft[i + 9] ?? 0),
      );
      const angle = away + (random() - 0.5) * 1.2;
      const length = 12 + random() * 34;
      const bend = (random() - 0.5) * 22;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [mx, my] = [x + cos * length * 0.6 - sin * bend, y + sin * length * 0.6 + cos * bend];
      const [ex, ey] = [x + cos * length, y + sin * length];
      strands.push(
        `<path d="M${x - cos * 14} ${y - sin * 14}Q${mx} ${my} ${ex} ${ey}" stroke-width="${(0.9 + random() * 1.1).toFixed(2)}"/>`,
      );
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g stroke="#fff" fill="none" stroke-linecap="round">${strands.join('')}</g></svg>`;
  const drawn = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return solid.map((value, i) => Math.max(value, (drawn[i] ?? 0) / 255));
}

async function blurPlane(plane: Float32Array, width: number, height: number, sigma: number) {
  const bytes = Buffer.from(Uint8Array.from(plane, (value) => Math.round(value * 255)));
  const blurred = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return Float32Array.from(blurred, (value) => value / 255);
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

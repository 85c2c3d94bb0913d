import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { type BenchPhoto, readMask } from './photos.ts';

const WIDTH = 640;
const HEIGHTS = [640, 480];
const SHADOW = { right: 8, down: 6, blur: 8, depth: 0.35 };

interface Ground {
  colour: number[];
  slopes: [number, number];
  noise: number;
}

/** Products of photos on white, laid on even coloured grounds with uneven light, noise and a soft shadow. */
export async function composeOnColours(photos: readonly BenchPhoto[]): Promise<BenchPhoto[]> {
  const random = createRandom(7);
  const composed: BenchPhoto[] = [];
  for (const photo of photos.filter(({ groups }) => groups.includes('shop-white')))
    composed.push(await composeOnColour(photo, random));
  return composed;
}

async function composeOnColour(photo: BenchPhoto, random: () => number): Promise<BenchPhoto> {
  const height = HEIGHTS[Math.floor(random() * HEIGHTS.length)] ?? WIDTH;
  const ground: Ground = {
    colour: [60 + random() * 190, 60 + random() * 190, 60 + random() * 190],
    slopes: [random() * 60 - 30, random() * 60 - 30],
    noise: 1 + random() * 6,
  };
  const scale = 0.45 + random() * 0.45;
  const box = { width: Math.round(WIDTH * scale), height: Math.round(height * scale) };
  const shrunk = sharp(photo.photo)
    .removeAlpha()
    .resize({ ...box, fit: 'inside' });
  const { data, info } = await shrunk.raw().toBuffer({ resolveWithObject: true });
  const left = Math.round((WIDTH - info.width) * (0.2 + 0.6 * random()));
  const top = Math.round((height - info.height) * (0.3 + 0.6 * random()));
  const mask = await readMask(photo.truth, info.width, info.height);
  const [truth, shadow] = [Buffer.alloc(WIDTH * height), Buffer.alloc(WIDTH * height)];
  mask.forEach((value, i) => {
    const [x, y] = [left + (i % info.width), top + Math.floor(i / info.width)];
    truth[y * WIDTH + x] = value * 255;
    const [sx, sy] = [x + SHADOW.right, y + SHADOW.down];
    if (sx < WIDTH && sy < height) shadow[sy * WIDTH + sx] = value * 255;
  });
  const raw = { raw: { width: WIDTH, height, channels: 1 as const } };
  const soft = await sharp(truth, raw).blur(0.7).extractChannel(0).raw().toBuffer();
  const shade = await sharp(shadow, raw).blur(SHADOW.blur).extractChannel(0).raw().toBuffer();
  const pixels = Buffer.alloc(WIDTH * height * 3);
  for (let i = 0; i < WIDTH * height; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const from = ((y - top) * info.width + x - left) * 3;
    const light =
      ground.slopes[0] * (x / WIDTH - 0.5) +
      ground.slopes[1] * (y / height - 0.5) +
      (random() + random() - 1) * ground.noise;
    const cover = (soft[i] ?? 0) / 255;
    const dimmed = 1 - (SHADOW.depth * (shade[i] ?? 0)) / 255;
    ground.colour.forEach((colour, c) => {
      const behind = (colour + light) * dimmed;
      const value = cover * (data[from + c] ?? 0) + (1 - cover) * behind;
      pixels[i * 3 + c] = Math.max(0, Math.min(255, Math.round(value)));
    });
  }
  return {
    name: `on colour ${photo.name}`,
    groups: ['composed'],
    source: photo.source,
    photo: await sharp(pixels, { raw: { width: WIDTH, height, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer(),
    truth: await sharp(truth, raw).png().toBuffer(),
  };
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

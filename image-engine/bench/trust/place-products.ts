import { Buffer } from 'node:buffer';
import sharp, { type OverlayOptions } from 'sharp';
import type { Random } from './random.ts';

export interface Placed {
  overlay: OverlayOptions;
  shadow: OverlayOptions | null;
}

export interface Spot {
  width: number;
  height: number;
  at: number;
  of: number;
  glass: boolean;
}

/** A product in its part of the picture, with its shadow. */
export async function place(
  png: Buffer,
  { width, height, at, of, glass }: Spot,
  random: Random,
): Promise<Placed> {
  const room = width / of;
  const scale = random.between(0.4, 0.92);
  const gain = random.between(0.8, 1.12);
  const product = await sharp(png)
    .resize(Math.round(room * scale), Math.round(height * scale), { fit: 'inside' })
    .linear([gain, gain, gain, glass ? random.between(0.4, 0.7) : 1], [0, 0, 0, 0])
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = product.info;
  const left = Math.round(at * room + (room - w) * random.between(0.15, 0.85));
  const top = Math.round((height - h) * random.between(0.3, 0.95));
  const depth = random.between(0.15, 0.5);
  if (random.next() > 0.6) return { overlay: { input: product.data, left, top }, shadow: null };
  const shade = await sharp(product.data)
    .linear([0, 0, 0, depth], [0, 0, 0, 0])
    .blur(random.between(3, 14))
    .png()
    .toBuffer();
  const [right, down] = [Math.round(random.between(-10, 10)), Math.round(random.between(2, 10))];
  return {
    overlay: { input: product.data, left, top },
    shadow: await within(shade, left + right, top + down, width, height),
  };
}

/** A thing at the frame, out of focus, that is no product. */
export async function stand(
  png: Buffer,
  width: number,
  height: number,
  random: Random,
): Promise<OverlayOptions> {
  const side = Math.round(width * random.between(0.15, 0.35));
  const { data, info } = await sharp(png)
    .resize(side, side, { fit: 'inside' })
    .blur(random.between(1, 5))
    .png()
    .toBuffer({ resolveWithObject: true });
  const half = Math.floor(info.width / 2);
  return within(
    data,
    random.next() < 0.5 ? -half : width - half,
    Math.round(random.between(0, height - side)),
    width,
    height,
  );
}

/** The part of a layer that lies in the picture. */
async function within(
  layer: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions> {
  const { width: w = 1, height: h = 1 } = await sharp(layer).metadata();
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const box = {
    left: x,
    top: y,
    width: Math.max(1, Math.min(w - x, width - Math.max(0, left))),
    height: Math.max(1, Math.min(h - y, height - Math.max(0, top))),
  };
  const input = await sharp(layer).extract(box).png().toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

/** White where a product is, glass or not. */
export async function maskOf(placed: readonly Placed[], width: number, height: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const layers = placed.map(({ overlay }) => overlay);
  const { data } = await sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = Buffer.alloc(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = (data[i * 4 + 3] ?? 0) > 76 ? 255 : 0;
  return sharp(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

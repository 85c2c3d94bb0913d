import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Random } from './random.ts';

const BLURRED = 0.35;

/** The mean colour of what a PNG with alpha shows. */
export async function meanColour(png?: Buffer): Promise<[number, number, number]> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums: [number, number, number, number] = [0, 0, 0, 1];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 128) continue;
    sums[0] += data[i] ?? 0;
    sums[1] += data[i + 1] ?? 0;
    sums[2] += data[i + 2] ?? 0;
    sums[3]++;
  }
  return [sums[0] / sums[3], sums[1] / sums[3], sums[2] / sums[3]];
}

/** Even paper with light that falls from one side. */
export function drawStudio(
  width: number,
  height: number,
  like: number[] | null,
  random: Random,
): Promise<Buffer> {
  const pale = random.between(205, 255);
  const plain = random.next() < 0.5 ? [pale, pale, pale] : [0, 1, 2].map(() => random.between(20, 240));
  const colour = (like ?? plain).map((value) => Math.max(4, Math.min(252, value + random.between(-18, 18))));
  const rgb = (light: number) => `rgb(${colour.map((value) => Math.round(value * light)).join(',')})`;
  const [x, y] = [random.between(0.2, 0.8), random.between(0.1, 0.6)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="l" cx="${x}" cy="${y}" r="0.9"><stop offset="0" stop-color="${rgb(1)}"/><stop offset="1" stop-color="${rgb(random.between(0.7, 1))}"/></radialGradient><rect width="100%" height="100%" fill="url(#l)"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** A photograph as ground, some out of focus, some tinted like the product. */
export async function framePhotograph(
  ground: Buffer,
  width: number,
  height: number,
  like: number[] | null,
  random: Random,
): Promise<Buffer> {
  const framed = sharp(ground).resize(width, height, { fit: 'cover' }).removeAlpha();
  const turned = random.next() < 0.5 ? framed.flop() : framed;
  const blurred = random.next() < BLURRED ? turned.blur(random.between(1, 9)) : turned;
  if (!like) return blurred.png().toBuffer();
  const { channels } = await sharp(await blurred.png().toBuffer()).stats();
  const moved = channels.slice(0, 3).map(({ mean }, at) => ((like[at] ?? mean) - mean) * 0.8);
  return sharp(await blurred.png().toBuffer())
    .linear([1, 1, 1], moved)
    .png()
    .toBuffer();
}

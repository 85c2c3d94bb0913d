import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The grounds that products are laid on: a colour each, with the light and texture of a committed photo. */
export const GROUNDS: Record<string, { colour: [number, number, number]; photo: string; depth: number }> = {
  red: { colour: [186, 40, 44], photo: 'coffee.jpg', depth: 0.25 },
  green: { colour: [58, 128, 62], photo: 'aloe.jpg', depth: 0.35 },
  black: { colour: [22, 22, 24], photo: 'orange.jpg', depth: 0.5 },
  white: { colour: [236, 235, 232], photo: 'apple.jpg', depth: 0.06 },
};

const fixtures = new URL('../../fixtures/photos/', import.meta.url);

/** A ground at a size, 3 values a pixel. */
export async function readGround(name: string, width: number, height: number): Promise<Float32Array> {
  const ground = GROUNDS[name];
  if (!ground) throw new Error(`there is no ground ${name}`);
  const light = await sharp(await readFile(new URL(ground.photo, fixtures)))
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .blur(6)
    .normalise()
    .extractChannel(0)
    .raw()
    .toBuffer();
  const values = new Float32Array(width * height * 3);
  for (let i = 0; i < values.length; i++) {
    const shade = 1 + ground.depth * ((light[Math.floor(i / 3)] ?? 0) / 127.5 - 1);
    values[i] = Math.max(0, Math.min(255, (ground.colour[i % 3] ?? 0) * shade));
  }
  return values;
}

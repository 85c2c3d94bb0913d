// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Raster } from '../../photo/raster.ts';
import { readScene } from '../scenes/read-scene.ts';
import { findWanted, plainWords } from '../scenes/words.ts';
import { developCanvas, LINEAR } from './canvas.ts';
import { chance } from './chance.ts';
import { finishCanvas } from './finish-canvas.ts';

/** A photo without a product that could be cut out, changed by the words alone: its light, its warmth, its colours. */
export async function gradePhoto(
  photo: Raster,
  prompt: string,
  size: { width: number; height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const words = plainWords(prompt);
  const scene = readScene(prompt);
  const grey = findWanted(words, ['preto e branco', 'monocromatic*', 'p b']) >= 0;
  const brighter = findWanted(words, ['mais clar*', 'claro', 'clara', 'brilhante', 'iluminad*']) >= 0;
  const vivid = findWanted(words, ['vibrante', 'vibrantes', 'cores vivas', 'saturad*']) >= 0;
  const { data } = await sharp(Buffer.from(photo.pixels.buffer), {
    raw: { width: photo.width, height: photo.height, channels: 3 },
  })
    .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
    .modulate({ saturation: grey ? 0 : vivid ? 1.35 : 1.06 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const level = brighter ? 1.22 : scene.light.level < 0.6 ? 0.45 : 1.04;
  const warmth = grey ? 0 : scene.light.warmth;
  const gain = [level * (1 + 0.16 * warmth), level, level * (1 - 0.2 * warmth)];
  const light = new Float32Array(size.width * size.height * 3);
  const channels = data.length / (size.width * size.height);
  for (let i = 0; i < size.width * size.height; i++)
    for (let c = 0; c < 3; c++)
      light[i * 3 + c] = LINEAR[data[i * channels + (channels < 3 ? 0 : c)]!]! * gain[c]!;
  const canvas = { light, ...size };
  finishCanvas(canvas, scene);
  return developCanvas(canvas, 2, chance(size.width));
}

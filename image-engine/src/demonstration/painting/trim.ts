// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { CutOut } from '../../photo/raster.ts';
import type { Layer } from './canvas.ts';

/** A product without the emptiness around it, and where the photo's frame cut it off. */
export interface Trimmed {
  layer: Layer;
  /** Where its corner was in the photo. */
  left: number;
  top: number;
  /** Width by height of the photo that it comes from, and its share of it. */
  frame: { width: number; height: number };
  cut: { left: boolean; right: boolean; top: boolean; bottom: boolean };
}

export function trimProduct({ rgba, width, height }: CutOut): Trimmed {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3]! < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (right < 0) [left, right, top, bottom] = [0, width - 1, 0, height - 1];
  const [w, h] = [right - left + 1, bottom - top + 1];
  const own = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    const from = ((y + top) * width + left) * 4;
    own.set(rgba.subarray(from, from + w * 4), y * w * 4);
  }
  const cut = {
    left: touches(own, w, h, 0, 'column') && left <= 1,
    right: touches(own, w, h, w - 1, 'column') && right >= width - 2,
    top: touches(own, w, h, 0, 'row') && top <= 1,
    bottom: touches(own, w, h, h - 1, 'row') && bottom >= height - 2,
  };
  return { layer: { rgba: own, width: w, height: h }, left, top, frame: { width, height }, cut };
}

/** Whether so much of the product lies on its box's side that a frame must have cut it. */
function touches(
  rgba: Uint8Array,
  width: number,
  height: number,
  at: number,
  kind: 'row' | 'column',
): boolean {
  const length = kind === 'row' ? width : height;
  let solid = 0;
  for (let step = 0; step < length; step++) {
    const index = kind === 'row' ? at * width + step : step * width + at;
    if (rgba[index * 4 + 3]! > 128) solid++;
  }
  return solid > length * 0.12;
}

/** The layer at another size. */
export async function resizeLayer(
  { rgba, width, height }: Layer,
  toWidth: number,
  toHeight: number,
): Promise<Layer> {
  const { data, info } = await sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize(Math.max(1, Math.round(toWidth)), Math.max(1, Math.round(toHeight)), {
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}

import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { Layer } from './canvas.ts';

/** Draws an SVG document, blurred by `soft` pixels. */
export async function rasterise(svg: string, width: number, height: number, soft = 0): Promise<Layer> {
  const shrink = soft > 6 ? Math.min(8, Math.floor(soft / 3)) : 1;
  const [w, h] = [Math.max(1, Math.round(width / shrink)), Math.max(1, Math.round(height / shrink))];
  let drawing = sharp(Buffer.from(svg), { limitInputPixels: 64_000_000 })
    .resize(w, h, { fit: 'fill' })
    .ensureAlpha();
  if (soft > 0.3) drawing = drawing.blur(Math.max(0.3, soft / shrink));
  if (shrink === 1) return layerOf(await drawing.raw().toBuffer({ resolveWithObject: true }));
  const small = await drawing.raw().toBuffer({ resolveWithObject: true });
  const enlarged = sharp(small.data, { raw: { width: w, height: h, channels: 4 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  });
  return layerOf(await enlarged.raw().toBuffer({ resolveWithObject: true }));
}

function layerOf({ data, info }: { data: Buffer; info: { width: number; height: number } }): Layer {
  return { rgba: data, width: info.width, height: info.height };
}

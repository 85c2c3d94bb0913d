import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { CutOut, Raster } from '../raster.ts';
import type { ProductLikeness } from './compare-product.ts';
import { productBox } from './product-points.ts';

/** The picture with the photo's own product over the one that was drawn, pixel for pixel. */
export async function restoreProduct(
  product: CutOut,
  picture: Raster,
  { left, top, long }: NonNullable<ProductLikeness['pose']>,
): Promise<Raster> {
  const box = productBox(product);
  const scale = long / Math.max(box.width, box.height);
  const layer = await sharp(Buffer.from(product.rgba.buffer), {
    raw: { width: product.width, height: product.height, channels: 4 },
  })
    .extract(box)
    .resize(Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale)), {
      fit: 'fill',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return layOver(picture, layer.data, layer.info, Math.round(left), Math.round(top));
}

function layOver(
  { pixels, width, height }: Raster,
  layer: Buffer,
  size: { width: number; height: number },
  left: number,
  top: number,
): Raster {
  const out = new Uint8Array(pixels);
  for (let y = Math.max(0, -top); y < Math.min(size.height, height - top); y++)
    for (let x = Math.max(0, -left); x < Math.min(size.width, width - left); x++) {
      const from = (y * size.width + x) * 4;
      const to = ((y + top) * width + x + left) * 3;
      const alpha = (layer[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      for (let c = 0; c < 3; c++)
        out[to + c] = Math.round((layer[from + c] ?? 0) * alpha + (pixels[to + c] ?? 0) * (1 - alpha));
    }
  return { pixels: out, width, height };
}

import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { type Box, boxOfAlpha, touchesFrame } from '../channels/find-ground.ts';
import type { CutOut } from '../raster.ts';
import { sample } from '../segmentation/planes.ts';
import type { Shadow } from './contact-shadow.ts';

/** How much empty ground stays around a product. */
export type Margin = 'small' | 'medium' | 'large';

/** The share of its picture that a product spans, in width or in height, whichever is reached first. */
const SPAN: Record<Margin, number> = { small: 0.9, medium: 0.8, large: 0.65 };
/** Twice as large, a product still looks sharp. */
const MOST_ENLARGED = 2;

/** A product with the shadow that its photo shows. */
export interface StandingProduct {
  cutOut: CutOut;
  shadow: Shadow | null;
}

/**
 * Centres the product in a picture of its photo's shape, with the same margin for every photo, and its shadow with it.
 * The picture is as large as the photo, unless the product would be enlarged too much. What the photo's frame cuts off
 * stays as it is: it would seem broken off in the middle of a picture.
 */
export async function frameProduct(product: StandingProduct, margin: Margin): Promise<StandingProduct> {
  const { cutOut, shadow } = product;
  const box = boxOfAlpha(cutOut);
  if (!box || touchesFrame(box, cutOut)) return product;
  const { width, height } = cutOut;
  const wanted = SPAN[margin] * Math.min(width / box.width, height / box.height);
  const scale = Math.min(wanted, MOST_ENLARGED);
  const size = { width: Math.round((width * scale) / wanted), height: Math.round((height * scale) / wanted) };
  const across = Math.max(1, Math.round(box.width * scale));
  const down = Math.max(1, Math.round(box.height * scale));
  const place = { left: (size.width - across) >> 1, top: (size.height - down) >> 1, across, down };
  return {
    cutOut: { rgba: await moved(cutOut, box, size, place), ...size },
    shadow: shadow && movedShadow(shadow, box, size, place),
  };
}

interface Size {
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
  across: number;
  down: number;
}

async function moved(
  { rgba, width, height }: CutOut,
  box: Box,
  size: Size,
  { left, top, across, down }: Place,
): Promise<CutOut['rgba']> {
  const product = await sharp(Buffer.from(rgba.buffer), { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize(across, down, { fit: 'fill' })
    .extend({
      left,
      top,
      right: size.width - across - left,
      bottom: size.height - down - top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  return new Uint8ClampedArray(product);
}

function movedShadow(shadow: Shadow, box: Box, size: Size, place: Place): Shadow {
  const scale = Math.max(1, shadow.scale);
  const width = Math.ceil(size.width / scale);
  const height = Math.ceil(size.height / scale);
  const strength = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const photoY = box.top + (((y + 0.5) * scale - place.top) * box.height) / place.down;
    for (let x = 0; x < width; x++) {
      const photoX = box.left + (((x + 0.5) * scale - place.left) * box.width) / place.across;
      strength[y * width + x] = shadowAt(shadow, photoX, photoY);
    }
  }
  return { strength, width, height, scale };
}

/** How dark the shadow is at a place of its photo; outside of the photo nobody knows, and it is not. */
function shadowAt({ strength, width, height, scale }: Shadow, x: number, y: number): number {
  const inside = x >= 0 && y >= 0 && x < width * scale && y < height * scale;
  return inside ? sample(strength, width, height, x / scale - 0.5, y / scale - 0.5) : 0;
}

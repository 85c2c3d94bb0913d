// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut } from '../raster.ts';
import { sample } from '../segmentation/planes.ts';
import { castContactShadow, type Shadow } from './contact-shadow.ts';

/** Share of the shorter side before the frame in which a shadow fades. */
const FADE = 0.06;

/**
 * Places the cut-out on one colour, with the shadow of its photo or else a soft contact shadow. At the frame the colour is pure:
 * marketplaces measure it there, and a shadow that the frame cuts off looks like a fault. Returns 3 bytes a pixel.
 */
export function placeOnColour(
  cutOut: CutOut,
  colour: { red: number; green: number; blue: number },
  ownShadow: Shadow | null,
): Uint8Array<ArrayBuffer> {
  const { rgba, width, height } = cutOut;
  const shadow = fadeAtFrame(ownShadow ?? castContactShadow(cutOut));
  const backdrop = [colour.red, colour.green, colour.blue];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const sy = (y + 0.5) / shadow.scale - 0.5;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const alpha = rgba[i * 4 + 3]! / 255;
      const dark =
        alpha < 1
          ? sample(shadow.strength, shadow.width, shadow.height, (x + 0.5) / shadow.scale - 0.5, sy)
          : 0;
      const light = dark < 0.002 ? 1 : 1 - dark;
      for (let c = 0; c < 3; c++)
        pixels[i * 3 + c] = Math.round(rgba[i * 4 + c]! * alpha + backdrop[c]! * light * (1 - alpha));
    }
  }
  return pixels;
}

function fadeAtFrame({ strength, width, height, scale }: Shadow): Shadow {
  const reach = Math.max(1, FADE * Math.min(width, height));
  const faded = strength.map((dark, i) => {
    if (dark === 0) return 0;
    const x = i % width;
    const y = (i - x) / width;
    const share = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / reach);
    return dark * share * share * (3 - 2 * share);
  });
  return { strength: faded, width, height, scale };
}

import type { Raster } from '../../../raster.ts';

type Rgb = readonly [number, number, number];

/** A raster in which `colourAt` tells the colour of each pixel; `noise` is its largest change, always the same. */
export function drawRaster(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Rgb,
  noise = 1,
): Raster {
  const pixels = new Uint8Array(width * height * 3);
  let state = 1;
  for (let i = 0; i < width * height; i++) {
    const colour = colourAt(i % width, Math.floor(i / width));
    state = (state * 1103515245 + 12345) % 2147483648;
    const change = Math.round(((state / 2147483648) * 2 - 1) * noise);
    colour.forEach((value, c) => {
      pixels[i * 3 + c] = Math.max(0, Math.min(255, Math.round(value + change)));
    });
  }
  return { pixels, width, height };
}

/** Whether a place lies in an upright rectangle. */
export function within(
  x: number,
  y: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

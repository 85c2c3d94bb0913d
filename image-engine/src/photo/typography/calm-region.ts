// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Raster } from '../raster.ts';

/** A part of the picture, in shares of its width and height. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The side of the picture that it leans on. */
  side: 'top' | 'bottom' | 'left' | 'right';
}

/** How much a place is in use: the product and busy texture weigh, per cell of a grid. */
export interface Unrest {
  cells: Float32Array;
  columns: number;
  rows: number;
}

const GRID = 48;

/** Measures unrest from the picture and from where the product is (`mask`, 1 a pixel, any size). */
export function measureUnrest(
  { pixels, width, height }: Raster,
  mask: { values: Uint8Array; width: number; height: number } | null,
): Unrest {
  const cells = new Float32Array(GRID * GRID);
  const counts = new Float32Array(GRID * GRID);
  for (let y = 1; y < height; y++) {
    const row = Math.min(GRID - 1, Math.floor((y / height) * GRID)) * GRID;
    for (let x = 1; x < width; x++) {
      const cell = row + Math.min(GRID - 1, Math.floor((x / width) * GRID));
      const i = (y * width + x) * 3 + 1;
      cells[cell]! += Math.abs(pixels[i]! - pixels[i - 3]!) + Math.abs(pixels[i]! - pixels[i - width * 3]!);
      counts[cell]!++;
    }
  }
  for (let i = 0; i < cells.length; i++) cells[i] = Math.min(1, cells[i]! / Math.max(1, counts[i]!) / 24);
  if (mask) addProduct(cells, mask);
  return { cells, columns: GRID, rows: GRID };
}

function addProduct(
  cells: Float32Array,
  { values, width, height }: { values: Uint8Array; width: number; height: number },
): void {
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const x = Math.min(width - 1, Math.floor(((column + 0.5) / GRID) * width));
      const y = Math.min(height - 1, Math.floor(((row + 0.5) / GRID) * height));
      if (values[y * width + x]) cells[row * GRID + column]! += 3;
    }
  }
}

/** Mean unrest of a region. */
export function unrestOf({ cells, columns, rows }: Unrest, { left, top, width, height }: Region): number {
  let [sum, count] = [0, 0];
  for (let row = Math.floor(top * rows); row < Math.min(rows, Math.ceil((top + height) * rows)); row++) {
    for (
      let column = Math.floor(left * columns);
      column < Math.min(columns, Math.ceil((left + width) * columns));
      column++
    ) {
      sum += cells[row * columns + column]!;
      count++;
    }
  }
  return count > 0 ? sum / count : 9;
}

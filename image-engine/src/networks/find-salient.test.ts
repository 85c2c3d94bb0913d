import { expect, it, vi } from 'vitest';
import type { Raster } from '../photo/raster.ts';
import { findSalient } from './find-salient.ts';
import type { Network, ProductMap } from './network.ts';

const SIDE = 8;
const { signal } = new AbortController();

/** Grey, with what differs drawn in white. */
function photoOf(width: number, height: number, isWhite: (x: number, y: number) => boolean): Raster {
  const pixels = new Uint8Array(width * height * 3).fill(100);
  for (let i = 0; i < width * height; i++)
    if (isWhite(i % width, Math.floor(i / width))) pixels.fill(255, i * 3, i * 3 + 3);
  return { pixels, width, height };
}

/** Sees what is white in what it is shown; `say` changes what it says of a look. */
function networkThatSees(say: (seen: ProductMap, look: number) => ProductMap = (seen) => seen) {
  const looks: Raster[] = [];
  const map = vi.fn(async (photo: Raster) => {
    looks.push(photo);
    const values = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
      const x = Math.floor((((i % SIDE) + 0.5) * photo.width) / SIDE);
      const y = Math.floor(((Math.floor(i / SIDE) + 0.5) * photo.height) / SIDE);
      return (photo.pixels[(y * photo.width + x) * 3] ?? 0) > 200 ? 1 : 0;
    });
    return { ...say({ values, width: SIDE, height: SIDE }, looks.length), cpuSeconds: 0.1 };
  });
  const network: Network = { map, load: async () => ({ family: 'andromeda', side: SIDE }), close: vi.fn() };
  return { network, looks };
}

const small = photoOf(80, 40, (x, y) => x >= 50 && x < 60 && y >= 10 && y < 20);

it('a product that fills little of the photo is looked at from near', async () => {
  const { network, looks } = networkThatSees();
  const { values, width } = await findSalient(network, small, signal);
  const [, near] = looks;
  expect(near?.width).toBeLessThan(20);
  expect(values[15 * width + 55]).toBeGreaterThan(0.9);
  expect(values[15 * width + 20]).toBe(0);
});

it('the closer look has as much say as the photo, in its own place', async () => {
  const nothing = new Float32Array(SIDE * SIDE);
  const { network } = networkThatSees((seen, look) => (look === 2 ? { ...seen, values: nothing } : seen));
  const { values, width } = await findSalient(network, small, signal);
  expect(values[15 * width + 55]).toBeCloseTo(0.5, 1);
  expect(values[15 * width + 25]).toBe(0);
});

it('a photo in which nothing is found is looked at as a whole', async () => {
  const { network, looks } = networkThatSees();
  const { values, cpuSeconds } = await findSalient(
    network,
    photoOf(30, 20, () => false),
    signal,
  );
  expect(looks.map(({ width, height }) => [width, height])).toEqual(Array(2).fill([30, 20]));
  expect(Math.max(...values)).toBe(0);
  expect(cpuSeconds).toBeCloseTo(0.2);
});

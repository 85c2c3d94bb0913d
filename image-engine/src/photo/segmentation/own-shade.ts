// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import { areaOf } from './masks.ts';

const NEAR = 2;
const FAR = 12;
/** The share of a change within 24 pixels that happens within four: below it the border is shading, not an outline. */
const SOFT_SHARE = 0.5;
const TELLING_CHANGE = 8;
const CLEARLY_DARKER = 4;
/** How much harder the other borders of a shade are than the one that it shares with the product. */
const HARDER = 1.25;
/** A shade is at most so much larger than what was found of the product. */
const MOST_GROWTH = 1.5;
const ENCLOSED_SHARE = 0.7;

interface Border {
  length: number;
  near: [number, number, number];
  far: [number, number, number];
}

/**
 * Marks the product's own dark side: an area beside it that is darker and that it passes into without an outline,
 * while the area's border with what lies behind is harder. A cast shadow is the other way round: hard against the
 * product, soft against the table. `areas` numbers the area of each pixel.
 */
export function findOwnShade(picture: LabPicture, areas: Int32Array, mask: Uint8Array): Uint8Array {
  const { sizes, masked } = measureAreas(areas, mask);
  const borders = measureBorders(picture, areas);
  const onProduct = new Set<number>();
  for (let area = 0; area < AREA_LIMIT; area++) if (masked[area]! > sizes[area]! / 2) onProduct.add(area);
  const product = areaOf(mask);
  const shades = findSoftNeighbours(borders, onProduct, sizes, product * MOST_GROWTH);
  if (shades.size === 0) return new Uint8Array(mask.length);
  for (const area of findEnclosed(borders, onProduct, shades)) shades.add(area);
  return mask.map((value, i) => (shades.has(areas[i]!) || (!value && onProduct.has(areas[i]!)) ? 1 : 0));
}

function findSoftNeighbours(
  borders: Map<number, Border>,
  onProduct: Set<number>,
  sizes: Int32Array,
  largest: number,
): Set<number> {
  const softest = new Map<number, number>();
  const hardest = new Map<number, number>();
  for (const [key, border] of borders) {
    const near = Math.hypot(...border.near) / border.length;
    for (const [area, other, sign] of sidesOf(key)) {
      const side = Math.sqrt(sizes[area]!);
      if (onProduct.has(area) || sizes[area]! > largest || border.length < side / 2) continue;
      if (!onProduct.has(other)) hardest.set(area, Math.max(near, hardest.get(area) ?? 0));
      else if (looksSoft(border, sign) && border.length > side)
        softest.set(area, Math.max(near, softest.get(area) ?? 0));
    }
  }
  return new Set(
    [...softest].filter(([area, near]) => (hardest.get(area) ?? 0) > HARDER * near).map(([area]) => area),
  );
}

/** Small areas that lie between the shade and the rest of the product. */
function findEnclosed(
  borders: Map<number, Border>,
  onProduct: Set<number>,
  shades: Set<number>,
): Set<number> {
  const all = new Map<number, number>();
  const inner = new Map<number, number>();
  const beside = new Set<number>();
  for (const [key, { length }] of borders) {
    for (const [area, other] of sidesOf(key)) {
      if (onProduct.has(area) || shades.has(area)) continue;
      all.set(area, (all.get(area) ?? 0) + length);
      if (onProduct.has(other) || shades.has(other)) inner.set(area, (inner.get(area) ?? 0) + length);
      if (shades.has(other)) beside.add(area);
    }
  }
  return new Set([...beside].filter((area) => (inner.get(area) ?? 0) > ENCLOSED_SHARE * all.get(area)!));
}

function sidesOf(key: number): [area: number, other: number, sign: number][] {
  const [a, b] = [Math.floor(key / AREA_LIMIT), key % AREA_LIMIT];
  return [
    [a, b, 1],
    [b, a, -1],
  ];
}

/** Areas are numbered by patches, of which there are fewer. */
const AREA_LIMIT = 4096;

function measureAreas(areas: Int32Array, mask: Uint8Array) {
  const sizes = new Int32Array(AREA_LIMIT);
  const masked = new Int32Array(AREA_LIMIT);
  for (let i = 0; i < mask.length; i++) {
    sizes[areas[i]!]!++;
    masked[areas[i]!]! += mask[i]!;
  }
  return { sizes, masked };
}

/** `sign` is 1 when the border is told from the shade towards the product, -1 when the other way round. */
function looksSoft({ length, near, far }: Border, sign: number): boolean {
  const change = Math.hypot(...far);
  return (
    change > TELLING_CHANGE * length &&
    Math.hypot(...near) < SOFT_SHARE * change &&
    sign * far[0] > CLEARLY_DARKER * length
  );
}

/** The mean change of colour across each border between two areas, close to it and from further off. */
function measureBorders({ lab, width, height }: LabPicture, areas: Int32Array): Map<number, Border> {
  const borders = new Map<number, Border>();
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      for (let way = 0; way < 2; way++) {
        const step = way === 0 ? 1 : width;
        const from = areas[i]!;
        const to = areas[i + step]!;
        if (from === to) continue;
        const key = from < to ? from * AREA_LIMIT + to : to * AREA_LIMIT + from;
        const border = borders.get(key) ?? { length: 0, near: [0, 0, 0], far: [0, 0, 0] };
        borders.set(key, border);
        const before = step === 1 ? x : y;
        const after = (step === 1 ? width : height) - 2 - before;
        addChange(border.near, lab, i, step, Math.min(NEAR, before, after), from < to ? 1 : -1);
        addChange(border.far, lab, i, step, Math.min(FAR, before, after), from < to ? 1 : -1);
        border.length++;
      }
    }
  }
  return borders;
}

function addChange(
  sum: Border['near'],
  lab: Float32Array,
  i: number,
  step: number,
  reach: number,
  sign: number,
): void {
  const before = (i - reach * step) * 3;
  const after = (i + (reach + 1) * step) * 3;
  for (let c = 0; c < 3; c++) sum[c]! += sign * (lab[after + c]! - lab[before + c]!);
}

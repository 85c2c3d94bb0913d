// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import { lengthOf } from './length.ts';

const REACH = 4;
/** Colour change (Lab) over the whole reach that makes a place of the outline tell anything. */
const TELLING_CHANGE = 12;
const TELLING_SUM = 400;
/** How much of an outline's change happens within a pixel: in a photo in focus, and in what stands behind it. */
const IN_FOCUS = 0.65;
const BLURRED = 0.52;
const LARGEST_SHARE = 0.15;

interface Outline {
  size: number;
  near: number;
  far: number;
}

/**
 * Marks areas of the mask whose outline against the background is blurred although the photo's outlines are sharp:
 * they stand behind the product. `areas` numbers the area of each pixel.
 */
export function findOutOfFocus(picture: LabPicture, areas: Int32Array, mask: Uint8Array): Uint8Array {
  const outlines = measureOutlines(picture, areas, mask);
  const whole: Outline = { size: 0, near: 0, far: 1 };
  for (const { size, near, far } of outlines.values()) {
    whole.size += size;
    whole.near += near;
    whole.far += far;
  }
  if (whole.near / whole.far < IN_FOCUS) return new Uint8Array(mask.length);
  const isBehind = ({ size, near, far }: Outline): boolean =>
    far > TELLING_SUM && near / far < BLURRED && size < whole.size * LARGEST_SHARE;
  const behind = new Set([...outlines].filter(([, outline]) => isBehind(outline)).map(([area]) => area));
  const marked = new Uint8Array(mask.length);
  for (let i = 0; i < marked.length; i++) marked[i] = behind.has(areas[i]!) ? 1 : 0;
  return marked;
}

function measureOutlines(
  { lab, width, height }: LabPicture,
  areas: Int32Array,
  mask: Uint8Array,
): Map<number, Outline> {
  const outlines = new Map<number, Outline>();
  const outlineOf = (area: number): Outline => {
    const known = outlines.get(area) ?? { size: 0, near: 0, far: 0 };
    outlines.set(area, known);
    return known;
  };
  for (let y = REACH; y < height - REACH - 1; y++) {
    for (let x = REACH; x < width - REACH - 1; x++) {
      const i = y * width + x;
      if (mask[i]) outlineOf(areas[i]!).size++;
      for (let way = 0; way < 2; way++) {
        const step = way === 0 ? 1 : width;
        if (mask[i] === mask[i + step]) continue;
        const wide = gap(lab, i - REACH * step, i + (REACH + 1) * step);
        if (wide < TELLING_CHANGE) continue;
        const outline = outlineOf(areas[mask[i] ? i : i + step]!);
        outline.far += wide;
        outline.near += Math.min(wide, gap(lab, i - step, i + 2 * step));
      }
    }
  }
  return outlines;
}

function gap(lab: Float32Array, i: number, j: number): number {
  return lengthOf(
    lab[i * 3]! - lab[j * 3]!,
    lab[i * 3 + 1]! - lab[j * 3 + 1]!,
    lab[i * 3 + 2]! - lab[j * 3 + 2]!,
  );
}

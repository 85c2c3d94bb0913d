// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut } from '../raster.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From so much alpha on a pixel belongs to the product. */
const SEEN = 8;
/** Below so much of the lightest a pixel can be told from white. */
const WHITE = 250;
/** Ground of at least this lightness becomes white without a change that a product shows. */
const NEAR_WHITE = 240;
/** Share of the frame that must be near white. */
const MOSTLY = 0.97;
/** How much of the shorter side the frame is thick. */
const FRAME = 0.015;
/** A single pixel is noise. */
const LEAST_IN_LINE = 2;

/** Where the product stands by its alpha; null where nothing is seen. */
export const boxOfAlpha = ({ rgba, width, height }: CutOut): Box | null =>
  boxOf(width, height, (i) => rgba[i * 4 + 3]! >= SEEN);

/** Everything that can be told from white; null where nothing can. */
export const boxOnWhite = ({ rgba, width, height }: CutOut): Box | null =>
  boxOf(width, height, (i) => darkest(rgba, i) < WHITE);

/** Whether a box reaches the edge of its picture: what is in it may go on beyond. */
export const touchesFrame = ({ left, top, width, height }: Box, picture: { width: number; height: number }) =>
  left === 0 || top === 0 || left + width === picture.width || top + height === picture.height;

/** The lightness of each channel that becomes white, where the frame is near white all around; else null. */
export function whitePoint({ rgba, width, height }: CutOut): [number, number, number] | null {
  const frame = frameOf(width, height);
  const light = frame.filter((i) => darkest(rgba, i) >= NEAR_WHITE);
  if (light.length < frame.length * MOSTLY) return null;
  const low = (channel: number) => {
    const values = light.map((i) => rgba[i * 4 + channel]!).sort((a, b) => a - b);
    return values[Math.floor(values.length * (1 - MOSTLY))] ?? 255;
  };
  return [low(0), low(1), low(2)];
}

/** Share of the frame that is white, but for one level that a JPEG may take. */
export function whiteAtFrame({ rgba, width, height }: CutOut): number {
  const frame = frameOf(width, height);
  return frame.filter((i) => darkest(rgba, i) >= 254).length / frame.length;
}

const darkest = (rgba: CutOut['rgba'], i: number) =>
  Math.min(rgba[i * 4]!, rgba[i * 4 + 1]!, rgba[i * 4 + 2]!);

/** The pixels of the frame, by their index. */
function frameOf(width: number, height: number): number[] {
  const thick = Math.max(2, Math.round(Math.min(width, height) * FRAME));
  const indices: number[] = [];
  for (let y = 0; y < height; y++) {
    const whole = y < thick || y >= height - thick;
    for (let x = 0; x < width; x++) {
      if (whole || x < thick || x >= width - thick) indices.push(y * width + x);
      else x = width - thick - 1;
    }
  }
  return indices;
}

function boxOf(width: number, height: number, isSeen: (index: number) => boolean): Box | null {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (let i = 0; i < width * height; i++) {
    if (!isSeen(i)) continue;
    rows[Math.floor(i / width)]!++;
    columns[i % width]!++;
  }
  const [top, bottom] = endsOf(rows);
  const [left, right] = endsOf(columns);
  if (bottom < 0 || right < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function endsOf(counts: Uint32Array): [first: number, last: number] {
  const isSeen = (count: number) => count >= LEAST_IN_LINE;
  return [counts.findIndex(isSeen), counts.findLastIndex(isSeen)];
}

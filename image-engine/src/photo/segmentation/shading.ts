// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import { lengthOf } from './length.ts';

/** Lab change over two pixels of the softened picture from which a slope is an edge and not shading. */
const SHARP = 4;

/** Lab change from a pixel to the next that a shadow's rim does not exceed. */
const SOFT_STEP = 3.5;
const CLEARLY_DARKER = 5;

/** Marks the pixels without an edge within one pixel: the insides of areas. */
export function markCalm({ lab, width, height }: LabPicture): Uint8Array {
  const calm = new Uint8Array(width * height).fill(1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = x > 0 ? i - 1 : i;
      const right = x + 1 < width ? i + 1 : i;
      const above = y > 0 ? i - width : i;
      const below = y + 1 < height ? i + width : i;
      let slope = 0;
      for (let c = 0; c < 3; c++)
        slope +=
          (lab[right * 3 + c]! - lab[left * 3 + c]!) ** 2 + (lab[below * 3 + c]! - lab[above * 3 + c]!) ** 2;
      if (slope >= SHARP * SHARP) calm[i] = 0;
    }
  }
  return calm;
}

/**
 * Marks shadows: places darker than the background expected there, of the same hue, that can be reached from
 * surely empty places by small steps. A grey product has an edge around it; a shadow's rim is soft. `isWall`
 * says whether the outline of a thing runs between two pixels even though it is faint just there.
 */
export function findShadow(
  { lab, width, height }: LabPicture,
  empty: Uint8Array,
  local: Float32Array,
  isWall: (i: number, j: number) => boolean,
): Uint8Array {
  const shadow = new Uint8Array(width * height);
  const reached = Uint8Array.from(empty);
  const stack: number[] = [];
  for (let i = 0; i < reached.length; i++) if (reached[i]) stack.push(i);
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= reached.length || reached[j]) continue;
      if (stepBetween(lab, i, j) > SOFT_STEP || !looksShaded(lab, local, j) || isWall(i, j)) continue;
      reached[j] = 1;
      if (lab[j * 3]! < local[j * 4]! - CLEARLY_DARKER) shadow[j] = 1;
      stack.push(j);
    }
  }
  return shadow;
}

function stepBetween(lab: Float32Array, i: number, j: number): number {
  return lengthOf(
    lab[i * 3]! - lab[j * 3]!,
    lab[i * 3 + 1]! - lab[j * 3 + 1]!,
    lab[i * 3 + 2]! - lab[j * 3 + 2]!,
  );
}

/** Whether a pixel could be the background there in shadow: darker, of the same hue. */
export function looksShaded(lab: Float32Array, local: Float32Array, i: number): boolean {
  const scale = (lab[i * 3]! + 16) / (local[i * 4]! + 16);
  const tolerance = Math.max(4, 2 * Math.sqrt(local[i * 4 + 3]!));
  if (scale < 0.42 || scale > 1 + tolerance / (local[i * 4]! + 16)) return false;
  const da = lab[i * 3 + 1]! - scale * local[i * 4 + 1]!;
  const db = lab[i * 3 + 2]! - scale * local[i * 4 + 2]!;
  return da * da + db * db < tolerance * tolerance;
}

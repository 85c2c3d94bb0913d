// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import { lengthOf } from './length.ts';
import { planeOf } from './masks.ts';
import { boxBlur } from './planes.ts';

/** From this noise on, outlines follow the softened picture. */
export const NOISY = 2.5;

/** The picture's usual change of colour over two pixels (Lab): noise and fine texture. */
export function measureNoise({ lab, width, height }: LabPicture): number {
  const changes = new Float64Array(Math.max(0, Math.ceil((width * height - 2) / 17)));
  for (let at = 0, i = 0; at < changes.length; at++, i += 51)
    changes[at] = lengthOf(lab[i]! - lab[i + 6]!, lab[i + 1]! - lab[i + 7]!, lab[i + 2]! - lab[i + 8]!);
  changes.sort();
  return changes[changes.length >> 1] ?? 0;
}

/** The picture without its finest noise. */
export function soften({ lab, width, height }: LabPicture): Float32Array {
  const soft = new Float32Array(lab.length);
  for (let c = 0; c < 3; c++) {
    const plane = boxBlur(planeOf(lab, c), width, height, 1);
    for (let i = 0; i < plane.length; i++) soft[i * 3 + c] = plane[i]!;
  }
  return soft;
}

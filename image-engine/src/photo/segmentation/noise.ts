// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { LabPicture } from './lab.ts';
import { boxBlur } from './planes.ts';

/** From this noise on, outlines follow the softened picture. */
export const NOISY = 2.5;

/** The picture's usual change of colour over two pixels (Lab): noise and fine texture. */
export function measureNoise({ lab, width, height }: LabPicture): number {
  const changes: number[] = [];
  for (let i = 0; i + 2 < width * height; i += 17)
    changes.push(
      Math.hypot(
        lab[i * 3]! - lab[i * 3 + 6]!,
        lab[i * 3 + 1]! - lab[i * 3 + 7]!,
        lab[i * 3 + 2]! - lab[i * 3 + 8]!,
      ),
    );
  changes.sort((a, b) => a - b);
  return changes[changes.length >> 1] ?? 0;
}

/** The picture without its finest noise. */
export function soften({ lab, width, height }: LabPicture): Float32Array {
  const soft = new Float32Array(lab.length);
  for (let c = 0; c < 3; c++) {
    const plane = boxBlur(
      Float32Array.from({ length: width * height }, (_, i) => lab[i * 3 + c]!),
      width,
      height,
      1,
    );
    for (let i = 0; i < plane.length; i++) soft[i * 3 + c] = plane[i]!;
  }
  return soft;
}

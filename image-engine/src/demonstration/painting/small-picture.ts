// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { boxBlur, sample } from '../../photo/segmentation/planes.ts';
import type { Canvas } from './canvas.ts';

/** A canvas several times smaller, in planes, sharp and blurred. */
export interface SmallPicture {
  sharp: readonly Float32Array[];
  blurred: readonly Float32Array[];
  width: number;
  height: number;
  scale: number;
  radius: number;
}

const SCALE = 4;

/** The upper `rows` rows of the canvas, four times smaller. */
export function shrinkCanvas(canvas: Canvas, rows = canvas.height, radius = 4): SmallPicture {
  const used = Math.min(rows, canvas.height);
  const width = Math.max(1, Math.floor(canvas.width / SCALE));
  const height = Math.max(1, Math.floor(used / SCALE));
  const planes = [0, 1, 2].map((c) => {
    const plane = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let dy = 0; dy < SCALE; dy++)
          for (let dx = 0; dx < SCALE; dx++)
            sum += canvas.light[((y * SCALE + dy) * canvas.width + x * SCALE + dx) * 3 + c]!;
        plane[y * width + x] = sum / (SCALE * SCALE);
      }
    }
    return plane;
  });
  const blurred = planes.map((plane) =>
    boxBlur(boxBlur(plane, width, height, radius), width, height, radius),
  );
  return { sharp: planes, blurred, width, height, scale: SCALE, radius };
}

/** The light at a place of the large canvas, blurred by about `soft` of its pixels. */
export function takeLight(
  picture: SmallPicture,
  x: number,
  y: number,
  soft: number,
  out: Float32Array,
): void {
  const { width, height, scale } = picture;
  const share = Math.min(1, soft / (scale * picture.radius * 1.4));
  const [sx, sy] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
  for (let c = 0; c < 3; c++) {
    const blurred = sample(picture.blurred[c]!, width, height, sx, sy);
    out[c] =
      share > 0.98
        ? blurred
        : blurred * share + sample(picture.sharp[c]!, width, height, sx, sy) * (1 - share);
  }
}

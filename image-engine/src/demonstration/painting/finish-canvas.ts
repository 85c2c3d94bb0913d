// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { sample } from '../../photo/segmentation/planes.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import type { Canvas } from './canvas.ts';
import { shrinkCanvas } from './small-picture.ts';

/** What the camera adds: glow around bright places and darker corners. */
export function finishCanvas(canvas: Canvas, { light }: SceneDescription): void {
  const small = shrinkCanvas(canvas, canvas.height, 12);
  const glow = light.level < 0.55 ? 0.16 : 0.06;
  const corners = light.level < 0.55 ? 0.5 : light.level > 1 ? 0.1 : 0.22;
  const { width, height } = canvas;
  for (let y = 0; y < height; y++) {
    const sy = (y + 0.5) / small.scale - 0.5;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const [dx, dy] = [x / width - 0.5, y / height - 0.5];
      const dark = 1 - corners * Math.min(1, (dx * dx + dy * dy) * 2) ** 1.5;
      for (let c = 0; c < 3; c++) {
        const bright = sample(
          small.blurred[c]!,
          small.width,
          small.height,
          (x + 0.5) / small.scale - 0.5,
          sy,
        );
        canvas.light[i + c] = (canvas.light[i + c]! + Math.max(0, bright - 0.35) * glow) * dark;
      }
    }
  }
}

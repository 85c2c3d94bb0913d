// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Canvas } from './canvas.ts';
import { smoothstep } from './noise.ts';
import { shrinkCanvas, takeLight } from './small-picture.ts';
import type { Stage } from './stage.ts';

/** The lens: what of the surface lies behind the product, and right before the lens, falls out of focus. */
export function softenFar(canvas: Canvas, stage: Stage): void {
  const small = shrinkCanvas(canvas, canvas.height, Math.max(1, Math.round(canvas.width / 500)));
  const out = new Float32Array(3);
  const start = Math.max(0, Math.floor(stage.edge - canvas.height * 0.05));
  for (let y = start; y < canvas.height; y++) {
    const far =
      smoothstep(stage.foot - canvas.height * 0.06, stage.edge, y) *
      smoothstep(start, start + canvas.height * 0.03, y);
    const near = 0.7 * smoothstep(stage.foot + canvas.height * 0.08, canvas.height * 1.04, y);
    const share = Math.max(y < stage.foot ? far : 0, near);
    if (share < 0.02) continue;
    for (let x = 0; x < canvas.width; x++) {
      takeLight(small, x, y, 99, out);
      const i = (y * canvas.width + x) * 3;
      for (let c = 0; c < 3; c++) canvas.light[i + c] = canvas.light[i + c]! * (1 - share) + out[c]! * share;
    }
  }
}

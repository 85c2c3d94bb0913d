// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { Light } from '../scenes/scene-description.ts';
import { type Canvas, type Layer, LINEAR, linearOf } from './canvas.ts';
import { smoothstep } from './noise.ts';
import { softCoverage } from './reflection.ts';
import { shrinkCanvas, takeLight } from './small-picture.ts';

/** Lays the product into the painted set, lit as the set is: its warmth, its side, its colours at the edges. */
export function setProduct(
  canvas: Canvas,
  product: Layer,
  left: number,
  top: number,
  light: Light,
  standing: boolean,
): void {
  const around = shrinkCanvas(canvas, canvas.height, 10);
  const radius = Math.max(1, Math.round(canvas.width * 0.006));
  const soft = softCoverage(product, radius);
  const lit = gradeOf(light);
  const seen = new Float32Array(3);
  const lamps = light.neon?.map((color) => linearOf(color));
  const rim = Math.max(1, Math.round(canvas.width * 0.007));
  const at = (x: number, y: number): number =>
    x < 0 || x >= product.width || y < 0 || y >= product.height ? 0 : soft[y * product.width + x]!;
  for (let y = Math.max(0, -top); y < Math.min(product.height, canvas.height - top); y++) {
    const foot = standing ? 1 - 0.16 * smoothstep(0.9, 1, y / product.height) : 1;
    for (let x = Math.max(0, -left); x < Math.min(product.width, canvas.width - left); x++) {
      const from = (y * product.width + x) * 4;
      const alpha = product.rgba[from + 3]! / 255;
      if (alpha === 0) continue;
      const to = ((y + top) * canvas.width + x + left) * 3;
      const side = lit.side * (x / product.width - 0.5);
      const wrap = 0.34 * (1 - soft[y * product.width + x]!) * alpha;
      if (wrap > 0.01) takeLight(around, x + left, y + top, 40, seen);
      const edges = lamps ? [at(x, y) - at(x - rim, y), at(x, y) - at(x + rim, y)] : null;
      for (let c = 0; c < 3; c++) {
        let value = LINEAR[product.rgba[from + c]!]! * lit.gain[c]! * foot * (1 - side);
        if (wrap > 0.01) value = value * (1 - wrap * 0.4) + seen[c]! * wrap;
        if (lamps && edges)
          value += (lamps[0]![c]! * Math.max(0, edges[0]!) + lamps[1]![c]! * Math.max(0, edges[1]!)) * 0.7;
        canvas.light[to + c] = canvas.light[to + c]! * (1 - alpha) + value * alpha;
      }
    }
  }
}

/** How the light changes the product's own colours: gently, they must stay what the buyer gets. */
function gradeOf(light: Light): { gain: readonly [number, number, number]; side: number } {
  const level = 0.72 + 0.28 * Math.min(1, light.level / 0.9);
  const warmth = light.warmth * 0.55;
  const side = light.from === 'left' ? 0.16 : light.from === 'right' ? -0.16 : 0;
  return {
    gain: [level * (1 + 0.1 * warmth), level, level * (1 - 0.14 * warmth)],
    side: side * (0.5 + light.hardness * 0.7),
  };
}

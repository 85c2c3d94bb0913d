import type { Shadow } from '../../photo/finishing/contact-shadow.ts';
import { sample } from '../../photo/segmentation/planes.ts';
import type { Placing } from './arrange.ts';
import type { Canvas } from './canvas.ts';
import { smoothstep } from './noise.ts';
import { SCALE, type ShadowPlane } from './shadows.ts';
import type { Stage } from './stage.ts';
import type { Trimmed } from './trim.ts';

/** Share of the photo's side over which a shadow fades that its frame cut. */
const RIM = 0.08;
/** The picture's bytes to linear light. */
const LINEAR_OF_BYTES = 2.2;

/** The shadow of the product's own photo, where the product goes and as large as it gets; on the surface, not on the wall. */
export function ownShadow(
  canvas: Canvas,
  shadow: Shadow,
  { left, top, layer, frame }: Trimmed,
  placing: Placing,
  { edge, height: stageHeight }: Stage,
): ShadowPlane {
  const width = Math.ceil(canvas.width / SCALE);
  const height = Math.ceil(canvas.height / SCALE);
  const strength = new Float32Array(width * height);
  const perPixel = { x: layer.width / placing.width, y: layer.height / placing.height };
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) * SCALE;
    const inPhoto = top + (y - placing.top) * perPixel.y;
    const onSurface = edge < stageHeight ? smoothstep(edge, edge + stageHeight * 0.05, y) : 1;
    const fadeRow = onSurface * rimOf(inPhoto / frame.height);
    if (fadeRow === 0) continue;
    for (let column = 0; column < width; column++) {
      const x = left + ((column + 0.5) * SCALE - placing.left) * perPixel.x;
      const fade = fadeRow * rimOf(x / frame.width);
      if (fade === 0) continue;
      const dark = sample(
        shadow.strength,
        shadow.width,
        shadow.height,
        x / shadow.scale - 0.5,
        inPhoto / shadow.scale - 0.5,
      );
      strength[row * width + column] = 1 - (1 - dark * fade) ** LINEAR_OF_BYTES;
    }
  }
  return { strength, width, height };
}

/** 0 outside the photo's frame, 1 well inside. */
function rimOf(share: number): number {
  return smoothstep(0, RIM, Math.min(share, 1 - share));
}

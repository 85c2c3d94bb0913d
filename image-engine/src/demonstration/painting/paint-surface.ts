// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time

import { mixColours } from '../../photo/colour.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import { type Canvas, linearOf } from './canvas.ts';
import type { LightField } from './lighting.ts';
import type { Material } from './materials.ts';
import { smoothstep } from './noise.ts';
import { type SmallPicture, shrinkCanvas, takeLight } from './small-picture.ts';
import { type Stage, scaleAt } from './stage.ts';
import { surfaceOf } from './surfaces.ts';
import type { Tones } from './tones.ts';

/** How much longer a square of the surface is, drawn, than it is tall. */
const FLATNESS = 2.7;

/** Paints the surface from its far edge to the frame's lower side: texture, light, and what it mirrors. */
export function paintSurface(
  canvas: Canvas,
  scene: SceneDescription,
  stage: Stage,
  tones: Tones,
  light: LightField,
  seed: number,
): void {
  const { material, colour } = surfaceOf(scene.surface, seed + 11);
  const own = stage.seamless ? mixColours(tones.wallEnd, [255, 255, 255], 0.1) : (tones.surface ?? colour);
  const base = linearOf(own);
  const mirror =
    stage.view === 'front' && material.gloss > 0 ? shrinkCanvas(canvas, Math.ceil(stage.edge)) : null;
  const row = stage.view === 'above' ? rowFromAbove : rowFromFront;
  const out = new Float32Array(3);
  const lit = new Float32Array(3);
  const seen = new Float32Array(3);
  const soft = stage.seamless ? stage.height * 0.3 : Math.max(1.5, stage.height * 0.004);
  for (let y = Math.max(0, Math.floor(stage.edge - soft * 0.5)); y < stage.height; y++) {
    const { v, across, fine } = row(stage, y);
    const shown =
      stage.view === 'above' ? 1 : smoothstep(stage.edge - soft * 0.5, stage.edge + soft * 0.5, y);
    for (let x = 0; x < stage.width; x++) {
      out.set(base);
      material.texture((x - stage.width / 2) * across, v, out, fine);
      light(x, y, true, lit);
      const to = (y * stage.width + x) * 3;
      if (mirror) mirrored(mirror, material, stage, x, y, seen);
      const share = mirror ? reflectance(material, stage, y) : 0;
      for (let c = 0; c < 3; c++) {
        const value = out[c]! * lit[c]! * (1 - share * 0.55) + seen[c]! * share;
        canvas.light[to + c] = canvas.light[to + c]! * (1 - shown) + value * shown;
      }
    }
  }
}

interface Row {
  v: number;
  across: number;
  fine: (frequency: number) => number;
}

function rowFromFront(stage: Stage, y: number): Row {
  const scale = Math.max(0.04, scaleAt(stage, y));
  const deep = (FLATNESS * (stage.foot - stage.horizon)) / stage.width;
  const pixel = (deep / scale ** 2 / (stage.foot - stage.horizon)) * 0.55;
  return {
    v: -deep / scale,
    across: 1 / (stage.width * scale),
    fine: (f) => 1 - smoothstep(0.22, 0.8, f * pixel),
  };
}

function rowFromAbove({ width, height }: Stage, y: number): Row {
  return {
    v: (height / 2 - y) / width,
    across: 1 / width,
    fine: (f) => 1 - smoothstep(0.22, 0.8, f / width),
  };
}

/** Surfaces mirror more where one looks along them. */
function reflectance({ gloss }: Material, stage: Stage, y: number): number {
  const near = smoothstep(stage.edge, stage.height, y);
  return gloss * (0.9 - 0.5 * near);
}

function mirrored(
  wall: SmallPicture,
  { rough }: Material,
  stage: Stage,
  x: number,
  y: number,
  out: Float32Array,
): void {
  const depth = y - stage.edge;
  takeLight(wall, x, stage.edge - depth * 1.15 - 2, rough * stage.width * (0.4 + depth / stage.height), out);
}

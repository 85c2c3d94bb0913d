// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import { hexOf, mixColours } from '../../photo/colour.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import { addLayer, type Canvas, createCanvas, LINEAR, linearOf } from './canvas.ts';
import { chance } from './chance.ts';
import { glowAt, type LightField, lightField } from './lighting.ts';
import { toSvg } from './markup.ts';
import { clouds, createNoise, smoothstep } from './noise.ts';
import { paintSurface } from './paint-surface.ts';
import { PLACES } from './places.ts';
import { rasterise } from './rasterise.ts';
import type { Stage } from './stage.ts';
import type { Tones } from './tones.ts';

/** Paints wall and surface under their light, without things and without the product. */
export async function paintSet(
  scene: SceneDescription,
  stage: Stage,
  tones: Tones,
  seed: number,
): Promise<Canvas> {
  const canvas = createCanvas(stage.width, stage.height);
  const light = lightField(scene.light, stage, seed);
  if (stage.view === 'front') {
    const place = PLACES[scene.place];
    if (place) await paintPlace(canvas, scene, stage, tones, light, seed);
    else paintWall(canvas, scene, stage, tones, light, seed);
  }
  if (stage.edge < stage.height) paintSurface(canvas, scene, stage, tones, light, seed);
  return canvas;
}

const UNITS = 400;

async function paintPlace(
  canvas: Canvas,
  scene: SceneDescription,
  stage: Stage,
  tones: Tones,
  light: LightField,
  seed: number,
): Promise<void> {
  const place = PLACES[scene.place];
  if (!place) return;
  const { width } = stage;
  const height = Math.min(stage.height, Math.ceil(stage.edge) + 2);
  const { markup, soft, lights } = place({
    wall: hexOf(tones.wall),
    accent: hexOf(tones.accent),
    next: chance(seed),
  });
  const tall = (UNITS * height) / width;
  const box: [number, number, number, number] =
    tall > 380
      ? [200 - 190 * (width / height), -80, 380 * (width / height), 380]
      : [0, 300 - tall, UNITS, tall];
  const blur = (scene.deepFocus ? 0.25 : 1) * soft * (width / box[2]);
  const half = [Math.ceil(width / 2), Math.ceil(height / 2)] as const;
  const [drawn, glare] = await Promise.all([
    rasterise(toSvg(markup, box, ...half), width, height, blur),
    lights ? rasterise(toSvg(lights, box, width, height), width, height, width / 500) : null,
  ]);
  const out = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      light(x, y, false, out);
      const to = (y * width + x) * 3;
      const from = (y * width + x) * 4;
      for (let c = 0; c < 3; c++)
        canvas.light[to + c] = LINEAR[drawn.rgba[from + c]!]! * (0.45 * scene.light.level + 0.6 * out[c]!);
    }
  }
  if (glare) addLayer(canvas, glare, 0, 0, scene.light.level < 0.6 ? 0.75 : 0.42);
}

function paintWall(
  canvas: Canvas,
  scene: SceneDescription,
  stage: Stage,
  tones: Tones,
  light: LightField,
  seed: number,
): void {
  const { width, height } = stage;
  const noise = createNoise(seed + 3);
  const plaster = scene.place === 'wall' ? 0.09 : 0;
  const low = Math.min(height, Math.ceil(stage.edge + (stage.seamless ? height * 0.16 : 2)));
  const out = new Float32Array(3);
  const glow = linearOf(scene.light.glow ?? [0, 0, 0]);
  for (let y = 0; y < low; y++) {
    const base = linearOf(mixColours(tones.wall, tones.wallEnd, smoothstep(0, stage.edge * 1.05, y)));
    for (let x = 0; x < width; x++) {
      light(x, y, false, out);
      const halo = glowAt(scene.light, stage, x, y);
      const rough = plaster
        ? 1 +
          plaster * (clouds(noise, (x / width) * 5, (y / width) * 5, 4) - 0.5) +
          0.03 * (noise((x / width) * 150, (y / width) * 150) - 0.5)
        : 1;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) canvas.light[to + c] = base[c]! * out[c]! * rough + glow[c]! * halo;
    }
  }
}

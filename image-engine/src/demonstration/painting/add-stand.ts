import { hexOf, lightness, mixColours, type Rgb } from '../../photo/colour.ts';
import { drawTurned, type Turned } from '../products/lathe.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import { blendLayer, type Canvas } from './canvas.ts';
import { dark, lite, type Markup, shape, stroke, toSvg } from './markup.ts';
import { rasterise } from './rasterise.ts';
import { setProduct } from './set-product.ts';
import { castOn, standingShadow } from './shadows.ts';
import type { Stage } from './stage.ts';
import type { Tones } from './tones.ts';
import { resizeLayer } from './trim.ts';

/** Sets up what the product stands on besides the surface. Answers by how many pixels it lifts the product. */
export async function addStand(
  canvas: Canvas,
  scene: SceneDescription,
  stage: Stage,
  tones: Tones,
): Promise<number> {
  if (scene.stand === 'none' || stage.view === 'above' || stage.edge >= stage.height) return 0;
  if (scene.stand === 'arch') await addArch(canvas, scene, stage, tones);
  const colour = scene.standColour ?? usualColour(scene, tones);
  const width = Math.round(Math.min(stage.width, stage.height) * 0.74);
  const large = drawTurned(podium(colour), Math.round(width * 1.6));
  const layer = await resizeLayer(large, width, large.height / 1.6);
  const left = Math.round((stage.width - width) / 2);
  const bottom = Math.min(stage.height * 0.975, stage.foot + stage.height * 0.105);
  const top = Math.round(bottom - layer.height);
  castOn(canvas, standingShadow(canvas, layer, left, top, bottom, scene.light), 0.9);
  setProduct(canvas, layer, left, top, scene.light, true);
  const middle = top + (width / 2) * UPPER * 0.267;
  return stage.foot - middle - width * 0.05;
}

const usualColour = (scene: SceneDescription, tones: Tones): Rgb =>
  scene.stand === 'podium' && scene.surfaceColour && scene.surface !== 'wood'
    ? scene.surfaceColour
    : toneOf(tones.wallEnd);

const UPPER = 0.84;

const podium = (colour: Rgb): Turned => ({
  profile: [
    [0, 99],
    [0.8, 100],
    [9, 100],
    [10, 99],
    [10.2, UPPER * 99],
    [11, UPPER * 100],
    [33, UPPER * 100],
    [34.5, UPPER * 98.6],
  ],
  rings: [{ to: 9999, colour: hexOf(colour), finish: 'matte' }],
});

/** A little lighter than a dark wall, near the colour of a light one. */
function toneOf(wall: Rgb): Rgb {
  return lightness(wall) < 0.3
    ? mixColours(wall, [255, 255, 255], 0.1)
    : mixColours(wall, [255, 255, 255], 0.3);
}

async function addArch(canvas: Canvas, scene: SceneDescription, stage: Stage, tones: Tones): Promise<void> {
  const color = hexOf(scene.backdrop ?? tones.accent);
  const { width, height } = stage;
  const tall = (400 * height) / width;
  const [foot, w, high] = [(stage.edge * 400) / width, 214, tall * 0.52];
  const r = w / 2;
  const d = `M${200 - r} ${foot} V${foot - high + r} A${r} ${r} 0 0 1 ${200 + r} ${foot - high + r} V${foot} Z`;
  const markup: Markup =
    shape(d, `lin(12 ${dark(color, 0.34)} ${color}@46 ${lite(color, 0.12)})`) +
    stroke(d, dark(color, 0.4), 3, 'opacity=".25"');
  const { level } = scene.light;
  blendLayer(
    canvas,
    await rasterise(toSvg(markup, [0, 0, 400, tall], width, height), width, height, width * 0.0022),
    0,
    0,
    [level, level, level],
  );
}

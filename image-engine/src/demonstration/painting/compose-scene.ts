import { mixColours, type Rgb } from '../../photo/colour.ts';
import type { Shadow } from '../../photo/finishing/contact-shadow.ts';
import type { CutOut } from '../../photo/raster.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import { addProps } from './add-props.ts';
import { addStand } from './add-stand.ts';
import { arrangeProducts, type Placing } from './arrange.ts';
import { type Canvas, developCanvas } from './canvas.ts';
import { chance } from './chance.ts';
import { finishCanvas } from './finish-canvas.ts';
import { ownShadow } from './own-shadow.ts';
import { paintSet } from './paint-set.ts';
import { dominantColour } from './product-tones.ts';
import { mirrorProduct } from './reflection.ts';
import { setProduct } from './set-product.ts';
import { castOn, lyingShadow, standingShadow } from './shadows.ts';
import { softenFar } from './soften-far.ts';
import { type Stage, setStage } from './stage.ts';
import { surfaceOf } from './surfaces.ts';
import type { Tones } from './tones.ts';
import { resizeLayer, type Trimmed, trimProduct } from './trim.ts';

/** A product, with the shadow that its own photo shows. */
export interface SceneProduct {
  cutOut: CutOut;
  shadow: Shadow | null;
}

const HARD_LIGHT = 0.5;

export interface Size {
  width: number;
  height: number;
}

/** Composes the products into the scene. Answers 3 bytes a pixel; the same seed gives the same picture. */
export async function composeScene(
  products: readonly SceneProduct[],
  scene: SceneDescription,
  { width, height }: Size,
  seed: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const stage = setStage(scene, width, height);
  const trimmed = products.map(({ cutOut }) => trimProduct(cutOut));
  const tones = chooseTones(scene, trimmed[0] ? dominantColour(trimmed[0].layer) : [150, 150, 150]);
  const canvas = await paintSet(scene, stage, tones, seed);
  if (stage.view === 'front' && stage.edge < stage.height) softenFar(canvas, stage);
  const props = await addProps(canvas, scene, stage, tones, seed);
  const lift = scene.floating ? 0 : await addStand(canvas, scene, stage, tones);
  const placings = arrangeProducts(trimmed, scene, stage, lift);
  for (const index of backToFront(trimmed.length)) {
    const [product, placing] = [trimmed[index], placings[index]];
    const shadow = products[index]?.shadow ?? null;
    if (product && placing) await addProduct(canvas, { ...product, shadow }, placing, scene, stage, seed);
  }
  await props.layBefore();
  finishCanvas(canvas, scene);
  return developCanvas(canvas, 2.6, chance(seed + 99));
}

const backToFront = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => count - 1 - index);

async function addProduct(
  canvas: Canvas,
  product: Trimmed & Pick<SceneProduct, 'shadow'>,
  placing: Placing,
  scene: SceneDescription,
  stage: Stage,
  seed: number,
): Promise<void> {
  const layer = await resizeLayer(product.layer, placing.width, placing.height);
  const [left, top] = [Math.round(placing.left), Math.round(placing.top)];
  const { light } = scene;
  if (placing.foot !== null) {
    if (scene.reflection && scene.stand === 'none') {
      const { material } = surfaceOf(scene.surface, seed);
      const share = material.gloss * 0.9;
      if (share > 0.04) mirrorProduct(canvas, layer, left, top, share, material.rough * canvas.width * 0.3);
    }
    const { shadow } = product;
    if (scene.shadow && shadow && suitsOwnShadow(scene))
      castOn(canvas, ownShadow(canvas, shadow, product, placing, stage), 1);
    else if (scene.shadow) castOn(canvas, standingShadow(canvas, layer, left, top, placing.foot, light), 1);
  } else if (scene.shadow && stage.view === 'above') {
    castOn(canvas, lyingShadow(canvas, layer, left, top, light, 0.06), 1);
  } else if (scene.shadow && scene.floating && stage.edge < stage.height) {
    castOn(canvas, lyingShadow(canvas, layer, left, top, light, 0.16), 0.5);
  }
  setProduct(canvas, layer, left, top, light, placing.foot !== null);
}

/** The photo's own shadow fits a soft light on a bare surface; a hard light and a stand cast theirs. */
function suitsOwnShadow({ stand, light }: SceneDescription): boolean {
  return stand === 'none' && light.hardness < HARD_LIGHT;
}

/** What the words leave open follows the product: a wall that lets its colour stand out. */
function chooseTones(scene: SceneDescription, product: Rgb): Tones {
  const quiet = mixColours(product, [238, 234, 229], 0.82);
  const said =
    scene.stand === 'arch' && scene.backdrop
      ? mixColours(scene.backdrop, [248, 238, 228], 0.66)
      : scene.backdrop;
  const wall = said ?? (scene.light.level < 0.5 ? mixColours(product, [26, 26, 32], 0.86) : quiet);
  const wallEnd =
    scene.backdropEnd ?? mixColours(wall, scene.light.level < 0.5 ? [8, 8, 12] : [255, 255, 255], 0.16);
  return {
    wall,
    wallEnd,
    surface: scene.surfaceColour,
    accent: scene.accents[0] ?? scene.backdropEnd ?? mixColours(product, [190, 150, 120], 0.5),
  };
}

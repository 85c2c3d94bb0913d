import type { Rgb } from '../../photo/colour.ts';
import type { CutOut } from '../../photo/raster.ts';
import type { Layer } from '../painting/canvas.ts';
import { composeScene, type Size } from '../painting/compose-scene.ts';
import type { PictureFormat } from '../picture-format.ts';
import { inShopColours } from '../scenes/in-shop-colours.ts';
import { readColours } from '../scenes/read-colours.ts';
import { readScene } from '../scenes/read-scene.ts';
import type { SceneDescription } from '../scenes/scene-description.ts';
import { plainWords } from '../scenes/words.ts';
import { chooseProduct } from './choose-product.ts';

const SQUARE = { width: 1024, height: 1024 };
const TALL = { width: 1024, height: 1280 };
const WIDE = { width: 1280, height: 1024 };

/** Draws a whole advertising picture from words: a product that fits them, in the scene they describe. */
export async function drawGenerated(
  prompt: string,
  format: PictureFormat,
  seed: number,
  shopColours: readonly Rgb[],
): Promise<{ pixels: Uint8Array<ArrayBuffer>; size: Size }> {
  const product = chooseProduct(prompt, seed);
  const drawn = await product.draw(1000);
  const scene = inShopColours(sceneFor(prompt), prompt, shopColours);
  const wide = drawn.width > drawn.height * 1.15;
  const size = format === 'square' ? SQUARE : wide ? WIDE : TALL;
  return { pixels: await composeScene([{ cutOut: framed(drawn), shadow: null }], scene, size, seed), size };
}

/** Words without a place get a podium, so that a generated picture looks composed. */
function sceneFor(prompt: string): SceneDescription {
  const scene = readScene(prompt);
  const vague = scene.vague && scene.stand === 'none';
  const { backdrop, palette } = readColours(plainWords(prompt), prompt);
  const own = vague && backdrop.length + palette.length === 0;
  return {
    ...scene,
    backdrop: own ? null : scene.backdrop,
    view: 'front',
    stand: vague ? 'podium' : scene.stand,
  };
}

/** Adds a margin, so that composing does not take the edge of the drawing for that of a photo. */
function framed({ rgba, width, height }: Layer): CutOut {
  const margin = 4;
  const [wide, tall] = [width + margin * 2, height + margin * 2];
  const own = new Uint8ClampedArray(wide * tall * 4);
  for (let y = 0; y < height; y++)
    own.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), ((y + margin) * wide + margin) * 4);
  return { rgba: own, width: wide, height: tall };
}

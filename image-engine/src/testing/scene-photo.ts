import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { SCENE_SIDE, type Scene } from './scenes.ts';

export interface ScenePhoto {
  jpeg: Buffer;
  /** Coverage of each pixel by the product, 0 to 255. */
  truth: Uint8Array;
  side: number;
}

/** Photographs a scene: soft lens, sensor noise (the same each time), JPEG. */
export async function photographScene(scene: Scene, side: number): Promise<ScenePhoto> {
  const sharpness = side / 1600;
  const { data } = await draw(`${scene.room}${scene.shadow}${scene.product}`, side)
    .removeAlpha()
    .blur(0.3 + sharpness)
    .raw()
    .toBuffer({ resolveWithObject: true });
  addNoise(data, scene.light ?? 1, scene.noise ?? 3);
  const jpeg = await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
  const alpha = await draw(scene.product, side).extractChannel('alpha').raw().toBuffer();
  return { jpeg, truth: new Uint8Array(alpha), side };
}

function draw(layers: string, side: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${SCENE_SIDE} ${SCENE_SIDE}">${layers}</svg>`;
  return sharp(Buffer.from(svg));
}

function addNoise(pixels: Uint8Array, light: number, noise: number): void {
  let state = 20_260_101;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let i = 0; i < pixels.length; i++) {
    const bell = random() + random() + random() - 1.5;
    pixels[i] = Math.max(0, Math.min(255, Math.round((pixels[i] ?? 0) * light + bell * 2 * noise)));
  }
}

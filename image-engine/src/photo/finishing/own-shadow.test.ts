import { describe, expect, it } from 'vitest';
import { photographScene } from '../../testing/scene-photo.ts';
import { SCENES, type Scene } from '../../testing/scenes.ts';
import { decodePhoto } from '../decode-photo.ts';
import { findOwnShadow } from './own-shadow.ts';
import { placeOnColour } from './place-on-colour.ts';

const SIDE = 420;

/** A scene's photo and its true cut-out. */
async function photograph(scene: Scene, withoutShadow = false) {
  const { jpeg, truth } = await photographScene(withoutShadow ? { ...scene, shadow: '' } : scene, SIDE);
  const photo = await decodePhoto(jpeg);
  if (photo.kind !== 'whole') throw new Error('a JPEG has no alpha');
  const { small } = photo.sizes;
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  truth.forEach((alpha, i) => {
    rgba.set(small.pixels.subarray(i * 3, i * 3 + 3), i * 4);
    rgba[i * 4 + 3] = alpha;
  });
  return { small, cutOut: { rgba, width: SIDE, height: SIDE } };
}

/** The shadow's strength at a place of the scene, in its own units. */
async function shadowOf(scene: Scene) {
  const { small, cutOut } = await photograph(scene);
  const shadow = findOwnShadow(small, cutOut);
  if (!shadow) throw new Error('no shadow was found');
  const at = (x: number, y: number): number =>
    shadow.strength[Math.round((y * SIDE) / 1000) * shadow.width + Math.round((x * SIDE) / 1000)] ?? 0;
  return at;
}

describe("the shadow of the product's own photo", () => {
  it('falls to the side where it falls in the photo, and ends where it ends there', async () => {
    const at = await shadowOf(SCENES['white bottle on a white table']);
    expect(at(700, 868)).toBeGreaterThan(0.2);
    expect(at(770, 868)).toBeGreaterThan(0.08);
    expect(at(900, 868)).toBeLessThan(0.01);
    expect(at(320, 868)).toBeLessThan(0.06);
    expect(at(200, 300)).toBe(0);
  });

  it('goes on below the edge of the product, so that no bright line parts them', {
    tags: ['long'],
  }, async () => {
    const at = await shadowOf(SCENES['red shoe on a white sweep']);
    for (const y of [712, 716, 720, 726]) expect(at(510, y)).toBeGreaterThan(0.3);
  });

  it('darkens a new ground without a colour of its own', async () => {
    const { small, cutOut } = await photograph(SCENES['blue mug with an open handle']);
    const pixels = placeOnColour(cutOut, { red: 200, green: 100, blue: 50 }, findOwnShadow(small, cutOut));
    const from = (Math.round(0.806 * SIDE) * SIDE + Math.round(0.66 * SIDE)) * 3;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(from, from + 3);
    expect(red).toBeLessThan(180);
    expect(red / green).toBeCloseTo(2, 1);
    expect(green / blue).toBeCloseTo(2, 1);
  });

  it.each([
    'white bottle on a white table',
    'red shoe on a white sweep',
    'blue mug with an open handle',
    'cardboard box on a wooden table',
  ] as const)('is none where the photo has none: %s', async (name) => {
    const { small, cutOut } = await photograph(SCENES[name], true);
    expect(findOwnShadow(small, cutOut)).toBeNull();
  });

  it('is not taken from a grey part of the product that the cut left out', async () => {
    const { small, cutOut } = await photograph(SCENES['grey shirt on a light bed']);
    for (let i = 0; i < SIDE * SIDE; i++) if (Math.floor(i / SIDE) > 0.55 * SIDE) cutOut.rgba[i * 4 + 3] = 0;
    expect(findOwnShadow(small, cutOut)).toBeNull();
  });
});

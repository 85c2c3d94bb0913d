import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photographScene } from '../../testing/scene-photo.ts';
import { SCENE_SIDE, SCENES, type Scene } from '../../testing/scenes.ts';
import { decodePhoto } from '../decode-photo.ts';
import { cutOutProduct } from './cut-out-product.ts';

const SIDE = 900;

type CutOutScene = Awaited<ReturnType<typeof cutOut>>;
const cutOuts = new Map<Scene, Promise<CutOutScene>>();

/** The cut-out of a scene. Several tests look at the same one. */
function cutOutScene(scene: Scene): Promise<CutOutScene> {
  const known = cutOuts.get(scene) ?? cutOut(scene);
  cutOuts.set(scene, known);
  return known;
}

async function cutOut(scene: Scene) {
  const photo = await photographScene(scene, SIDE);
  const decoded = await decodePhoto(photo.jpeg);
  if (decoded.kind !== 'whole') throw new Error('a JPEG has no alpha');
  const result = cutOutProduct(decoded.sizes);
  if (!result.found) throw new Error(`not found: ${result.why}`);
  return {
    alpha: result.cutOut.rgba.filter((_, i) => i % 4 === 3),
    rgba: result.cutOut.rgba,
    truth: photo.truth,
  };
}

/**
 * Intersection over union of soft masks. On these scenes the tightest rectangle reaches 0.43 to 0.85, and plain
 * GrabCut from a rectangle 0.52 to 0.96, 0.83 on the average.
 */
function overlap(alpha: Uint8ClampedArray, truth: Uint8Array): number {
  let both = 0;
  let either = 0;
  truth.forEach((value, i) => {
    both += Math.min(alpha[i] ?? 0, value);
    either += Math.max(alpha[i] ?? 0, value);
  });
  return both / either;
}

/** No other test of the plain run looks at these, and each takes seconds. */
const ONLY_HERE = [
  'white bottle on a white table',
  'cardboard box on a wooden table',
  'grey shirt on a light bed',
  'glasses case and strap ring on a table',
  'amber bottle in the dark',
  'dark phone on dark cloth, tilted',
];

describe('a product on a table or a wall is cut along its outline', () => {
  for (const [name, scene] of Object.entries(SCENES))
    it(name, { tags: ONLY_HERE.includes(name) ? ['long'] : [] }, async () => {
      const { alpha, truth } = await cutOutScene(scene);
      expect(overlap(alpha, truth)).toBeGreaterThan(name.includes('phone') ? 0.955 : 0.97);
    });
});

describe('the edge of a cut-out', () => {
  it('the edge is soft: many pixels along it are partly covered, none far from it', async () => {
    const { alpha, truth } = await cutOutScene(SCENES['blue mug with an open handle']);
    const partly = alpha.filter((value) => value > 20 && value < 235).length;
    const ghosts = alpha.filter((value, i) => value > 0 && value < 255 && isFlat(truth, i, 900, 10)).length;
    expect(partly).toBeGreaterThan(600);
    expect(ghosts).toBe(0);
  });

  it('the edge carries no colour of the old background', async () => {
    const { rgba, truth } = await cutOutScene(SCENES['red shoe on a white sweep']);
    let pale = 0;
    let edge = 0;
    for (let i = 0; i < truth.length; i++) {
      const isUpper = i < 900 * 560;
      const alpha = rgba[i * 4 + 3] ?? 0;
      if (!isUpper || alpha < 40 || alpha > 215) continue;
      edge++;
      if ((rgba[i * 4 + 2] ?? 0) > 150) pale++;
    }
    expect(edge).toBeGreaterThan(200);
    expect(pale / edge).toBeLessThan(0.05);
  });
});

describe('the rim of a cut-out on any colour', () => {
  it('the rim has the colour of the product, also where the lens had blurred the backdrop into it', async () => {
    const { alpha, rgba, truth } = await cutOutScene(SCENES['red shoe on a white sweep']);
    let [off, rim] = [0, 0];
    for (let y = 12; y < 560; y++) {
      for (let x = 12; x < 888; x++) {
        const i = y * 900 + x;
        const within = (truth[i - 2] ?? 0) < 20 ? i + 6 : (truth[i + 2] ?? 0) < 20 ? i - 6 : -1;
        if (within < 0 || (alpha[i] ?? 0) < 60 || (truth[within] ?? 0) < 255) continue;
        rim++;
        for (let c = 0; c < 3; c++) off += Math.abs((rgba[i * 4 + c] ?? 0) - (rgba[within * 4 + c] ?? 0)) / 3;
      }
    }
    expect(rim).toBeGreaterThan(300);
    expect(off / rim).toBeLessThan(18.5);
  });

  it('the rim of a straight side does not fray', { tags: ['long'] }, async () => {
    const { alpha, truth } = await cutOutScene(SCENES['dark phone on dark cloth, tilted']);
    const turns = (mask: ArrayLike<number>): number => {
      let count = 0;
      for (let i = 900; i < 900 * 900; i++) {
        if ((mask[i] ?? 0) > 127 !== (mask[i - 1] ?? 0) > 127) count++;
        if ((mask[i] ?? 0) > 127 !== (mask[i - 900] ?? 0) > 127) count++;
      }
      return count;
    };
    expect(turns(alpha)).toBeLessThan(turns(truth) * 1.1);
  });
});

function isFlat(truth: Uint8Array, i: number, width: number, reach: number): boolean {
  const value = truth[i];
  for (let dy = -reach; dy <= reach; dy += 2)
    for (let dx = -reach; dx <= reach; dx += 2)
      if ((truth[i + dy * width + dx] ?? value) !== value) return false;
  return true;
}

describe('everything but the product is cleared', () => {
  it('the place seen through a mug handle is clear', async () => {
    const { alpha } = await cutOutScene(SCENES['blue mug with an open handle']);
    expect(alpha[at(680, 560)]).toBe(0);
    expect(alpha[at(680, 620)]).toBe(0);
  });

  it('the shadow beside a box is clear', { tags: ['long'] }, async () => {
    const { alpha } = await cutOutScene(SCENES['cardboard box on a wooden table']);
    expect(alpha[at(820, 745)]).toBe(0);
  });

  it('white stripes and the pale sole of a shoe stay though the background is white', async () => {
    const { alpha } = await cutOutScene(SCENES['red shoe on a white sweep']);
    for (const [x, y] of [
      [400, 582],
      [400, 649],
      [400, 690],
    ] as const)
      expect(alpha[at(x, y)]).toBe(255);
  });
});

/** Index of a place given in scene units. */
function at(x: number, y: number): number {
  const scale = SIDE / SCENE_SIDE;
  return Math.round(y * scale) * SIDE + Math.round(x * scale);
}

it('an even picture has no product, whatever the salience network expects there', async () => {
  const even = sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } });
  const decoded = await decodePhoto(await even.jpeg().toBuffer());
  if (decoded.kind !== 'whole') throw new Error('a JPEG has no alpha');
  const values = Float32Array.from({ length: 1600 }, (_, i) => (i % 40 > 10 && i > 400 ? 0.9 : 0.1));
  const result = cutOutProduct(decoded.sizes, { prior: { values, width: 40, height: 40 } });
  expect(result).toEqual({ found: false, why: 'nothing' });
});

// biome-ignore-all lint/style/noNonNullAssertion: every index is bounded by its loop, and a check per pixel costs a third of the time
import type { CutOut, Raster } from '../raster.ts';
import { type LabPicture, labFromRgb } from '../segmentation/lab.ts';
import { describeFrame, type FrameGround, STUDIO_SHARE } from '../segmentation/opinions/frame-ground.ts';
import { boxBlur } from '../segmentation/planes.ts';
import { spreadField } from '../segmentation/spread-field.ts';
import type { Shadow } from './contact-shadow.ts';

/** Darkening (0 to 1) that a ground shows without any shadow, and a shadow that is black. */
const FAINTEST = 0.025;
const DARKEST = 0.75;
/** Lab: how far the hue of a shadow may be from its ground's, at least; and the change from pixel to pixel at its rim. */
const HUE = 5;
const HARDEST_STEP = 9;
/** How far around its dark part a shadow is followed, as a share of the photo's side, and how soon it is whole there. */
const REACH = 0.05;
const NEAR = 12;
/** A darkness that anybody sees; and how much of the product's area is so dark at least, and is darker at all at most. */
const LEAST_DEPTH = 0.07;
const LEAST_AREA = 0.015;
const MOST_AREA = 1.5;
/** Noise (Lab) of a ground whose pattern would be taken for shadow. */
const MOST_NOISE = 3.5;
/** A shadow is smooth: what changes by this within a pixel, over more than this share of it, is a part that was left out. */
const ROUGH = 0.012;
/** The same for each noise (Lab) of the ground. */
const ROUGH_NOISE = 0.02;
const MOST_ROUGH = 0.15;
/** What is so dark just inside its rim ends at an edge, as things do; a shadow fades, but for some of its rim. */
const HARD_RIM = 0.12;
const MOST_HARD_RIM = 0.3;
/** A darkening that lies along more of the frame than this is the light of the room. */
const MOST_OF_FRAME = 0.35;
/** The eye's lightness (L, cube root) to the picture's bytes (sRGB, about the 2.2th root). */
const BYTES_OF_LIGHTNESS = 3 / 2.2;

/**
 * The shadow that the product casts in its own photo: neutral, apart from the product's alpha, to be multiplied over another
 * ground. `small` is the photo at any smaller size. Null where the ground is not even enough to tell a shadow from it, or
 * shows none.
 */
export function findOwnShadow(small: Raster, cutOut: CutOut): Shadow | null {
  const { width, height } = small;
  const picture = labFromRgb(small.pixels, width, height);
  const frame = describeFrame(picture);
  if (frame.share < STUDIO_SHARE || frame.noise > MOST_NOISE) return null;
  const covered = coverOf(cutOut, width, height);
  const darkness = measureDarkness(picture, frame);
  const shaded = followShadow(picture, darkness, covered);
  if (!isShadow(shaded, darkness, covered, frame.noise, picture)) return null;
  const near = nearDark(darkness, shaded, picture);
  const seen = darkness.map((value, i) => (shaded[i] ? value * fadeIn(value) * near[i]! : 0));
  const strength = fillBelowProduct(seen, covered, width, height);
  return { strength, width, height, scale: cutOut.width / width };
}

/** 0 where a darkening can be noise, 1 where it is clearly more: a shadow has no rim. */
function fadeIn(dark: number): number {
  const t = Math.min(1, (dark - FAINTEST) / (2 * FAINTEST));
  return t * t * (3 - 2 * t);
}

/** 1 where a shadow is dark and around it, 0 far from it: the light of the ground itself is not as even as it is expected. */
function nearDark(darkness: Float32Array, shaded: Uint8Array, { width, height }: LabPicture): Float32Array {
  const dark = darkness.map((value, i) => (shaded[i] && value > LEAST_DEPTH ? 1 : 0));
  const reach = Math.round(Math.max(width, height) * REACH);
  return boxBlur(boxBlur(dark, width, height, reach), width, height, reach).map((value) =>
    Math.min(1, value * NEAR),
  );
}

/** Marks the places of a smaller plane that the product covers, however little, and their neighbours. */
function coverOf({ rgba, width, height }: CutOut, toWidth: number, toHeight: number): Uint8Array {
  const cover = new Float32Array(toWidth * toHeight);
  for (let y = 0; y < height; y++) {
    const row = Math.min(toHeight - 1, Math.floor((y * toHeight) / height)) * toWidth;
    for (let x = 0; x < width; x++)
      if (rgba[(y * width + x) * 4 + 3]! > 8)
        cover[row + Math.min(toWidth - 1, Math.floor((x * toWidth) / width))] = 1;
  }
  return Uint8Array.from(boxBlur(cover, toWidth, toHeight, 1), (value) => (value > 0.001 ? 1 : 0));
}

/** How much darker (0 to 1, of the picture's bytes) each place is than the bare ground there; -1 where it is no shade of it. */
function measureDarkness({ lab, width, height }: LabPicture, { expected, noise }: FrameGround): Float32Array {
  const darkness = new Float32Array(width * height);
  const hue = Math.max(HUE, 3 * noise);
  for (let i = 0; i < darkness.length; i++) {
    const light = (lab[i * 3]! + 16) / (expected[i * 3]! + 16);
    const da = lab[i * 3 + 1]! - light * expected[i * 3 + 1]!;
    const db = lab[i * 3 + 2]! - light * expected[i * 3 + 2]!;
    const dark = 1 - light ** BYTES_OF_LIGHTNESS;
    darkness[i] = dark > DARKEST || da * da + db * db > hue * hue ? -1 : dark;
  }
  return darkness;
}

/** Marks the shade that hangs together with the product by soft steps. */
function followShadow(
  { lab, width, height }: LabPicture,
  darkness: Float32Array,
  covered: Uint8Array,
): Uint8Array {
  const shaded = new Uint8Array(darkness.length);
  const stack: number[] = [];
  const visit = (i: number, j: number): void => {
    if (shaded[j] || covered[j] || darkness[j]! < FAINTEST) return;
    if (!covered[i] && Math.abs(lab[i * 3]! - lab[j * 3]!) > HARDEST_STEP) return;
    shaded[j] = 1;
    stack.push(j);
  };
  const visitAround = (i: number): void => {
    const x = i % width;
    if (x > 0) visit(i, i - 1);
    if (x + 1 < width) visit(i, i + 1);
    if (i >= width) visit(i, i - width);
    if (i + width < width * height) visit(i, i + width);
  };
  for (let i = 0; i < covered.length; i++) if (covered[i]) visitAround(i);
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) visitAround(i);
  return shaded;
}

/** Whether what is darker looks like a shadow at the product's foot, and not like a part of it that the cut left out. */
function isShadow(
  shaded: Uint8Array,
  darkness: Float32Array,
  covered: Uint8Array,
  noise: number,
  { width, height }: LabPicture,
): boolean {
  const besideProduct = boxBlur(Float32Array.from(covered), width, height, 1);
  const smooth = boxBlur(darkness, width, height, 1);
  const limit = Math.max(ROUGH, noise * ROUGH_NOISE);
  const isGround = (j: number): boolean => !shaded[j] && !covered[j];
  const endsAt = (i: number): boolean => [-2, 2, -2 * width, 2 * width].some((step) => isGround(i + step));
  let [product, area, onFrame, deep, rough, rim, hardRim] = [0, 0, 0, 0, 0, 0, 0];
  let [productRows, deepRows] = [0, 0];
  for (let i = 0; i < shaded.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (covered[i]) {
      product++;
      productRows += y;
    }
    if (!shaded[i]) continue;
    area++;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) onFrame++;
    if (!besideProduct[i] && endsAt(i)) {
      rim++;
      if (darkness[i]! > HARD_RIM) hardRim++;
    }
    if (darkness[i]! <= LEAST_DEPTH) continue;
    deep++;
    deepRows += y;
    if (!besideProduct[i] && Math.abs(darkness[i]! - smooth[i]!) > limit) rough++;
  }
  return (
    deep > product * LEAST_AREA &&
    area < product * MOST_AREA &&
    deepRows / deep > productRows / product &&
    rough < deep * MOST_ROUGH &&
    hardRim <= rim * MOST_HARD_RIM &&
    onFrame < 2 * (width + height) * MOST_OF_FRAME
  );
}

/** Carries the shadow on under the product's edge, where the photo shows both mixed. */
function fillBelowProduct(
  strength: Float32Array,
  covered: Uint8Array,
  width: number,
  height: number,
): Float32Array {
  const known = Float32Array.from(covered, (value) => 1 - value);
  const { values } = spreadField({ values: strength, channels: 1, width, height }, known);
  return boxBlur(boxBlur(values, width, height, 1), width, height, 1);
}

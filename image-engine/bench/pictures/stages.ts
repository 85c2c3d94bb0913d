import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodePhoto } from '../../src/photo/decode-photo.ts';
import { findOwnShadow } from '../../src/photo/finishing/own-shadow.ts';
import { placeOnColour } from '../../src/photo/finishing/place-on-colour.ts';
import { accentOf, productMask } from '../../src/photo/photo-views.ts';
import type { Raster } from '../../src/photo/raster.ts';
import { cutOutProduct } from '../../src/photo/segmentation/cut-out-product.ts';
import { labFromRgb } from '../../src/photo/segmentation/lab.ts';
import { cutRoughly } from '../../src/photo/segmentation/rough-cut.ts';
import { splitIntoSuperpixels } from '../../src/photo/segmentation/superpixels.ts';
import { setText } from '../../src/photo/typography/set-text.ts';

// Draws docs/pictures/engine-stages.jpg: one real photo through the stages of the engine, in the order of the README.

const PHOTO = 'coffee.jpg';
const TEXT = 'Novidade\nR$ 49,90';
const TILE = { width: 400, height: 267 };
const GAP = 8;
const COLUMNS = 4;
const MOST_BYTES = 300_000;
const PATCHES = 600;
const COMPACTNESS = 8;

const photo = await decodePhoto(await readFile(new URL(`../../fixtures/photos/${PHOTO}`, import.meta.url)));
if (photo.kind !== 'whole') throw new Error(`${PHOTO} is already cut out`);
const { small } = photo.sizes;
const rough = cutRoughly(labFromRgb(small.pixels, small.width, small.height));
const result = cutOutProduct(photo.sizes);
if (!result.found) throw new Error(`${PHOTO} shows no product`);
const { cutOut } = result;

const onWhite: Raster = {
  pixels: placeOnColour(cutOut, { red: 255, green: 255, blue: 255 }, findOwnShadow(small, cutOut)),
  width: cutOut.width,
  height: cutOut.height,
};
const mask = productMask(photo);
const { picture: offer } = await setText(photo.sizes.full, TEXT, mask, accentOf(photo.sizes.full, mask));

await writeSheet([
  picture(small),
  picture(patchesOf(small)),
  grey(rough.saliency),
  grey(rough.evidence.map((odds) => 1 / (1 + Math.exp(-odds)))),
  picture(dimmedOutside(small, rough.mask)),
  picture(coverage()),
  picture(onWhite),
  picture({ pixels: offer.pixels, width: offer.width, height: offer.height }),
]);

function picture({ pixels, width, height }: Raster): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Values from 0 (black) to 1 (white), one for each pixel of the small photo. */
function grey(values: Float32Array): Sharp {
  const { width, height } = small;
  return sharp(
    Uint8Array.from(values, (value) => value * 255),
    { raw: { width, height, channels: 1 } },
  );
}

/** The photo with each patch in its mean colour. */
function patchesOf({ pixels, width, height }: Raster): Raster {
  const { labels, count } = splitIntoSuperpixels(labFromRgb(pixels, width, height), PATCHES, COMPACTNESS);
  const sums = new Float64Array(count * 4);
  labels.forEach((label, i) => {
    for (let c = 0; c < 3; c++) sums[label * 4 + c] = (sums[label * 4 + c] ?? 0) + (pixels[i * 3 + c] ?? 0);
    sums[label * 4 + 3] = (sums[label * 4 + 3] ?? 0) + 1;
  });
  const painted = new Uint8Array(pixels.length);
  labels.forEach((label, i) => {
    for (let c = 0; c < 3; c++) painted[i * 3 + c] = (sums[label * 4 + c] ?? 0) / (sums[label * 4 + 3] ?? 1);
  });
  return { pixels: painted, width, height };
}

function dimmedOutside({ pixels, width, height }: Raster, inside: Uint8Array): Raster {
  const dimmed = pixels.map((value, i) => (inside[Math.floor(i / 3)] ? value : value * 0.25));
  return { pixels: dimmed, width, height };
}

/** How much of each pixel the product covers. */
function coverage(): Raster {
  const { rgba, width, height } = cutOut;
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels.fill(rgba[i * 4 + 3] ?? 0, i * 3, i * 3 + 3);
  return { pixels, width, height };
}

async function writeSheet(stages: readonly Sharp[]): Promise<void> {
  const tiles = stages.map(async (stage, index) => ({
    input: await stage
      .resize({ ...TILE, fit: 'contain', background: '#f4f2ee' })
      .png()
      .toBuffer(),
    left: GAP + (index % COLUMNS) * (TILE.width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (TILE.height + GAP),
  }));
  const rows = Math.ceil(stages.length / COLUMNS);
  const sheet = sharp({
    create: {
      width: GAP + COLUMNS * (TILE.width + GAP),
      height: GAP + rows * (TILE.height + GAP),
      channels: 3,
      background: '#f4f2ee',
    },
  }).composite(await Promise.all(tiles));
  const file = new URL('../../../docs/pictures/engine-stages.jpg', import.meta.url);
  const { size } = await sharp(await sheet.png().toBuffer())
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file.pathname);
  console.log(`engine-stages.jpg: ${stages.length} stages, ${(size / 1000).toFixed(0)} kB`);
  if (size > MOST_BYTES) throw new Error(`engine-stages.jpg is larger than ${MOST_BYTES / 1000} kB`);
}

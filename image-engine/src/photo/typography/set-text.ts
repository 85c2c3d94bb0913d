import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { hexOf, mixColours, type Rgb } from '../colour.ts';
import type { Raster } from '../raster.ts';
import { type Block, type Inks, setBlock } from './block.ts';
import { measureUnrest, type Region, type Unrest, unrestOf } from './calm-region.ts';
import { chooseRegion, type ProductMask } from './choose-region.ts';
import { type Box, carryText, contrast, lookBeneath, luminance } from './legible.ts';
import { type Offer, readOffer } from './read-offer.ts';
import { addBand, bandOf, coveredShare, MOST_COVERED } from './room-below.ts';
import { drawSeal } from './seal.ts';

/** Where words stand and how strong the veil beneath them is; for tests as for drawing. */
export interface Setting {
  svg: string;
  box: Box;
  ink: 'white' | 'black';
  veil: number;
}

/** Sets a promotional text over a picture, which stays as it is elsewhere; where the product leaves no room, below it. */
export async function setText(
  picture: Raster,
  text: string,
  mask: ProductMask | null,
  accent: Rgb,
): Promise<Raster> {
  const over = planText(picture, text, mask, accent);
  const crowded = mask !== null && coveredShare(over.box, picture, mask) > MOST_COVERED;
  const ground = crowded ? addBand(picture) : picture;
  const { svg } = crowded ? planText(ground, text, null, accent, bandOf(picture, ground)) : over;
  const { width, height, pixels } = ground;
  const data = await sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), top: 0, left: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const out = new Uint8Array(data.byteLength);
  out.set(data);
  return { pixels: out, width, height };
}

/** Decides place, size and colours of a text: the calmest side, away from the product, legible on what lies beneath. */
export function planText(
  picture: Raster,
  text: string,
  mask: ProductMask | null,
  accent: Rgb,
  given?: Region,
): Setting {
  const offer = readOffer(text);
  const unrest = measureUnrest(picture, mask);
  const { width, height } = picture;
  const margin = Math.min(width, height) * 0.06;
  const region = given ?? chooseRegion(offer, unrest, width / height, mask);
  const space: Box = {
    left: Math.max(margin, region.left * width + margin * 0.2),
    top: Math.max(margin, region.top * height + margin * 0.2),
    width: region.width * width - margin * 1.2,
    height: region.height * height - margin * 1.2,
  };
  if (region.left === 0 && region.width === 1) space.width = width - margin * 2;
  if (region.top === 0 && region.height === 1) space.height = height - margin * 2;
  const sideways = region.side === 'left' || region.side === 'right';
  const alone = offer.lines.length === 0 && (!offer.price || offer.headline === '');
  const unit = Math.min(Math.min(width, height) * 0.105, space.width * 0.235) * (alone ? 1.35 : 1);
  const block = setBlock(offer, space.width, space.height, sideways ? 'left' : 'center', unit);
  const placed = placeBlock(block, space, region, height, margin);
  const box = given ? { ...placed, top: space.top + (space.height - block.height) / 2 } : placed;
  const beneath = lookBeneath(picture, grow(box, margin * 0.4));
  const ink = luminance(...beneath.mean) < 0.36 ? 'white' : 'black';
  const veil = block.height === 0 ? 0 : veilFor(beneath, ink);
  const inks = inksFor(ink, accent);
  const veilColour =
    ink === 'white'
      ? mixColours(beneath.mean, [6, 6, 10], 0.86)
      : mixColours(beneath.mean, [255, 255, 255], 0.9);
  const seal = offer.seal ? sealSvg(offer.seal, unrest, region, picture, box, inks, unit) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${veilSvg(box, region, width, height, margin, veilColour, veil)}${block.draw(box.left, box.top, inks)}${seal}</svg>`;
  return { svg, box, ink, veil };
}

function placeBlock(block: Block, space: Box, region: Region, height: number, margin: number): Box {
  const sideways = region.side === 'left' || region.side === 'right';
  const left = sideways
    ? region.side === 'left'
      ? space.left
      : space.left + space.width - Math.max(block.width, space.width * 0.4)
    : space.left + (space.width - block.width) / 2;
  const top = sideways
    ? (height - block.height) / 2
    : region.side === 'top'
      ? space.top
      : height - margin - block.height;
  const free = Math.min(left, space.left + space.width - block.width);
  return { left: Math.max(space.left, free), top, width: block.width, height: block.height };
}

const grow = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const LEAST_CONTRAST = 5.2;

/** How strong a veil of near black or near white must be for the ink to read everywhere beneath. */
function veilFor({ dark, bright }: { dark: number; bright: number }, ink: 'white' | 'black'): number {
  const worst = ink === 'white' ? Math.sqrt(bright) * 255 : Math.sqrt(dark) * 255;
  for (let veil = 0; veil < 1; veil += 0.04) {
    const value = ink === 'white' ? worst * (1 - veil) + 8 * veil : worst * (1 - veil) + 250 * veil;
    const under = luminance(value, value, value);
    if (contrast(under, ink === 'white' ? 1 : luminance(22, 20, 26)) >= LEAST_CONTRAST) return veil;
  }
  return 0.96;
}

function inksFor(ink: 'white' | 'black', accent: Rgb): Inks {
  const plate = carryText(accent, 'white');
  const text = ink === 'white' ? '#ffffff' : '#16141a';
  return { text, quiet: text, plate: hexOf(plate), onPlate: '#ffffff' };
}

function veilSvg(
  box: Box,
  { side }: Region,
  width: number,
  height: number,
  margin: number,
  color: Rgb,
  strength: number,
): string {
  if (strength < 0.02) return '';
  const ends = {
    top: (box.top + box.height + margin * 0.4) / height,
    bottom: (height - box.top + margin * 0.4) / height,
    left: (box.left + box.width + margin * 0.4) / width,
    right: (width - box.left + margin * 0.4) / width,
  };
  const full = Math.min(1, ends[side]);
  const fade = Math.min(1, full + 0.2);
  const vector = {
    top: 'x1="0" y1="0" x2="0" y2="1"',
    bottom: 'x1="0" y1="1" x2="0" y2="0"',
    left: 'x1="0" y1="0" x2="1" y2="0"',
    right: 'x1="1" y1="0" x2="0" y2="0"',
  }[side];
  const stop = (at: number, opacity: number): string =>
    `<stop offset="${(at * 100).toFixed(1)}%" stop-color="${hexOf(color)}" stop-opacity="${opacity.toFixed(3)}"/>`;
  const between = [0.25, 0.5, 0.75]
    .map((t) => stop(full + (fade - full) * t, strength * (1 - t * t * (3 - 2 * t))))
    .join('');
  return `<defs><linearGradient id="veil" ${vector}>${stop(0, Math.min(1, strength * 1.06))}${stop(full, strength)}${between}${stop(fade, 0)}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#veil)"/>`;
}

/** The seal stands in the calmest corner that the words leave free. */
function sealSvg(
  seal: NonNullable<Offer['seal']>,
  unrest: Unrest,
  region: Region,
  { width, height }: Raster,
  box: Box,
  inks: Inks,
  unit: number,
): string {
  const radius = Math.min(unit * 1.25, Math.min(width, height) * 0.135);
  const away = radius * 1.18;
  const corners = [
    [width - away, away],
    [away, away],
    [width - away, height - away],
    [away, height - away],
  ] as const;
  const reach = [radius / width, radius / height] as const;
  const cost = ([x, y]: readonly [number, number]): number => {
    const near =
      x + radius > box.left &&
      x - radius < box.left + box.width &&
      y + radius > box.top &&
      y - radius < box.top + box.height;
    const around: Region = {
      left: x / width - reach[0],
      top: y / height - reach[1],
      width: reach[0] * 2,
      height: reach[1] * 2,
      side: region.side,
    };
    return unrestOf(unrest, around) + (near && box.height > 0 ? 50 : 0);
  };
  const [x, y] = corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
  return drawSeal(seal, x, y, radius, inks.plate, inks.onPlate);
}

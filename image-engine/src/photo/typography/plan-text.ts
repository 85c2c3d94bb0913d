import { hexOf, mixColours, type Rgb } from '../colour.ts';
import type { Raster } from '../raster.ts';
import { type Block, type BlockRoom, LEAST_SCALE, setBlock, setFreely } from './block.ts';
import { measureUnrest, type Region } from './calm-region.ts';
import { type ProductMask, rankRegions } from './choose-region.ts';
import { type Box, carryText, lookBeneath, luminance } from './legible.ts';
import type { Inks } from './piece.ts';
import { type Offer, readOffer } from './read-offer.ts';
import { addBand, coveredShare } from './room-below.ts';
import { drawSeal, placeSeal, type SealPlace } from './seal.ts';
import { drawVeil, veilFor } from './veil.ts';

/** Where words stand, on which picture (the photo, or the photo on a band), and how strong the veil beneath them is. */
export interface Setting {
  svg: string;
  ground: Raster;
  box: Box;
  ink: 'white' | 'black';
  veil: number;
}

/** The smallest letters: 11 px where the picture is shown at 400 px. */
const LEAST_LETTERS = 11 / 400;
/** Of the box of the words: a few stray pixels of a cut-out are no product. */
const MOST_COVERED = 0.01;
const BAND = 0.34;
const HIGHEST_BAND = 0.66;

interface Layout {
  block: Block;
  box: Box;
  side: Region['side'];
  ground: Raster;
  unit: number;
}

/**
 * Decides place, size and colours of a text: the calmest strip beside the product, legible on what lies beneath; where
 * no strip holds it in letters that read at 400 px, a band below the picture. The product is never covered.
 */
export function planText(picture: Raster, text: string, mask: ProductMask | null, accent: Rgb): Setting {
  const offer = readOffer(text);
  const unrest = measureUnrest(picture, mask);
  const layout = layOut(picture, offer, mask);
  if (!offer.seal) return draw(layout, picture, accent, null, null);
  const words = layout.ground === picture ? layout.box : { left: 0, top: 0, width: 0, height: 0 };
  const place = placeSeal(picture, unrest, mask, words, layout.unit);
  if (place) return draw(layout, picture, accent, offer.seal, place);
  const { above, large, small } = offer.seal;
  const tag = [above, large, small].filter((word) => word !== '').join(' ');
  const parts = [...offer.parts, { kind: 'tags' as const, tags: [tag] }];
  return draw(layOut(picture, { parts, seal: null }, mask), picture, accent, null, null);
}

function layOut(picture: Raster, offer: Offer, mask: ProductMask | null): Layout {
  const { width, height } = picture;
  const margin = marginOf(picture);
  const short = offer.parts.length < 2;
  const least = Math.max(width, height) * LEAST_LETTERS;
  const unitFor = (space: number): number =>
    Math.min(Math.min(width, height) * 0.105, space * 0.235) * (short ? 1.35 : 1);
  for (const region of rankRegions(offer, measureUnrest(picture, mask), width / height, mask)) {
    const space = spaceOf(region, picture);
    const align = region.side === 'left' || region.side === 'right' ? 'left' : 'center';
    const unit = unitFor(space.width);
    const room: BlockRoom = { width: space.width, height: space.height, align, unit, least };
    const block = setBlock(offer, room);
    if (!block || block.scale < LEAST_SCALE) continue;
    const box = placeBlock(block, space, region, height, margin);
    if (mask && coveredShare(box, picture, mask) > MOST_COVERED) continue;
    return { block, box, side: region.side, ground: picture, unit };
  }
  return layOutBelow(picture, offer, { align: 'center', unit: unitFor(width - margin * 2), least });
}

function layOutBelow(
  picture: Raster,
  offer: Offer,
  room: Pick<BlockRoom, 'align' | 'unit' | 'least'>,
): Layout {
  const { width, height } = picture;
  const margin = marginOf(picture);
  const padding = margin * 1.4;
  const usual = width * BAND;
  const free = { ...room, width: width - margin * 2 };
  const block = setFreely(offer, free, usual - padding, width * HIGHEST_BAND - padding);
  const band = Math.round(Math.max(usual, block.height + padding));
  const box: Box = {
    left: (width - block.width) / 2,
    top: height + (band - block.height) / 2,
    width: block.width,
    height: block.height,
  };
  return { block, box, side: 'bottom', ground: addBand(picture, band), unit: room.unit };
}

function draw(
  { block, box, side, ground }: Layout,
  picture: Raster,
  accent: Rgb,
  seal: Offer['seal'],
  place: SealPlace | null,
): Setting {
  const margin = marginOf(picture);
  const beneath = lookBeneath(ground, grow(box, margin * 0.4));
  const ink = luminance(...beneath.mean) < 0.36 ? 'white' : 'black';
  const veil = block.height === 0 ? 0 : veilFor(beneath, ink);
  const inks = inksFor(ink, accent);
  const veilColour =
    ink === 'white'
      ? mixColours(beneath.mean, [6, 6, 10], 0.86)
      : mixColours(beneath.mean, [255, 255, 255], 0.9);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ground.width}" height="${ground.height}">`,
    drawVeil(box, side, ground, margin, veilColour, veil),
    block.draw(box.left, box.top, inks),
    seal && place ? drawSeal(seal, place, inks.plate, inks.onPlate) : '',
    '</svg>',
  ].join('');
  return { svg, ground, box, ink, veil };
}

const marginOf = ({ width, height }: Raster): number => Math.min(width, height) * 0.06;

function spaceOf(region: Region, picture: Raster): Box {
  const { width, height } = picture;
  const margin = marginOf(picture);
  const whole = { across: region.left === 0 && region.width === 1, down: region.height === 1 };
  return {
    left: Math.max(margin, region.left * width + margin * 0.6),
    top: Math.max(margin, region.top * height + margin * 0.6),
    width: whole.across ? width - margin * 2 : region.width * width - margin * 1.6,
    height: whole.down ? height - margin * 2 : region.height * height - margin * 1.6,
  };
}

function placeBlock(block: Block, space: Box, { side }: Region, height: number, margin: number): Box {
  const sideways = side === 'left' || side === 'right';
  const left = sideways
    ? side === 'left'
      ? space.left
      : space.left + space.width - Math.max(block.width, space.width * 0.4)
    : space.left + (space.width - block.width) / 2;
  const top = sideways
    ? (height - block.height) / 2
    : side === 'top'
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

function inksFor(ink: 'white' | 'black', accent: Rgb): Inks {
  return {
    text: ink === 'white' ? '#ffffff' : '#16141a',
    plate: hexOf(carryText(accent, 'white')),
    onPlate: '#ffffff',
  };
}

import { mixColours, type Rgb } from '../colour.ts';
import type { Raster } from '../raster.ts';
import { type Block, type BlockRoom, LEAST_SCALE, setBlock, setFreely } from './block.ts';
import { measureUnrest, type Region } from './calm-region.ts';
import { type ProductMask, rankRegions } from './choose-region.ts';
import { type Box, lookBeneath, luminance, overlap } from './legible.ts';
import { AUTOMATIC, type Ground, inksFor, type TextLook } from './look.ts';
import { type Offer, readOffer } from './read-offer.ts';
import { addBand, coveredShare } from './room-below.ts';
import { boxOfSeal, drawSeal, placeSeal, type SealPlace } from './seal.ts';
import { drawVeil, veilFor } from './veil.ts';

/** Where words stand, on which picture (the photo, or the photo on a band), and how strong the veil beneath them is. */
export interface Setting {
  svg: string;
  ground: Raster;
  box: Box;
  ink: 'white' | 'black';
  veil: number;
  /** Where the seal stands; null where there is none. */
  seal: Box | null;
}

/** How a text is to look, and where it should not stand if it can stand elsewhere. */
export interface TextRequests {
  look?: TextLook | undefined;
  keepFree?: Box | null | undefined;
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
export function planText(
  picture: Raster,
  text: string,
  mask: ProductMask | null,
  accent: Rgb,
  { look = AUTOMATIC, keepFree = null }: TextRequests = {},
): Setting {
  const offer = readOffer(text);
  const unrest = measureUnrest(picture, mask);
  const layout = layOut(picture, offer, mask, look, keepFree);
  const colours = { accent, look };
  if (!offer.seal) return draw(layout, picture, colours, null, null);
  const taken = [...(layout.ground === picture ? [layout.box] : []), ...(keepFree ? [keepFree] : [])];
  const place = placeSeal(picture, unrest, mask, taken, layout.unit);
  if (place) return draw(layout, picture, colours, offer.seal, place);
  const { above, large, small } = offer.seal;
  const tag = [above, large, small].filter((word) => word !== '').join(' ');
  const parts = [...offer.parts, { kind: 'tags' as const, tags: [tag] }];
  const withTag = layOut(picture, { parts, seal: null }, mask, look, keepFree);
  return draw(withTag, picture, colours, null, null);
}

function layOut(
  picture: Raster,
  offer: Offer,
  mask: ProductMask | null,
  look: TextLook,
  keepFree: Box | null,
): Layout {
  const { width, height } = picture;
  const margin = marginOf(picture);
  const short = offer.parts.length < 2;
  const least = Math.max(width, height) * LEAST_LETTERS;
  const unitFor = (space: number): number =>
    Math.min(Math.min(width, height) * 0.105, space * 0.235) * (short ? 1.35 : 1);
  let second: Layout | null = null;
  for (const region of rankRegions(offer, measureUnrest(picture, mask), width / height, mask)) {
    const space = spaceOf(region, picture);
    const align = region.side === 'left' || region.side === 'right' ? 'left' : 'center';
    const unit = unitFor(space.width);
    const room: BlockRoom = { width: space.width, height: space.height, align, unit, least, look };
    const block = setBlock(offer, room);
    if (!block || block.scale < LEAST_SCALE) continue;
    const box = placeBlock(block, space, region, height, margin);
    if (mask && coveredShare(box, picture, mask) > MOST_COVERED) continue;
    const layout = { block, box, side: region.side, ground: picture, unit };
    if (!keepFree || !overlap(box, keepFree)) return layout;
    second ??= layout;
  }
  const below = { align: 'center' as const, unit: unitFor(width - margin * 2), least, look };
  return second ?? layOutBelow(picture, offer, below);
}

function layOutBelow(picture: Raster, offer: Offer, room: Omit<BlockRoom, 'width' | 'height'>): Layout {
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
  { accent, look }: { accent: Rgb; look: TextLook },
  seal: Offer['seal'],
  place: SealPlace | null,
): Setting {
  const margin = marginOf(picture);
  const beneath = lookBeneath(ground, grow(box, margin * 0.4));
  const ink = luminance(...beneath.mean) < 0.36 ? 'white' : 'black';
  const veil = block.height === 0 ? 0 : veilFor(beneath, ink);
  const veilColour =
    ink === 'white'
      ? mixColours(beneath.mean, [6, 6, 10], 0.86)
      : mixColours(beneath.mean, [255, 255, 255], 0.9);
  const inks = inksFor({ ink, ...underVeil(beneath, veilColour, veil) }, look, accent);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ground.width}" height="${ground.height}">`,
    drawVeil(box, side, ground, margin, veilColour, veil),
    block.draw(box.left, box.top, inks),
    seal && place ? drawSeal(seal, place, { family: look.heading, weight: 800 }, inks) : '',
    '</svg>',
  ].join('');
  return { svg, ground, box, ink, veil, seal: place && boxOfSeal(place) };
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

/** The darkest and the brightest luminance that a veil leaves. */
function underVeil(
  { dark, bright }: Omit<Ground, 'ink'>,
  veil: Rgb,
  strength: number,
): Pick<Ground, 'dark' | 'bright'> {
  const covering = Math.sqrt(luminance(...veil));
  const left = (own: number) => (Math.sqrt(own) * (1 - strength) + covering * strength) ** 2;
  return { dark: left(dark), bright: left(bright) };
}

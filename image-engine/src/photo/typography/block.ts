import { drawable, type Font } from './fonts.ts';
import { setLetters } from './lettering.ts';
import type { TextLook } from './look.ts';
import type { Align, Piece } from './piece.ts';
import { setPrice } from './price-plate.ts';
import type { Offer, OfferPart } from './read-offer.ts';
import { setTags } from './tag-row.ts';

/** Room for a block, in pixels: `least` is the smallest size of letters that still reads. */
export interface BlockRoom {
  width: number;
  height: number;
  align: Align;
  /** Type size to begin with. */
  unit: number;
  least: number;
  look: TextLook;
}

/** Words that had to shrink further than this stand better in a larger room. */
export const LEAST_SCALE = 0.42;

/** An offer's parts under each other; `scale` says how far they had to shrink. */
export interface Block extends Piece {
  scale: number;
}

/** Sets the offer as large as it fits into the room; `null` where its smallest letters would not read. */
export function setBlock(offer: Offer, room: BlockRoom): Block | null {
  for (let scale = 1; scale > 0.1; scale *= 0.94) {
    const block = tryBlock(offer, room, scale);
    if (block && block.height <= room.height) return block;
  }
  return null;
}

/**
 * Sets the offer as wide as given, in the wanted height if it can, higher if its letters would shrink too far, and never
 * higher than `most` unless its smallest letters need it.
 */
export function setFreely(
  offer: Offer,
  room: Omit<BlockRoom, 'height'>,
  wanted: number,
  most: number,
): Block {
  const fitted = setBlock(offer, { ...room, height: wanted });
  if (fitted && fitted.scale >= LEAST_SCALE) return fitted;
  const higher = setBlock(offer, { ...room, height: most });
  if (higher && higher.scale >= LEAST_SCALE) return higher;
  if (higher) return higher;
  // A price of many digits on a narrow picture: better small than cut off.
  for (let least = room.least; least > 0.5; least *= 0.8) {
    const block = tryBlock(offer, { ...room, least, height: most }, 0.1);
    if (block) return block;
  }
  return { width: 0, height: 0, scale: 0, draw: () => '' };
}

function tryBlock(offer: Offer, room: BlockRoom, scale: number): Block | null {
  const unit = room.unit * scale;
  const gap = Math.max(unit * 0.3, room.least * 0.6);
  const headline = offer.parts.find((part) => part.kind === 'words' && /[\p{L}\p{N}]/u.test(part.text));
  const priced = offer.parts.some((part) => part.kind === 'price');
  const sizeOf = (part: OfferPart): number =>
    part === headline && part.kind === 'words'
      ? headlineSize(drawable(part.text, { family: room.look.heading, weight: 800 }), priced)
      : 0;
  const pieces: Piece[] = [];
  for (const part of offer.parts) {
    const piece = setPart(part, sizeOf(part), unit, room, scale);
    if (!piece) return null;
    if (piece.height > 0) pieces.push(piece);
  }
  const width = Math.max(0, ...pieces.map((piece) => piece.width));
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0) + gap * Math.max(0, pieces.length - 1);
  return {
    scale,
    width,
    height,
    draw(left, top, inks) {
      let y = top;
      let drawn = '';
      for (const piece of pieces) {
        drawn += piece.draw(room.align === 'center' ? left + (width - piece.width) / 2 : left, y, inks);
        y += piece.height + gap;
      }
      return drawn;
    },
  };
}

/** `headline` is the size of the offer's first words in units, 0 for all others. Long words break only at last. */
function setPart(
  part: OfferPart,
  headline: number,
  unit: number,
  { width, align, least, look }: BlockRoom,
  scale: number,
): Piece | null {
  if (part.kind === 'price') return setPrice(part.price, { unit, least, width, look });
  if (part.kind === 'tags') return setTags(part.tags, Math.max(unit * 0.36, least), { width, align, look });
  const size = Math.max(unit * (headline || 0.46), least);
  const font: Font = headline
    ? { family: look.heading, weight: part.text.length > 42 ? 700 : 800 }
    : { family: look.body, weight: 500 };
  const style = { font, ink: headline ? ('headline' as const) : ('text' as const), size };
  return setLetters(
    part.text,
    { ...style, leading: headline ? 1.1 : 1.32 },
    width,
    align,
    size <= least || scale < 0.3,
  );
}

function headlineSize(headline: string, priced: boolean): number {
  const size = headline.length <= 14 ? 1.25 : headline.length <= 28 ? 1 : headline.length <= 60 ? 0.78 : 0.56;
  return priced ? size * 0.82 : size;
}

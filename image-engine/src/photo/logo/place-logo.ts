import { type Unrest, unrestOf } from '../typography/calm-region.ts';
import type { ProductMask } from '../typography/choose-region.ts';
import { type Box, overlap } from '../typography/legible.ts';
import { coveredShare } from '../typography/room-below.ts';

export const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type Corner = (typeof CORNERS)[number];

interface Size {
  width: number;
  height: number;
}

/** Of the picture's shorter side: the side of a square as large as the logo, and the most that a long one may measure. */
const SIDE = 0.14;
const WIDEST = 0.3;
const HIGHEST = 0.2;
const MARGIN = 0.045;
/** A logo that finds no room at its full size becomes smaller before it leaves its corner. */
const SMALLER = [1, 0.82, 0.66];
const SMALLEST = 0.66;
const MOST_COVERED = 0.01;
/** A place with more in it than this may hold words that nobody told of. */
const MOST_UNREST = 0.22;

/** Where a logo of that shape stands in a corner of a picture; `scale` 1 is its full size. */
export function logoBox(picture: Size, logo: Size, corner: Corner, scale = 1): Box {
  const shorter = Math.min(picture.width, picture.height);
  const full = (SIDE * shorter) / Math.sqrt(logo.width * logo.height);
  const fit = Math.min(full, (WIDEST * shorter) / logo.width, (HIGHEST * shorter) / logo.height) * scale;
  const [width, height] = [Math.max(1, logo.width * fit), Math.max(1, logo.height * fit)];
  const margin = MARGIN * shorter;
  return {
    left: corner.endsWith('left') ? margin : picture.width - margin - width,
    top: corner.startsWith('top') ? margin : picture.height - margin - height,
    width,
    height,
  };
}

/** What a logo must not cover. */
export interface Occupied {
  mask: ProductMask | null;
  /** The size in pixels of the picture that the mask is of. */
  masked: Size;
  /** Words and seals. */
  taken: readonly Box[];
  /** Where the place of the words is not known: what is busy counts as taken. */
  unrest?: Unrest | undefined;
}

/**
 * The place of a logo: its own corner, smaller if it must be, then the next corner that is free. Where none is, it stands in
 * its own, as small as it may be.
 */
export function placeLogo(picture: Size, logo: Size, corner: Corner, occupied: Occupied): Box {
  const { mask, masked, taken, unrest } = occupied;
  const isFree = (box: Box) =>
    !taken.some((other) => overlap(withGap(box), other)) &&
    (!mask || coveredShare(box, masked, mask) <= MOST_COVERED);
  const isCalm = (box: Box) => !unrest || unrestOf(unrest, regionOf(box, picture)) <= MOST_UNREST;
  const boxes = inOrder(corner).flatMap((each) =>
    SMALLER.map((scale) => logoBox(picture, logo, each, scale)),
  );
  return (
    boxes.find((box) => isFree(box) && isCalm(box)) ??
    boxes.find(isFree) ??
    logoBox(picture, logo, corner, SMALLEST)
  );
}

/** A corner, then its neighbour on the same edge, the one across, and the opposite one. */
function inOrder(corner: Corner): Corner[] {
  const beside = (from: Corner) =>
    (from.endsWith('left') ? from.replace('left', 'right') : from.replace('right', 'left')) as Corner;
  const across = (from: Corner) =>
    (from.startsWith('top') ? from.replace('top', 'bottom') : from.replace('bottom', 'top')) as Corner;
  return [corner, beside(corner), across(corner), beside(across(corner))];
}

/** With the room that a plate beneath it takes. */
function withGap({ left, top, width, height }: Box): Box {
  const gap = Math.min(width, height) * 0.3;
  return { left: left - gap, top: top - gap, width: width + gap * 2, height: height + gap * 2 };
}

const regionOf = (box: Box, { width, height }: Size) => ({
  left: box.left / width,
  top: box.top / height,
  width: box.width / width,
  height: box.height / height,
  side: 'top' as const,
});

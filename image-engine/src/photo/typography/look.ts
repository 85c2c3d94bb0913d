import { hexOf, mixColours, type Rgb } from '../colour.ts';
import type { Family } from './fonts.ts';
import { carryText, contrast, luminance } from './legible.ts';
import type { Inks } from './piece.ts';
import type { TagStyle } from './plate.ts';

/** How a text looks. A colour that is null is chosen from the picture. */
export interface TextLook {
  heading: Family;
  body: Family;
  tag: TagStyle;
  main: Rgb | null;
  accent: Rgb | null;
}

/** The look that nobody chose. */
export const AUTOMATIC: TextLook = {
  heading: 'poppins',
  body: 'poppins',
  tag: 'rounded',
  main: null,
  accent: null,
};

/** Where words stand: in which of the two inks they read, and the darkest and brightest luminance beneath them. */
export interface Ground {
  ink: 'white' | 'black';
  dark: number;
  bright: number;
}

const INKS = { white: '#ffffff', black: '#16141a' } as const;

/**
 * The colours of a text on its ground. A colour of the look stays as it is on plate, tags and seal, with the ink that reads
 * on it; the headline takes it as far as it reads on the ground, lightened or darkened, or else the ink of the words.
 */
export function inksFor(ground: Ground, { main, accent }: TextLook, ofPicture: Rgb): Inks {
  const text = INKS[ground.ink];
  const automatic = carryText(ofPicture, 'white');
  const plate = main ?? accent ?? automatic;
  const tag = accent ?? main ?? automatic;
  const headline = main && readingVariant(main, ground);
  return {
    text,
    headline: headline ? hexOf(headline) : text,
    plate: hexOf(plate),
    onPlate: inkOn(plate),
    tag: hexOf(tag),
    onTag: inkOn(tag),
  };
}

const LEAST_CONTRAST = 4.5;
/** Further from itself, a shop's colour is no longer known again. */
const FURTHEST = 0.5;

/** The colour, or the nearest lighter or darker one that reads on the whole ground; `null` where that is another colour. */
function readingVariant(colour: Rgb, { ink, dark, bright }: Ground): Rgb | null {
  const goal: Rgb = ink === 'white' ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share <= FURTHEST; share += 0.05) {
    const variant = mixColours(colour, goal, share);
    const own = luminance(...variant);
    if (Math.min(contrast(own, dark), contrast(own, bright)) >= LEAST_CONTRAST) return variant;
  }
  return null;
}

/** White where it reads on a colour, else near black, else black: one of the three always does. */
export function inkOn(colour: Rgb): string {
  const under = luminance(...colour);
  if (contrast(under, 1) >= LEAST_CONTRAST) return '#ffffff';
  return contrast(under, luminance(22, 20, 26)) >= LEAST_CONTRAST ? INKS.black : '#000000';
}

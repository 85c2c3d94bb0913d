import type { Buffer } from 'node:buffer';
import { ImageEngineError } from './image-engine-error.ts';
import { type Rgb, rgbOf } from './photo/colour.ts';
import type { Corner } from './photo/logo/place-logo.ts';
import type { Family } from './photo/typography/fonts.ts';
import type { TagStyle } from './photo/typography/plate.ts';
import type { ShopLook } from './photo/typography/set-text.ts';

/** A shop's logo: a PNG, whose transparency is kept, and the corner that it belongs into. */
export interface ShopLogo {
  png: Buffer;
  corner: Corner;
}

/** How a shop's texts look. Colours are `#RRGGBB`; one that is null follows the picture. */
export interface ShopStyle {
  mainColor: string | null;
  accentColor: string | null;
  headingFace: Family;
  bodyFace: Family;
  tagStyle: TagStyle;
  logo: ShopLogo | null;
}

/** Throws `invalid_colour`. */
export function readShopStyle(shop: ShopStyle | undefined): ShopLook {
  if (!shop) return {};
  const { mainColor, accentColor, headingFace, bodyFace, tagStyle, logo } = shop;
  const look = {
    heading: headingFace,
    body: bodyFace,
    tag: tagStyle,
    main: mainColor === null ? null : readColour(mainColor),
    accent: accentColor === null ? null : readColour(accentColor),
  };
  return { look, logo };
}

/** Throws `invalid_colour` for anything but `#RRGGBB`. */
export function readColour(colour: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new ImageEngineError('invalid_colour');
  return rgbOf(colour);
}

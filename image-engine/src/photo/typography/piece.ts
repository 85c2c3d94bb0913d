import { type Font, textPath } from './fonts.ts';

/** Colours of a block: its words and its first ones, the price's plate, the tags and the seal, and what stands on each. */
export interface Inks {
  text: string;
  headline: string;
  plate: string;
  onPlate: string;
  tag: string;
  onTag: string;
}

/** Something set, in pixels, that can be drawn anywhere. */
export interface Piece {
  height: number;
  width: number;
  /** SVG of it, its left upper corner at the given place. */
  draw(left: number, top: number, inks: Inks): string;
}

export type Align = 'left' | 'center';

/** One line as an SVG path, its baseline at `y`. */
export const drawLine = (
  text: string,
  font: Font,
  size: number,
  x: number,
  y: number,
  fill: string,
): string => `<path d="${textPath(text, font, size, x, y)}" fill="${fill}"/>`;

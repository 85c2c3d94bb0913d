import { textPath, type Weight } from './fonts.ts';

/** Colours of a block: its words, the plate of price and tags, and what stands on the plate. */
export interface Inks {
  text: string;
  plate: string;
  onPlate: string;
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
  weight: Weight,
  size: number,
  x: number,
  y: number,
  fill: string,
): string => `<path d="${textPath(text, weight, size, x, y)}" fill="${fill}"/>`;

import type { Rgb } from '../../photo/colour.ts';

/** Colours of a set: what the words leave open follows the product. */
export interface Tones {
  wall: Rgb;
  wallEnd: Rgb;
  surface: Rgb | null;
  accent: Rgb;
}

import { hexOf, lightness, mixColours, type Rgb } from '../../photo/colour.ts';

/** Colours of a drawn product. */
export interface Livery {
  main: Rgb;
  second: Rgb;
}

export const hex = hexOf;

export const paleOf = (colour: Rgb): string => hexOf(mixColours(colour, [255, 255, 255], 0.86));

export const inkOn = (colour: Rgb): string =>
  lightness(colour) > 0.6 ? '#3a3a40' : hexOf(mixColours(colour, [20, 18, 24], 0.35));

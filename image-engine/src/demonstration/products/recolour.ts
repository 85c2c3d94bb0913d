import { hexOf, rgbOf } from '../../photo/colour.ts';
import { dark, lite } from '../painting/markup.ts';
import type { Livery } from './livery.ts';

/**
 * Gives a drawing its colours. An attribute whose colour follows the livery is written twice in the file: once in the colour
 * that an editor shows, and once as `data-` with its rule. `fill="#46b291" data-fill="main+.16"` is the main colour, 16 %
 * of the way to white; `second-.3` is the second colour, 30 % of the way to the night's blue; steps may follow each other.
 * The rule of a colour matrix (`values`) replaces its red, green and blue offsets.
 */
export function recolour(svg: string, livery: Livery): string {
  return svg.replace(
    /([\w-]+)="([^"]*)" data-\1="(main|second)([^"]*)"/g,
    (_, attribute: string, drawn: string, name: keyof Livery, steps: string) => {
      const colour = shade(hexOf(livery[name]), steps);
      return `${attribute}="${attribute === 'values' ? tint(drawn, colour) : colour}"`;
    },
  );
}

function shade(colour: string, steps: string): string {
  let shaded = colour;
  for (const [, way, share] of steps.matchAll(/([+-])(\d*\.?\d+)/g))
    shaded = way === '+' ? lite(shaded, Number(share)) : dark(shaded, Number(share));
  return shaded;
}

/** Rows of five numbers for red, green, blue and alpha; the fifth of each is its offset. */
function tint(matrix: string, colour: string): string {
  const rgb = rgbOf(colour);
  return matrix
    .split(' ')
    .map((value, index) => (index % 5 === 4 && index < 15 ? (rgb[(index - 4) / 5] ?? 0) / 255 : value))
    .join(' ');
}

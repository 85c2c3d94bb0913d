import { INKS } from './shop-colors.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const LEAST_CONTRAST = 4.5;
/** Further from itself, a shop's colour is no longer known again. */
const FURTHEST = 0.5;

/** White, near black or black: the first that reads on a colour, as on the pictures themselves. */
export const inkOn = (ground: string): string =>
  [INKS.light, INKS.dark].find((ink) => contrast(rgbOf(ink), rgbOf(ground)) >= LEAST_CONTRAST) ??
  INKS.darkest;

/** A colour, or the nearest darker one that reads on a pale ground; null where that is another colour. */
export function readingOn(ground: string, color: string): string | null {
  const [red, green, blue] = rgbOf(color);
  for (let share = 0; share <= FURTHEST; share += 0.05) {
    const darker: Rgb = [red * (1 - share), green * (1 - share), blue * (1 - share)];
    if (contrast(darker, rgbOf(ground)) >= LEAST_CONTRAST) return `rgb(${darker.map(Math.round).join(' ')})`;
  }
  return null;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

import { hexOf, type Rgb } from '../colour.ts';
import type { Region } from './calm-region.ts';
import { type Box, contrast, luminance } from './legible.ts';

const LEAST_CONTRAST = 5.2;

/** How strong a veil of near black or near white must be, 0 to 1, for the ink to read everywhere beneath. */
export function veilFor({ dark, bright }: { dark: number; bright: number }, ink: 'white' | 'black'): number {
  const worst = ink === 'white' ? Math.sqrt(bright) * 255 : Math.sqrt(dark) * 255;
  for (let veil = 0; veil < 1; veil += 0.04) {
    const value = ink === 'white' ? worst * (1 - veil) + 8 * veil : worst * (1 - veil) + 250 * veil;
    const under = luminance(value, value, value);
    if (contrast(under, ink === 'white' ? 1 : luminance(22, 20, 26)) >= LEAST_CONTRAST) return veil;
  }
  return 0.96;
}

/** The veil as SVG: full beneath the words, fading away from the side that they lean on. */
export function drawVeil(
  box: Box,
  side: Region['side'],
  { width, height }: { width: number; height: number },
  margin: number,
  colour: Rgb,
  strength: number,
): string {
  if (strength < 0.02) return '';
  const ends = {
    top: (box.top + box.height + margin * 0.4) / height,
    bottom: (height - box.top + margin * 0.4) / height,
    left: (box.left + box.width + margin * 0.4) / width,
    right: (width - box.left + margin * 0.4) / width,
  };
  const full = Math.min(1, ends[side]);
  const fade = Math.min(1, full + 0.2);
  const vector = {
    top: 'x1="0" y1="0" x2="0" y2="1"',
    bottom: 'x1="0" y1="1" x2="0" y2="0"',
    left: 'x1="0" y1="0" x2="1" y2="0"',
    right: 'x1="1" y1="0" x2="0" y2="0"',
  }[side];
  const stop = (at: number, opacity: number): string =>
    `<stop offset="${(at * 100).toFixed(1)}%" stop-color="${hexOf(colour)}" stop-opacity="${opacity.toFixed(3)}"/>`;
  const between = [0.25, 0.5, 0.75]
    .map((t) => stop(full + (fade - full) * t, strength * (1 - t * t * (3 - 2 * t))))
    .join('');
  return `<defs><linearGradient id="veil" ${vector}>${stop(0, Math.min(1, strength * 1.06))}${stop(full, strength)}${between}${stop(fade, 0)}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#veil)"/>`;
}

import type { Raster } from '../raster.ts';
import { type Region, type Unrest, unrestOf } from './calm-region.ts';
import type { ProductMask } from './choose-region.ts';
import { type Font, textPath, textWidth } from './fonts.ts';
import { type Box, overlap } from './legible.ts';
import type { Inks } from './piece.ts';
import type { Discount } from './read-offer.ts';
import { coveredShare } from './room-below.ts';

/** A seal's middle and radius in pixels. */
export interface SealPlace {
  x: number;
  y: number;
  radius: number;
}

const SMALLER = [1, 0.8, 0.66];
const MOST_COVERED = 0.01;

/** The calmest corner that product, words and logo leave free, the seal smaller if it must be; `null` where there is none. */
export function placeSeal(
  { width, height }: Raster,
  unrest: Unrest,
  mask: ProductMask | null,
  taken: readonly Box[],
  unit: number,
): SealPlace | null {
  for (const scale of SMALLER) {
    const radius = Math.min(unit * 1.25, Math.min(width, height) * 0.135) * scale;
    const away = radius * 1.18;
    const free = [
      { x: width - away, y: away, radius },
      { x: away, y: away, radius },
      { x: width - away, y: height - away, radius },
      { x: away, y: height - away, radius },
    ].filter((place) => {
      const box = boxOfSeal(place);
      return (
        !taken.some((other) => overlap(box, other)) &&
        (!mask || coveredShare(box, { width, height }, mask) <= MOST_COVERED)
      );
    });
    const cost = (place: SealPlace): number => unrestOf(unrest, regionOf(boxOfSeal(place), width, height));
    const [first, ...others] = free;
    if (first) return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
  }
  return null;
}

export const boxOfSeal = ({ x, y, radius }: SealPlace): Box => ({
  left: x - radius,
  top: y - radius,
  width: radius * 2,
  height: radius * 2,
});

const regionOf = (box: Box, width: number, height: number): Region => ({
  left: box.left / width,
  top: box.top / height,
  width: box.width / width,
  height: box.height / height,
  side: 'top',
});

/** A round seal with a scalloped rim: 'ATÉ' small, '30%' large, 'OFF' under it. */
export function drawSeal(
  seal: Discount,
  { x, y, radius }: SealPlace,
  font: Font,
  { tag, onTag }: Pick<Inks, 'tag' | 'onTag'>,
): string {
  const points: string[] = [];
  const teeth = 22;
  for (let index = 0; index < teeth * 2; index++) {
    const angle = (index * Math.PI) / teeth;
    const r = radius * (index % 2 ? 0.93 : 1);
    points.push(`${(x + Math.cos(angle) * r).toFixed(1)},${(y + Math.sin(angle) * r).toFixed(1)}`);
  }
  const large = fit(seal.large, font, radius * 1.42, radius * 0.72);
  const small = fit(seal.small, font, radius * 1.1, radius * 0.42);
  const row = (text: string, size: number, baseline: number): string =>
    `<path d="${textPath(text, font, size, x - textWidth(text, font, size) / 2, baseline)}" fill="${onTag}"/>`;
  const drop = seal.above ? radius * 0.12 : 0;
  const above = seal.above
    ? row(seal.above, fit(seal.above, font, radius * 0.8, radius * 0.26), y - large * 0.62 + drop)
    : '';
  return `<g transform="rotate(-9 ${x} ${y})"><polygon points="${points.join(' ')}" fill="${tag}" stroke="${tag}" stroke-width="${radius * 0.05}" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="none" stroke="${onTag}" stroke-opacity=".55" stroke-width="${radius * 0.022}"/>${above}${row(seal.large, large, y + large * 0.18 + drop)}${row(seal.small, small, y + large * 0.18 + small * 0.98 + drop * 0.6)}</g>`;
}

function fit(text: string, font: Font, width: number, size: number): number {
  return Math.min(size, (size * width) / Math.max(1, textWidth(text, font, size)));
}

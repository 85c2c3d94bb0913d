import type { Box } from './legible.ts';

/** What a price stands on: a plate with round corners, with straight ones, a pill, or a label on a string. */
export const TAG_STYLES = ['rounded', 'straight', 'pill', 'label'] as const;
export type TagStyle = (typeof TAG_STYLES)[number];

/** The ground that a plate needs beside what stands on it, in shares of the letters' size. */
export const PLATE_PADDING: Readonly<Record<TagStyle, { left: number; right: number }>> = {
  rounded: { left: 0.22, right: 0.22 },
  straight: { left: 0.22, right: 0.22 },
  pill: { left: 0.44, right: 0.44 },
  label: { left: 0.66, right: 0.28 },
};
/** A plate's height in shares of the letters' size. */
export const PLATE_HEIGHT = 1.06;

/** A price's plate as SVG. */
export function drawPlate(style: TagStyle, box: Box, fill: string): string {
  if (style === 'label') return drawLabel(box, fill);
  const round = { rounded: (box.height / PLATE_HEIGHT) * 0.2, straight: 0, pill: box.height / 2 }[style];
  return rectangle(box, round, fill);
}

/** The ground of a short promise, such as 'FRETE GRÁTIS', as SVG: a pill, unless the plates have straighter corners. */
export function drawTag(style: TagStyle, box: Box, fill: string): string {
  const { height } = box;
  const round = { rounded: height / 2, straight: 0, pill: height / 2, label: height * 0.2 }[style];
  return rectangle(box, round, fill);
}

const rectangle = ({ left, top, width, height }: Box, round: number, fill: string): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** Pointed at its left end, where the string's hole shows what lies beneath. */
function drawLabel({ left, top, width, height }: Box, fill: string): string {
  const [right, bottom, middle] = [left + width, top + height, top + height / 2];
  const [shoulder, round, hole] = [left + height * 0.4, height * 0.12, height * 0.075];
  const hub = left + height * 0.36;
  const outline =
    `M${left + round * 0.6} ${middle - round * 0.7}L${shoulder} ${top}H${right - round}` +
    `Q${right} ${top} ${right} ${top + round}V${bottom - round}Q${right} ${bottom} ${right - round} ${bottom}` +
    `H${shoulder}L${left + round * 0.6} ${middle + round * 0.7}Q${left} ${middle} ${left + round * 0.6} ${middle - round * 0.7}Z`;
  const ring = `M${hub - hole} ${middle}a${hole} ${hole} 0 1 0 ${hole * 2} 0a${hole} ${hole} 0 1 0 ${-hole * 2} 0Z`;
  return `<path d="${outline}${ring}" fill-rule="evenodd" data-plate="label" fill="${fill}"/>`;
}

import { Buffer } from 'node:buffer';
import { tokenValue } from '../design-tokens.ts';
import { galaxyMark } from '../page-style.ts';

/** Widths of the mark within the icon: systems cut a maskable icon to a circle of 0.8 of its width. */
const MARK = { plain: 0.78, maskable: 0.56 } as const;
/** Corners of the icon where no system cuts it, by its width. */
const CORNER = 0.22;

const colours = ['--galaxy-tail', '--galaxy-arm', '--galaxy-head', '--spark'] as const;

/** The mark on the night, as SVG of `side` CSS pixels. */
export function appIconSvg(kind: keyof typeof MARK, side: number): string {
  const width = side * MARK[kind];
  const height = (width * 48) / 64;
  const mark = colours
    .reduce((svg, name) => svg.replaceAll(`var(${name})`, tokenValue(name)), galaxyMark)
    .replace(
      '<svg class="galaxy"',
      `<svg x="${(side - width) / 2}" y="${(side - height) / 2}" width="${width}" height="${height}"`,
    );
  const corner = kind === 'plain' ? side * CORNER : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="${tokenValue('--night')}"/>${mark}</svg>`;
}

/** The icon as PNG. */
export async function appIconPng(kind: keyof typeof MARK, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(appIconSvg(kind, side)))
    .png()
    .toBuffer();
}

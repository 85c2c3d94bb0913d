/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Path } from 'opentype.js';

/** How heavy letters are. */
export type Weight = 500 | 700 | 800;

const require = createRequire(import.meta.url);

const files: Record<Weight, string> = {
  500: require.resolve('@fontsource/poppins/files/poppins-latin-500-normal.woff'),
  700: require.resolve('@fontsource/poppins/files/poppins-latin-700-normal.woff'),
  800: require.resolve('@fontsource/poppins/files/poppins-latin-800-normal.woff'),
};

interface Face {
  font: Font;
  /** Widths of signs and of pairs in font units: asking the font anew for each trial costs a second. */
  widths: Map<string, number>;
}

const loaded = new Map<Weight, Face>();

/** Letters come as outlines from a packaged font file: a machine without any font draws the same. */
function faceOf(weight: Weight): Face {
  const known = loaded.get(weight);
  if (known) return known;
  const bytes = readFileSync(files[weight]);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const face = { font, widths: new Map<string, number>() };
  loaded.set(weight, face);
  return face;
}

/** A line as it can be drawn: signs that the font lacks (emoji) are left out, spaces are single. */
export function drawable(text: string, weight: Weight): string {
  const { font } = faceOf(weight);
  const signs = [
    ...text
      .normalize('NFC')
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"'),
  ];
  return signs
    .map((sign) => (/\s/.test(sign) ? ' ' : sign))
    .filter((sign) => sign === ' ' || font.charToGlyphIndex(sign) > 0)
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

export function textWidth(text: string, weight: Weight, size: number): number {
  const face = faceOf(weight);
  let units = 0;
  let before = '';
  for (const sign of text) {
    units += advance(face, sign) + (before === '' ? 0 : kerning(face, before, sign));
    before = sign;
  }
  return (units * size) / face.font.unitsPerEm;
}

function advance({ font, widths }: Face, sign: string): number {
  const known = widths.get(sign);
  if (known !== undefined) return known;
  const width = font.charToGlyph(sign).advanceWidth ?? 0;
  widths.set(sign, width);
  return width;
}

function kerning({ font, widths }: Face, left: string, right: string): number {
  const pair = left + right;
  const known = widths.get(pair);
  if (known !== undefined) return known;
  const width = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
  widths.set(pair, width);
  return width;
}

/** The outline of a line whose baseline begins at (x, y), as SVG path data. */
export function textPath(text: string, weight: Weight, size: number, x: number, y: number): string {
  const face = faceOf(weight);
  const scale = size / face.font.unitsPerEm;
  let at = x;
  let before = '';
  let drawn = '';
  for (const sign of text) {
    if (before !== '') at += kerning(face, before, sign) * scale;
    if (sign !== ' ') drawn += pathData(face.font.charToGlyph(sign).getPath(at, y, size));
    at += advance(face, sign) * scale;
    before = sign;
  }
  return drawn;
}

const AXES = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

// The font reader writes NaN for a value that is whole but for a hair, and no space before one that rounds to -0:
// nothing after it would be drawn.
function pathData(path: Path): string {
  for (const command of path.commands)
    for (const axis of AXES) {
      const value = command[axis];
      if (value !== undefined) command[axis] = Math.round(value * 100) / 100;
    }
  return path.toPathData(2);
}

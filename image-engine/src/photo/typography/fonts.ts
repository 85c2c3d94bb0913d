/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font as FontFile, type Path } from 'opentype.js';
import { emojiFontFor } from './emoji.ts';

/** How heavy letters are. */
export type Weight = 500 | 700 | 800;

/** The type faces that texts can be set in. The first one is used where nobody chose. */
export const FAMILIES = ['poppins', 'nunito', 'barlow-condensed', 'frank-ruhl-libre'] as const;
export type Family = (typeof FAMILIES)[number];

/** What letters are drawn in. */
export interface Font {
  family: Family;
  weight: Weight;
}

const require = createRequire(import.meta.url);

const packages: Readonly<Record<Family, string>> = {
  poppins: require.resolve('@fontsource/poppins/package.json'),
  nunito: require.resolve('@fontsource/nunito/package.json'),
  'barlow-condensed': require.resolve('@fontsource/barlow-condensed/package.json'),
  'frank-ruhl-libre': require.resolve('@fontsource/frank-ruhl-libre/package.json'),
};

interface Face {
  font: FontFile;
  /** Widths of signs and of pairs in shares of the size: asking the font again for each trial costs a second. */
  widths: Map<string, number>;
}

const loaded = new Map<string, Face>();

/** Letters come as outlines from packaged font files: a machine without any font draws the same. */
function faceOf({ family, weight }: Font): Face {
  const file = join(dirname(packages[family]), 'files', `${family}-latin-${weight}-normal.woff`);
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const face = { font, widths: new Map<string, number>() };
  loaded.set(file, face);
  return face;
}

/** The font that draws a sign: the face's own, or the emoji's. */
function fontFor(face: Face, sign: string): FontFile | null {
  if (face.font.charToGlyphIndex(sign) > 0) return face.font;
  return emojiFontFor(sign);
}

const CLUSTERS = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
/** Signs that only say how the one before is drawn: joiners, variation selectors, skin tones, the frame of a key. */
const STYLING = /[\u200d\ufe0e\ufe0f\u20e3]|[\u{1f3fb}-\u{1f3ff}]/gu;

/** A line as it can be drawn, and the signs of it that no packaged font has (flags, other scripts), each once. */
export function readSigns(text: string, font: Font): { drawable: string; undrawn: string[] } {
  const face = faceOf(font);
  const undrawn = new Set<string>();
  let drawable = '';
  const plain = text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s/g, ' ');
  for (const { segment } of CLUSTERS.segment(plain)) {
    const signs = [...segment.replace(STYLING, '')];
    const whole =
      !/\p{Regional_Indicator}/u.test(segment) && signs.every((sign) => sign === ' ' || fontFor(face, sign));
    if (whole) drawable += signs.join('');
    else if (!/^\p{C}*$/u.test(segment)) undrawn.add(segment);
  }
  return { drawable: drawable.replace(/ +/g, ' ').trim(), undrawn: [...undrawn] };
}

/** A line without the signs that no packaged font has. */
export function drawable(text: string, font: Font): string {
  return readSigns(text, font).drawable;
}

export function textWidth(text: string, font: Font, size: number): number {
  const face = faceOf(font);
  let width = 0;
  let before = '';
  for (const sign of text) {
    width += advance(face, sign) + (before === '' ? 0 : kerning(face, before, sign));
    before = sign;
  }
  return width * size;
}

function advance(face: Face, sign: string): number {
  const known = face.widths.get(sign);
  if (known !== undefined) return known;
  const font = fontFor(face, sign) ?? face.font;
  const width = (font.charToGlyph(sign).advanceWidth ?? 0) / font.unitsPerEm;
  face.widths.set(sign, width);
  return width;
}

function kerning(face: Face, left: string, right: string): number {
  const pair = left + right;
  const known = face.widths.get(pair);
  if (known !== undefined) return known;
  const { font } = face;
  const both = fontFor(face, left) === font && fontFor(face, right) === font;
  const width = both
    ? font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) / font.unitsPerEm
    : 0;
  face.widths.set(pair, width);
  return width;
}

/** The outline of a line whose baseline begins at (x, y), as SVG path data. */
export function textPath(text: string, font: Font, size: number, x: number, y: number): string {
  const face = faceOf(font);
  let at = x;
  let before = '';
  let drawn = '';
  for (const sign of text) {
    if (before !== '') at += kerning(face, before, sign) * size;
    const drawer = fontFor(face, sign) ?? face.font;
    if (sign !== ' ') drawn += pathData(drawer.charToGlyph(sign).getPath(at, y, size));
    at += advance(face, sign) * size;
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

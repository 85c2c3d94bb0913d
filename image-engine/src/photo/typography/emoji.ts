import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

interface Slice {
  ranges: readonly (readonly [first: number, last: number])[];
  file: string;
  font?: Font;
}

let slices: Slice[] | null = null;

/** The packaged emoji font that draws a code point in one ink, or `null`. It comes in slices, read when first needed. */
export function emojiFontFor(sign: string): Font | null {
  const point = sign.codePointAt(0) ?? 0;
  slices ??= readSlices();
  for (const slice of slices) {
    if (!slice.ranges.some(([first, last]) => point >= first && point <= last)) continue;
    slice.font ??= readFont(slice.file);
    if (slice.font.charToGlyphIndex(sign) > 0) return slice.font;
  }
  return null;
}

function readSlices(): Slice[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve('@fontsource/noto-emoji/unicode.json'), 'utf8'),
  );
  return Object.entries(ranges).flatMap(([name, list]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    if (!number) return [];
    return [{ ranges: list.split(',').map(readRange), file: `noto-emoji-${number}-700-normal.woff` }];
  });
}

function readRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function readFont(file: string): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/noto-emoji/files/${file}`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

import { drawable, textWidth, type Weight } from './fonts.ts';
import { type Align, drawLine, type Piece } from './piece.ts';
import { breakLongWords, wrapText } from './wrap.ts';

/** How letters are set: `size` in pixels, `leading` in shares of it. */
export interface LetterStyle {
  weight: Weight;
  size: number;
  leading: number;
}

/** Words in as many lines as they need; `null` where a word is wider than `width` and still large enough to shrink. */
export function setLetters(
  text: string,
  { weight, size, leading }: LetterStyle,
  width: number,
  align: Align,
  breakWords: boolean,
): Piece | null {
  const clean = drawable(text, weight);
  if (clean === '') return { height: 0, width: 0, draw: () => '' };
  const rows =
    wrapText(clean, weight, size, width) ??
    (breakWords ? wrapText(breakLongWords(clean, weight, size, width), weight, size, width) : null);
  if (!rows) return null;
  const widths = rows.map((row) => textWidth(row, weight, size));
  const widest = Math.max(...widths);
  return {
    height: size * leading * rows.length - size * (leading - 1.02),
    width: widest,
    draw: (left, top, inks) =>
      rows
        .map((row, index) => {
          const x = align === 'center' ? left + (widest - (widths[index] ?? 0)) / 2 : left;
          return drawLine(row, weight, size, x, top + size * 0.86 + index * size * leading, inks.text);
        })
        .join(''),
  };
}

import { drawable, type Font, textWidth } from './fonts.ts';
import { type Align, drawLine, type Piece } from './piece.ts';
import { breakLongWords, wrapText } from './wrap.ts';

/** How letters are set: `size` in pixels, `leading` in shares of it. */
export interface LetterStyle {
  font: Font;
  ink: 'text' | 'headline';
  size: number;
  leading: number;
}

/** Words in as many lines as they need; `null` where a word is wider than `width` and still large enough to shrink. */
export function setLetters(
  text: string,
  { font, ink, size, leading }: LetterStyle,
  width: number,
  align: Align,
  breakWords: boolean,
): Piece | null {
  const clean = drawable(text, font);
  if (clean === '') return { height: 0, width: 0, draw: () => '' };
  const rows =
    wrapText(clean, font, size, width) ??
    (breakWords ? wrapText(breakLongWords(clean, font, size, width), font, size, width) : null);
  if (!rows) return null;
  const widths = rows.map((row) => textWidth(row, font, size));
  const widest = Math.max(...widths);
  return {
    height: size * leading * rows.length - size * (leading - 1.02),
    width: widest,
    draw: (left, top, inks) =>
      rows
        .map((row, index) => {
          const x = align === 'center' ? left + (widest - (widths[index] ?? 0)) / 2 : left;
          return drawLine(row, font, size, x, top + size * 0.86 + index * size * leading, inks[ink]);
        })
        .join(''),
  };
}

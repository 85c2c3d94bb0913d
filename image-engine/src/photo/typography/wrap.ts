import { type Font, textWidth } from './fonts.ts';

/** Breaks a text into lines no wider than `width`, evenly filled; null when a word alone is wider. */
export function wrapText(text: string, font: Font, size: number, width: number): string[] | null {
  const words = text.split(' ').filter((word) => word !== '');
  if (words.some((word) => textWidth(word, font, size) > width)) return null;
  const greedy = fill(words, font, size, width);
  for (let narrower = width * 0.6; narrower < width; narrower += width * 0.04) {
    const even = fill(words, font, size, narrower);
    if (even.length === greedy.length && even.every((line) => textWidth(line, font, size) <= width))
      return even;
  }
  return greedy;
}

function fill(words: readonly string[], font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Cuts words that no line of this size could hold, so that even a text without spaces can be set. */
export function breakLongWords(text: string, font: Font, size: number, width: number): string {
  return text
    .split(' ')
    .flatMap((word) => {
      const pieces: string[] = [];
      let piece = '';
      for (const sign of word) {
        if (piece !== '' && textWidth(`${piece}${sign}-`, font, size) > width) {
          pieces.push(`${piece}-`);
          piece = sign;
        } else piece += sign;
      }
      return [...pieces, piece];
    })
    .join(' ');
}

import { drawable, type Font, textWidth } from './fonts.ts';
import type { TextLook } from './look.ts';
import { type Align, drawLine, type Piece } from './piece.ts';
import { drawTag } from './plate.ts';

/** Short promises as pills beside and under each other, letters `size` pixels high; `null` where one is wider than `width`. */
export function setTags(
  tags: readonly string[],
  size: number,
  { width, align, look }: { width: number; align: Align; look: TextLook },
): Piece | null {
  const font: Font = { family: look.body, weight: 700 };
  const pad = size * 0.7;
  const height = size * 1.95;
  const gap = size * 0.5;
  const pills = tags.map((tag) => {
    const text = drawable(tag, font);
    return { text, width: textWidth(text, font, size) + pad * 2 };
  });
  if (pills.some((pill) => pill.width > width)) return null;
  const rowWidth = (row: typeof pills): number =>
    row.reduce((sum, pill) => sum + pill.width, 0) + gap * (row.length - 1);
  const rows: (typeof pills)[] = [];
  for (const pill of pills) {
    const row = rows.at(-1);
    if (row && rowWidth([...row, pill]) <= width) row.push(pill);
    else rows.push([pill]);
  }
  const widest = Math.max(...rows.map(rowWidth));
  return {
    width: widest,
    height: rows.length * height + (rows.length - 1) * gap,
    draw: (left, top, { tag, onTag }) =>
      rows
        .map((row, index) => {
          let x = align === 'center' ? left + (widest - rowWidth(row)) / 2 : left;
          const y = top + index * (height + gap);
          return row
            .map((pill) => {
              const at = x;
              x += pill.width + gap;
              return (
                drawTag(look.tag, { left: at, top: y, width: pill.width, height }, tag) +
                drawLine(pill.text, font, size, at + pad, y + height / 2 + size * 0.35, onTag)
              );
            })
            .join('');
        })
        .join(''),
  };
}

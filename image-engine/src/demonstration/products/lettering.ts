import { drawable, textPath, textWidth } from '../../photo/typography/fonts.ts';
import type { Markup } from '../painting/markup.ts';

/** Printed words on a drawn product, as outlines, centred on x. */
export function lettering(x: number, y: number, size: number, text: string, fill: string, more = ''): Markup {
  const clean = drawable(text, 700);
  return `<path d="${textPath(clean, 700, size, x - textWidth(clean, 700, size) / 2, y)}" fill="${fill}" ${more}/>`;
}

import { drawable, textPath, textWidth, type Weight } from './fonts.ts';
import type { Offer, Price } from './read-offer.ts';
import { breakLongWords, wrapText } from './wrap.ts';

/** Colours of a block: its words, the plate of price and tags, and what stands on the plate. */
export interface Inks {
  text: string;
  quiet: string;
  plate: string;
  onPlate: string;
}

interface Piece {
  height: number;
  width: number;
  draw(left: number, top: number, inks: Inks): string;
}

/** Lines and price of an offer, set under each other, `width` wide at most. */
export interface Block {
  width: number;
  height: number;
  draw(left: number, top: number, inks: Inks): string;
}

type Align = 'left' | 'center';

/** Sets the offer as large as it fits into the given space. */
export function setBlock(offer: Offer, width: number, height: number, align: Align, unit: number): Block {
  for (let scale = 1; scale > 0.12; scale *= 0.94) {
    const block = tryBlock(offer, width, unit * scale, align);
    if (block && block.height <= height) return block;
  }
  return tryBlock(offer, width, unit * 0.12, align) ?? { width: 0, height: 0, draw: () => '' };
}

function tryBlock(offer: Offer, width: number, unit: number, align: Align): Block | null {
  const pieces: (Piece | null)[] = [];
  const { headline, lines, price, tags } = offer;
  if (headline)
    pieces.push(
      lettering(
        headline,
        headline.length > 42 ? 700 : 800,
        unit * headlineSize(headline, price !== null),
        width,
        align,
        1.1,
        'text',
      ),
    );
  for (const line of lines)
    pieces.push(
      lettering(line, 500, unit * (headline.length > 60 ? 0.4 : 0.46), width, align, 1.32, 'quiet'),
    );
  if (price) pieces.push(priceTag(price, unit, width));
  if (tags.length > 0) pieces.push(tagRow(tags, unit * 0.36, width, align));
  if (pieces.some((piece) => piece === null)) return null;
  const whole = pieces.filter((piece) => piece !== null);
  const gap = unit * 0.3;
  const blockWidth = Math.max(0, ...whole.map((piece) => piece.width));
  const height = whole.reduce((sum, piece) => sum + piece.height, 0) + gap * Math.max(0, whole.length - 1);
  return {
    width: blockWidth,
    height,
    draw(left, top, inks) {
      let y = top;
      let drawn = '';
      for (const piece of whole) {
        drawn += piece.draw(align === 'center' ? left + (blockWidth - piece.width) / 2 : left, y, inks);
        y += piece.height + gap;
      }
      return drawn;
    },
  };
}

function headlineSize(headline: string, priced: boolean): number {
  const size = headline.length <= 14 ? 1.25 : headline.length <= 28 ? 1 : headline.length <= 60 ? 0.78 : 0.56;
  return priced ? size * 0.82 : size;
}

function lettering(
  text: string,
  weight: Weight,
  size: number,
  width: number,
  align: Align,
  leading: number,
  ink: 'text' | 'quiet',
): Piece | null {
  const clean = drawable(text, weight);
  if (clean === '') return { height: 0, width: 0, draw: () => '' };
  const rows =
    wrapText(clean, weight, size, width) ??
    (size < width * 0.055 ? wrapText(breakLongWords(clean, weight, size, width), weight, size, width) : null);
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
          return path(row, weight, size, x, top + size * 0.86 + index * size * leading, inks[ink]);
        })
        .join(''),
  };
}

const path = (text: string, weight: Weight, size: number, x: number, y: number, fill: string): string =>
  `<path d="${textPath(text, weight, size, x, y)}" fill="${fill}"/>`;

/** 'R$' small and raised, the reais large, the cents raised; the former price struck through above. */
function priceTag(
  { now, before, lead }: NonNullable<Offer['price']>,
  unit: number,
  width: number,
): Piece | null {
  const size = unit * (now.reais.length > 4 ? 1.35 : 1.6);
  const pad = size * 0.22;
  const small = size * 0.36;
  const signWidth = textWidth('R$', 700, small);
  const reaisWidth = textWidth(now.reais, 800, size);
  const centsWidth = now.cents ? textWidth(`,${now.cents}`, 800, size * 0.46) : 0;
  const plateWidth =
    pad * 2 + signWidth + size * 0.1 + reaisWidth + (centsWidth > 0 ? size * 0.05 + centsWidth : 0);
  const plateHeight = size * 1.06;
  const said = before ? `de ${amount(before)}` : '';
  const leadText = before ? 'por' : lead;
  const over = unit * 0.42;
  const overWidth = said
    ? textWidth(said, 500, over) + (leadText ? over * 0.5 + textWidth(leadText, 700, over) : 0)
    : textWidth(leadText, 700, over);
  const overHeight = said || leadText ? over * 1.35 : 0;
  if (Math.max(plateWidth, overWidth) > width) return null;
  return {
    width: Math.max(plateWidth, overWidth),
    height: overHeight + plateHeight,
    draw(left, top, inks) {
      let drawn = '';
      if (said) {
        const saidWidth = textWidth(said, 500, over);
        const struckFrom = left + textWidth('de ', 500, over);
        drawn += path(said, 500, over, left, top + over * 0.9, inks.text);
        drawn += `<path d="M${struckFrom - over * 0.08} ${top + over * 0.66} L${left + saidWidth + over * 0.08} ${top + over * 0.5}" stroke="${inks.text}" stroke-width="${over * 0.085}" stroke-linecap="round"/>`;
        drawn += path(leadText, 700, over, left + saidWidth + over * 0.5, top + over * 0.9, inks.text);
      } else if (leadText) drawn += path(leadText, 700, over, left, top + over * 0.9, inks.text);
      const y = top + overHeight;
      drawn += `<rect x="${left}" y="${y}" width="${plateWidth}" height="${plateHeight}" rx="${size * 0.2}" fill="${inks.plate}"/>`;
      const baseline = y + plateHeight * 0.5 + size * 0.345;
      let x = left + pad;
      drawn += path('R$', 700, small, x, baseline - size * 0.69 + small * 0.7, inks.onPlate);
      x += signWidth + size * 0.1;
      drawn += path(now.reais, 800, size, x, baseline, inks.onPlate);
      x += reaisWidth + size * 0.05;
      if (now.cents)
        drawn += path(
          `,${now.cents}`,
          800,
          size * 0.46,
          x,
          baseline - size * 0.69 + size * 0.46 * 0.7,
          inks.onPlate,
        );
      return drawn;
    },
  };
}

const amount = ({ reais, cents }: Price): string => `R$ ${reais}${cents ? `,${cents}` : ''}`;

function tagRow(tags: readonly string[], size: number, width: number, align: Align): Piece | null {
  const pad = size * 0.7;
  const height = size * 1.95;
  const pills = tags.map((tag) => ({
    tag: drawable(tag, 700),
    width: textWidth(drawable(tag, 700), 700, size) + pad * 2,
  }));
  if (pills.some((pill) => pill.width > width)) return null;
  const rows: (typeof pills)[] = [];
  for (const pill of pills) {
    const row = rows.at(-1);
    const used = row?.reduce((sum, { width: own }) => sum + own + size * 0.5, 0) ?? 0;
    if (row && used + pill.width <= width) row.push(pill);
    else rows.push([pill]);
  }
  const rowWidth = (row: typeof pills): number =>
    row.reduce((sum, { width: own }) => sum + own, 0) + size * 0.5 * (row.length - 1);
  const widest = Math.max(...rows.map(rowWidth));
  return {
    width: widest,
    height: rows.length * height + (rows.length - 1) * size * 0.5,
    draw: (left, top, inks) =>
      rows
        .map((row, index) => {
          let x = align === 'center' ? left + (widest - rowWidth(row)) / 2 : left;
          const y = top + index * (height + size * 0.5);
          return row
            .map((pill) => {
              const drawn = `<rect x="${x}" y="${y}" width="${pill.width}" height="${height}" rx="${height / 2}" fill="${inks.plate}"/>${path(pill.tag, 700, size, x + pad, y + height / 2 + size * 0.35, inks.onPlate)}`;
              x += pill.width + size * 0.5;
              return drawn;
            })
            .join('');
        })
        .join(''),
  };
}

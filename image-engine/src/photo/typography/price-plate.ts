import { drawable, textWidth } from './fonts.ts';
import { drawLine, type Inks, type Piece } from './piece.ts';
import type { Amount, Price } from './read-offer.ts';

/**
 * A price: the former one struck through above, 'R$' small and raised, the reais large, the cents raised, and below the
 * plate what belongs to it ('à vista'). `unit` is the block's type size, `least` the smallest size of letters, in
 * pixels. `null` where it is wider than `width`.
 */
export function setPrice(price: Price, unit: number, least: number, width: number): Piece | null {
  const small = Math.max(unit * 0.42, least);
  const lead = setLead(price, small);
  const plate = setPlate(
    price.now,
    Math.max(unit * (price.now.reais.length > 4 ? 1.35 : 1.6), least / SMALLEST_SHARE),
  );
  const note = drawable(price.note, 700);
  const noteWidth = textWidth(note, 700, small);
  const widest = Math.max(lead.width, plate.width, noteWidth);
  if (widest > width) return null;
  return {
    width: widest,
    height: lead.height + plate.height + (note ? small * 1.5 : 0),
    draw: (left, top, inks) =>
      lead.draw(left, top, inks) +
      plate.draw(left, top + lead.height, inks) +
      (note
        ? drawLine(note, 700, small, left, top + lead.height + plate.height + small * 1.25, inks.text)
        : ''),
  };
}

/** Of the plate's size: the 'R$'. */
const SMALLEST_SHARE = 0.36;

function setLead({ before, lead }: Price, size: number): Piece {
  const said = before ? `de ${amount(before)}` : '';
  const saidWidth = textWidth(said, 500, size);
  const gap = said && lead ? size * 0.5 : 0;
  const struck = (left: number, top: number, colour: string): string =>
    `<path d="M${left + textWidth('de ', 500, size) - size * 0.08} ${top + size * 0.66} L${left + saidWidth + size * 0.08} ${top + size * 0.5}" stroke="${colour}" stroke-width="${size * 0.085}" stroke-linecap="round"/>`;
  return {
    width: saidWidth + gap + textWidth(lead, 700, size),
    height: said || lead ? size * 1.35 : 0,
    draw: (left, top, { text }: Inks) =>
      (said ? drawLine(said, 500, size, left, top + size * 0.9, text) + struck(left, top, text) : '') +
      (lead ? drawLine(lead, 700, size, left + saidWidth + gap, top + size * 0.9, text) : ''),
  };
}

function setPlate({ reais, cents }: Amount, size: number): Piece {
  const pad = size * 0.22;
  const small = size * SMALLEST_SHARE;
  const centsSize = size * 0.46;
  const signWidth = textWidth('R$', 700, small);
  const reaisWidth = textWidth(reais, 800, size);
  const centsWidth = cents ? size * 0.05 + textWidth(`,${cents}`, 800, centsSize) : 0;
  const width = pad * 2 + signWidth + size * 0.1 + reaisWidth + centsWidth;
  const height = size * 1.06;
  return {
    width,
    height,
    draw(left, top, { plate, onPlate }) {
      const baseline = top + height * 0.5 + size * 0.345;
      const raised = (own: number): number => baseline - size * 0.69 + own * 0.7;
      const reaisAt = left + pad + signWidth + size * 0.1;
      return (
        `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${size * 0.2}" fill="${plate}"/>` +
        drawLine('R$', 700, small, left + pad, raised(small), onPlate) +
        drawLine(reais, 800, size, reaisAt, baseline, onPlate) +
        (cents
          ? drawLine(
              `,${cents}`,
              800,
              centsSize,
              reaisAt + reaisWidth + size * 0.05,
              raised(centsSize),
              onPlate,
            )
          : '')
      );
    },
  };
}

const amount = ({ reais, cents }: Amount): string => `R$ ${reais}${cents ? `,${cents}` : ''}`;

import { drawable, type Font, textWidth } from './fonts.ts';
import type { TextLook } from './look.ts';
import { drawLine, type Inks, type Piece } from './piece.ts';
import { drawPlate, PLATE_HEIGHT, PLATE_PADDING } from './plate.ts';
import type { Amount, Price } from './read-offer.ts';

/**
 * A price: the former one struck through above, 'R$' small and raised, the reais large, the cents raised, and below the
 * plate what belongs to it ('à vista'). `unit` is the block's type size, `least` the smallest size of letters, in
 * pixels. `null` where it is wider than `width`.
 */
export function setPrice(
  price: Price,
  { unit, least, width, look }: { unit: number; least: number; width: number; look: TextLook },
): Piece | null {
  const strong: Font = { family: look.body, weight: 700 };
  const small = Math.max(unit * 0.42, least);
  const lead = setLead(price, small, look);
  const plate = setPlate(
    price.now,
    Math.max(unit * (price.now.reais.length > 4 ? 1.35 : 1.6), least / SMALLEST_SHARE),
    look,
  );
  const note = drawable(price.note, strong);
  const noteWidth = textWidth(note, strong, small);
  const widest = Math.max(lead.width, plate.width, noteWidth);
  if (widest > width) return null;
  return {
    width: widest,
    height: lead.height + plate.height + (note ? small * 1.5 : 0),
    draw: (left, top, inks) =>
      lead.draw(left, top, inks) +
      plate.draw(left, top + lead.height, inks) +
      (note
        ? drawLine(note, strong, small, left, top + lead.height + plate.height + small * 1.25, inks.text)
        : ''),
  };
}

/** Of the plate's size: the 'R$'. */
const SMALLEST_SHARE = 0.36;

function setLead({ before, lead }: Price, size: number, { body }: TextLook): Piece {
  const [plain, strong]: [Font, Font] = [
    { family: body, weight: 500 },
    { family: body, weight: 700 },
  ];
  const said = before ? `de ${amount(before)}` : '';
  const saidWidth = textWidth(said, plain, size);
  const gap = said && lead ? size * 0.5 : 0;
  const struck = (left: number, top: number, colour: string): string =>
    `<path d="M${left + textWidth('de ', plain, size) - size * 0.08} ${top + size * 0.66} L${left + saidWidth + size * 0.08} ${top + size * 0.5}" stroke="${colour}" stroke-width="${size * 0.085}" stroke-linecap="round"/>`;
  return {
    width: saidWidth + gap + textWidth(lead, strong, size),
    height: said || lead ? size * 1.35 : 0,
    draw: (left, top, { text }: Inks) =>
      (said ? drawLine(said, plain, size, left, top + size * 0.9, text) + struck(left, top, text) : '') +
      (lead ? drawLine(lead, strong, size, left + saidWidth + gap, top + size * 0.9, text) : ''),
  };
}

function setPlate({ reais, cents }: Amount, size: number, { heading, tag }: TextLook): Piece {
  const [strong, heavy]: [Font, Font] = [
    { family: heading, weight: 700 },
    { family: heading, weight: 800 },
  ];
  const pad = { left: size * PLATE_PADDING[tag].left, right: size * PLATE_PADDING[tag].right };
  const small = size * SMALLEST_SHARE;
  const centsSize = size * 0.46;
  const signWidth = textWidth('R$', strong, small);
  const reaisWidth = textWidth(reais, heavy, size);
  const centsWidth = cents ? size * 0.05 + textWidth(`,${cents}`, heavy, centsSize) : 0;
  const width = pad.left + pad.right + signWidth + size * 0.1 + reaisWidth + centsWidth;
  const height = size * PLATE_HEIGHT;
  return {
    width,
    height,
    draw(left, top, { plate, onPlate }) {
      const baseline = top + height * 0.5 + size * 0.345;
      const raised = (own: number): number => baseline - size * 0.69 + own * 0.7;
      const reaisAt = left + pad.left + signWidth + size * 0.1;
      return (
        drawPlate(tag, { left, top, width, height }, plate) +
        drawLine('R$', strong, small, left + pad.left, raised(small), onPlate) +
        drawLine(reais, heavy, size, reaisAt, baseline, onPlate) +
        (cents
          ? drawLine(
              `,${cents}`,
              heavy,
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

import type { Raster } from '../raster.ts';
import { type Facts, measurePicture } from './measure.ts';

/** What the seller says of a photo: its product's name, and where such a product is best shown, if that is known. */
export interface NamedProduct {
  name: string;
  setting: string | null;
}

/**
 * A true Portuguese sentence about a picture, fit as a prompt. A named product is called by its name, and shown in its
 * setting instead of before the photo's own backdrop.
 */
export function describePicture(picture: Raster, mask: Uint8Array | null, product?: NamedProduct): string {
  const facts = measurePicture(picture, mask);
  return product ? namedSentenceOf(facts, product) : sentenceOf(facts);
}

// Its colours are left out: what is named needs none, and a colour in a prompt is taken for the scene's.
function namedSentenceOf(facts: Facts, { name, setting }: NamedProduct): string {
  const called = `${name.charAt(0).toLocaleUpperCase('pt-BR')}${name.slice(1)}`;
  return setting ? `${called}, ${setting}` : `${called}, sobre ${backdropOf(facts)}, com ${lightOf(facts)}`;
}

const SHAPES = {
  vertical: 'de formato vertical',
  horizontal: 'de formato horizontal',
  redondo: 'de formato arredondado',
  quadrado: 'de proporções equilibradas',
} as const;
const SIDES = {
  esquerda: 'vinda da esquerda',
  direita: 'vinda da direita',
  cima: 'vinda de cima',
  frente: 'frontal',
} as const;

function sentenceOf(facts: Facts): string {
  const colours = facts.product.length > 0 ? `em tons de ${listed(facts.product)}` : '';
  const subject = facts.shape
    ? ['Produto', colours].filter((part) => part !== '').join(' ')
    : `Cena em tons de ${listed(facts.backdrop)}`;
  const shape = facts.shape ? `, ${SHAPES[facts.shape]}` : '';
  const close = facts.share > 0.45 ? ', em primeiro plano' : '';
  return `${subject}${shape}${close}${facts.shape ? `, sobre ${backdropOf(facts)}` : ''}, com ${lightOf(facts)}`;
}

function backdropOf({ backdrop, plain }: Facts): string {
  const [first] = backdrop;
  if (!plain) return `fundo com textura e detalhes em tons de ${listed(backdrop)}`;
  return first ? `fundo liso ${first}` : 'fundo liso';
}

function lightOf({ bright, light, hard }: Facts): string {
  const kind = hard ? 'luz marcada' : 'luz suave';
  const mood = { claro: ', em ambiente claro', médio: '', escuro: ', em ambiente escuro' }[bright];
  return `${kind} ${SIDES[light]}${mood}`;
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'cores neutras';
  if (names.length === 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

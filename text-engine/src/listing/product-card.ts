import { accented } from '../portuguese/accents.ts';
import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import { calm, tidied } from './sales-talk.ts';

/** What a seller has written of a product, each part by itself; all but the name may be empty. */
export interface ProductCard {
  name: string;
  brand: string;
  model: string;
  color: string;
  size: string;
  material: string;
  /** Everything else, in the seller's own words. */
  details: string;
}

const CODED_SIZE = /^(?:pp|p|m|g|gg|xg|xgg|eg|egg|\d{1,3}(?:[/-]\d{1,3})?)$/i;
/** What a measure measures, by its unit. */
const MEASURED: readonly (readonly [RegExp, string])[] = [
  [/^\d[\d.,]*\s?(?:ml|l|lts?|litros?)$/i, 'Volume'],
  [/^\d[\d.,]*\s?(?:kg|g|gr|mg|quilos?|gramas?)$/i, 'Peso'],
  [/^\d[\d.,]*\s?(?:w|watts)$/i, 'Potência'],
  [/^(?:\d[\d/ .,]*\s?(?:v|volts)|bivolt)$/i, 'Voltagem'],
  [/^\d[\d.,]*\s?(?:(?:[cm]?m)?\s?x\s?\d|[cm]?m$)/i, 'Medidas'],
];

/** 'M' and '42' need the word 'tamanho' before them; '350 ml' does not. */
export const isCodedSize = (size: string): boolean => CODED_SIZE.test(size);

const MANY_COLORS = /^(?:cores )?(?:sortid|variad|divers)[oa]s$/iu;
const ENDS_LIKE_COR = /^(branc|pret|vermelh|amarel|rox|dourad|pratead|rosad|colorid|estampad)[oa]$/iu;
/** 'Cor preta', whatever the gender of the product's name; 'cores sortidas'. */
export const colorPhrase = (color: string): string =>
  MANY_COLORS.test(color)
    ? `cores ${uncapitalised(color)
        .replace(/^cores /, '')
        .replace(/os$/, 'as')}`
    : `cor ${uncapitalised(color).replace(ENDS_LIKE_COR, '$1a')}`;

/** 'Na cor preta', 'em cores sortidas'. */
export const inColor = (color: string): string =>
  `${MANY_COLORS.test(color) ? 'em' : 'na'} ${colorPhrase(color)}`;

const FEMININE = /(?<!^(?:pijam|map|cinem|prism))a$|(?:[cçs]|gi)ão$/iu;
const MASCULINE = /(?<!^(?:mot|fot))o$/iu;
/** As a title says a colour: 'bolsa preta', 'tênis azul', and 'cor preta' where the name's ending tells no gender. */
export function colorBehind(name: string, color: string): string {
  if (!ENDS_LIKE_COR.test(color)) return color;
  const [thing = ''] = name.split(' ');
  if (FEMININE.test(thing)) return color.replace(/[oa]$/i, 'a');
  return MASCULINE.test(thing) ? color.replace(/[oa]$/i, 'o') : colorPhrase(color);
}

/** A fact as a list names it. */
export interface NamedFact {
  label: string;
  value: string;
}

/** The facts that have a place of their own on the card, in the order in which a buyer asks for them. */
export function namedFacts({ brand, model, material, color, size }: ProductCard): NamedFact[] {
  const sizes = /[,;]|\s[ae]\s/.test(size) ? 'Tamanhos' : 'Tamanho';
  const measure = MEASURED.find(([pattern]) => pattern.test(size))?.[1] ?? sizes;
  const facts = [
    { label: 'Marca', value: brand },
    { label: 'Modelo', value: model },
    { label: 'Material', value: material },
    { label: 'Cor', value: color },
    { label: measure, value: size },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The card without signs and shouting, with the accents that were left out. */
export function tidyCard(card: ProductCard): ProductCard {
  const tidy = (text: string) =>
    accented(tidied(calm(text.replace(/<\/?[a-z][^<>]*>/gi, ' '))))
      .replace(/[!?¡¿_{}¬¦]+/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '');
  // A brand writes itself as it likes.
  const asWritten = (text: string) =>
    text
      .replace(/[<>*_{}$^~|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    name: tidy(card.name),
    brand: asWritten(card.brand),
    model: asWritten(card.model),
    color: tidy(quiet(card.color)),
    size: asWritten(card.size),
    material: tidy(quiet(card.material)),
    details: card.details,
  };
}

/** 'BRANCO' is no abbreviation; 'MDF' is one. */
const quiet = (text: string) => (/^\p{Lu}{4,}$/u.test(text.trim()) ? text.toLocaleLowerCase('pt-BR') : text);

/** The words of a text that carry meaning, for comparing: folded, without endings of gender and number. */
export const meaningOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !LITTLE_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/[oa]?s?$/, '') : word));

/** Whether every word of a part that carries meaning stands in the text already. */
export function says(text: string, part: string): boolean {
  const said = new Set(meaningOf(text));
  return meaningOf(part).every((word) => said.has(word));
}

/** Whether a measure stands in the text already, with a space before its unit or without. */
export const saysMeasure = (text: string, measure: string): boolean =>
  folded(text).replace(/\s+/g, '').includes(folded(measure).replace(/\s+/g, ''));

/** Whether a part shares a word that carries meaning with the text. */
export function touches(text: string, part: string): boolean {
  const said = new Set(meaningOf(text));
  return meaningOf(part).some((word) => said.has(word));
}

/** Power and voltage as a list names them, where a text says one of each. */
export function electricFacts(text: string): NamedFact[] {
  const one = (label: string, pattern: RegExp): NamedFact[] => {
    const [value, another] = [...text.matchAll(pattern)].map(([found]) => found);
    return value && !another ? [{ label, value: spaced(value) }] : [];
  };
  return [
    ...one('Potência', /(?<![\d,.\p{L}])\d[\d.]*\s?w(?![\p{L}\d-])/giu),
    ...one('Voltagem', /(?<![\d,.\p{L}])(?:\d{2,3}\s?v|bivolt)(?![\p{L}\d])/giu),
  ];
}
/** '550 W' of '550w'. */
const spaced = (measure: string) =>
  measure.replace(/^(\d[\d.]*)\s?(\p{L})$/u, (_, number, unit) => `${number} ${unit.toUpperCase()}`);

/** A capital first, unless it is a name that begins as 'iPhone' does. */
export const capitalised = (text: string): string =>
  /^i[A-Z]/.test(text) ? text : text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** A small letter first, unless the text begins with a name or an abbreviation: 'MDF', 'iPhone', 'Royal Canin'. */
export const uncapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}*(?=[\s,:-]|$)(?!\s\p{Lu})/u.test(text)
    ? text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)
    : text;

/** Characters as a person counts them. */
export const lengthOf = (text: string): number => Array.from(text).length;

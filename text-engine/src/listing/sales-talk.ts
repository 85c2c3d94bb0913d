/** Calls to buy, prices and contacts: a marketplace refuses them in a title, and no buyer searches for them. */
const SALES_TALK =
  /(?<!\p{L})(?:s[uú]per\s+)?(?:promo[cç][aã]o|promocional|imperd[ií]ve(?:l|is)|frete gr[aá]tis|ofertas?|desconto|liquida[cç][aã]o|queima de estoque|aproveite|compre j[aá]|melhor pre[cç]o|menor pre[cç]o|mais barato|pre[cç]o baixo|envio (?:imediato|r[aá]pido|no mesmo dia)|pronta entrega|[uú]ltimas unidades|parcelamos|chame no whats\w*)(?!\p{L})/giu;
const PRICE = /(?:por\s+)?(?:apenas\s+|s[oó]\s+)?r\$\s*\d+(?:[.,]\d+)*/giu;
const CONTACT = /\b(?:https?:\S+|www\.\S+|\S+@\S+|\(?\d{2}\)?\s?9\d{4}-?\d{4})/giu;
const SYMBOLS = /(?:[\p{Extended_Pictographic}★☆♥✓$#@*^~<>|“”"«»`]|\uFE0F)+/gu;
/** What else sells or leads away from the marketplace, where a whole sentence may be left out. */
const MORE_TALK =
  /(?<!\p{L})(?:estoque|fretes?|envi(?:o|os|amos)|entrega(?:mos)? (?:gr[aá]tis|imediata|r[aá]pida|em)|parcel(?:as?|ado|amento|e)|sem juros|pix|cupom|compr(?:e|em|ar)|garanta (?:j[aá]|o seu|a sua)|adquira|clique|siga(?:-nos)?|instagram|chame|chama|ligue|fale conosco|d[uú]vidas?|pergunte|(?<!notifica[^.!?]{0,60})(?:whats\s?app|whats|zap)|nossa loja|visite|e-?mail|telefone[.:]?\s*\d)(?!\p{L})|[\p{L}\d-]+\.com(?!\p{L})|(?<!\d)\d{1,2}x\s(?:de\s)?r\$/iu;
/** Praise alone says nothing of the product. */
const ONLY_PRAISE =
  /^(?:(?:produtos?|item|qualidade|muito|super|bem|[eé]|de|que|lind[oa]s?|maravilhos[oa]s?|incr[ií]ve(?:l|is)|excelentes?|[oó]tim[oa]s?|perfeit[oa]s?|top|demais|[ao]s?|uma?|garantid[oa]|melhor|alt[ao]|primeira|n[aã]o|perca|confira|vai|vão|se|apaixonar|voc[eê]|amar|surpreender|mercado|do)[\s.,!]*)+$/iu;

/** The text without prices, contacts, calls to buy and signs. */
export const withoutTalk = (text: string) =>
  tidied(text.replace(CONTACT, ' ').replace(PRICE, ' ').replace(SALES_TALK, ' '));

/** Without emoji and signs, and with short forms written out: 'p/', 'c/', 's/'. */
export const tidied = (text: string) =>
  text
    .replace(SYMBOLS, ' ')
    .replace(/(?<!\p{L})p\/\s*/giu, 'para ')
    .replace(/(?<!\p{L})c\/\s*/giu, 'com ')
    .replace(/(?<!\p{L})s\/\s*/giu, 'sem ')
    .replace(/ +/g, ' ');

/** Whether a part of a sentence only sells: a call to buy, a price, praise alone. */
export const onlySells = (part: string): boolean =>
  ONLY_PRAISE.test(part) ||
  MORE_TALK.test(part) ||
  [SALES_TALK, PRICE].some((pattern) => part.match(pattern) !== null);

/** Whether a sentence tells how to reach the seller. */
export const holdsContact = (sentence: string): boolean => sentence.match(CONTACT) !== null;

/** A text that shouts is read as if it did not. */
export function calm(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.filter((letter) => letter !== letter.toLocaleLowerCase('pt-BR'));
  return letters.length > 8 && loud.length > letters.length / 2 ? text.toLocaleLowerCase('pt-BR') : text;
}

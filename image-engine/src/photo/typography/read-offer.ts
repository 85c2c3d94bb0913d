/** An amount of reais as it is set: '1.299' and '90'. */
export interface Amount {
  reais: string;
  cents: string | null;
}

/** A price with the words that belong to it: 'por apenas' before it, 'à vista' or 'sem juros' behind it. */
export interface Price {
  now: Amount;
  before: Amount | null;
  lead: string;
  note: string;
}

/** A discount as a seal: 'ATÉ', '30%' and 'OFF'. */
export interface Discount {
  above: string;
  large: string;
  small: string;
}

/** One piece of an offer. Tags are short promises: 'FRETE GRÁTIS', 'LEVE 3 PAGUE 2'. */
export type OfferPart =
  | { kind: 'words'; text: string }
  | { kind: 'price'; price: Price }
  | { kind: 'tags'; tags: readonly string[] };

/** A promotional text, read as a seller means it: its parts in the order in which they were written. */
export interface Offer {
  parts: readonly OfferPart[];
  seal: Discount | null;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+|\d+)`;
const AMOUNT = String.raw`(?:\bR[$Ss]\.?\s*)${NUMBER}(?:,(\d{2}))?(?!\d)|${NUMBER}(?:,(\d{2}))?\s*(?:reais|conto)\b`;
/** Where the words leave no doubt, sellers write the bare number: 'de 59,90 por 29,90', 'por apenas 49,90'. */
const BARE = String.raw`(?:\bR[$Ss]\.?\s*)?${NUMBER}(?:,(\d{2}))?(?:\s*reais)?(?![\d%])`;
const INTEREST = String.raw`(?:sem|s\/|com|c\/)\s*juros`;
const PAYMENT = String.raw`[aà]\s+vista|(?:no|via)\s+pix|no\s+boleto|no\s+cart[aã]o|no\s+d[eé]bito`;
const UNIT = String.raw`cada(?:\s+um(?:a)?)?|a\s+unidade|o\s+par|o\s+kit|o\s+quilo|o\s+kg|o\s+metro`;
/** What belongs to the price that it follows. */
const NOTE = String.raw`((?:\s*[,;(]?\s*(?:${INTEREST}|${PAYMENT}|${UNIT})(?![\p{L}\d])\)?)*)`;
const FROM_TO = new RegExp(
  String.raw`(?<![\p{L}\d])(?:de|era)\s*:?\s*${BARE}\s*[,;]?\s*(?:por|p\/|agora)\s*(?:apenas|s[oó]|somente)?\s*:?\s*${BARE}${NOTE}`,
  'iu',
);
/** 'mesa de 120 por 60 cm' names no price. */
const MONEY = /r[$s]|reais|,\d{2}/i;
const LEAD = String.raw`(?<![\p{L}\d])(por apenas|por s[oó]|a partir de|apenas|s[oó] hoje por|somente|(?:em\s+)?(?:at[eé]\s+)?\d{1,2}\s*x\s+de|(?:leve\s+)?\d{1,2}\s+por|por)\s*:?\s*`;
const LED = `(?:${LEAD})?(?:${AMOUNT})${NOTE}`;
const FIRST_PRICE = new RegExp(LED, 'iu');
const FURTHER_PRICE = new RegExp(String.raw`(?:(?<![\p{L}\d])(?:ou|e)\s+)?${LED}`, 'iu');
const BARE_PRICE = new RegExp(
  String.raw`(?<![\p{L}\d])(por apenas|por s[oó]|a partir de|apenas|somente|por)\s*:?\s*${NUMBER},(\d{2})(?![\d%])${NOTE}`,
  'iu',
);
const DISCOUNT =
  /(?:(?:com|ganhe)\s+)?(at[eé]\s+)?(?:desconto\s+de\s+(at[eé]\s+)?(?<!\d)(\d{1,2})\s*%|(?<!\d)(\d{1,2})\s*%\s*(?:off|de\s+desconto|desconto|de\s+desc\.?))(?:\s*off)?/i;
const BRAZIL = String.raw`(?:\s+(?:p\/|pra|para)\s+(?:o\s+)?todo\s+(?:o\s+)?brasil)?`;
const TAGS = [
  new RegExp(`(?:frete|entrega)\\s+gr[aá]tis${BRAZIL}`, 'i'),
  /leve\s+(?:\d+|dois|tr[eê]s|quatro)\s*,?\s*(?:e\s+)?pague\s+(?:\d+|um|dois|tr[eê]s)/i,
  /compre\s+\d+\s*,?\s*(?:e\s+)?(?:leve|ganhe)\s+\d+/i,
  /(?:em\s+at[eé]\s+|at[eé]\s+)?\d+x\s+(?:sem|s\/)\s*juros(?:\s+no\s+cart[aã]o)?/i,
  /(?<![\p{L}\d])(?:sem|s\/)\s*juros(?![\p{L}])/iu,
  /(?<![\p{L}\d])(?:no|via)\s+pix(?![\p{L}])/iu,
];

/**
 * Finds prices, discounts and short promises in a text; the rest are its words. Every part keeps its place. The first
 * price is set large; further ones stay words, with what belongs to them.
 */
export function readOffer(text: string): Offer {
  const found: OfferPart[] = [];
  const keep = (part: OfferPart): string => `\n${MARK}${found.push(part) - 1}${MARK}\n`;
  let rest = text
    .replaceAll(MARK, '')
    .replace(/\r/g, '')
    .replace(/[\t ]+/g, ' ');
  rest = takePrices(rest, keep);
  for (const pattern of TAGS)
    rest = rest.replace(pattern, (tag) => keep({ kind: 'tags', tags: [spellOut(tag)] }));
  let seal: Discount | null = null;
  rest = rest.replace(DISCOUNT, (_all, before?: string, inside?: string, first?: string, second?: string) => {
    seal = { above: before || inside ? 'ATÉ' : '', large: `${first ?? second}%`, small: 'OFF' };
    return '\n';
  });
  const parts = sentences(rest).map((part): OfferPart => {
    const index = part.startsWith(MARK) ? Number(part.slice(1, -1)) : Number.NaN;
    return found[index] ?? { kind: 'words', text: part };
  });
  return { parts: joinTags(parts), seal };
}

/** Stands around the number of a part that was found; a private-use sign that no one types. */
const MARK = '\uE000';

function takePrices(text: string, keep: (part: OfferPart) => string): string {
  const [price, match] = firstPrice(text);
  if (!price) return text;
  let rest = text.replace(match, keep({ kind: 'price', price }));
  for (;;) {
    const further = FURTHER_PRICE.exec(rest);
    if (!further) return rest;
    rest = rest.replace(further[0], keep({ kind: 'words', text: tidy(further[0]) }));
  }
}

function firstPrice(text: string): [Price | null, string] {
  const both = FROM_TO.exec(text);
  if (both && MONEY.test(both[0]))
    return [
      {
        before: amountOf(both[1], both[2]),
        now: amountOf(both[3], both[4]),
        lead: 'por',
        note: noteOf(both[5]),
      },
      both[0],
    ];
  const one = FIRST_PRICE.exec(text);
  if (one)
    return [
      {
        now: amountOf(one[2] ?? one[4], one[3] ?? one[5]),
        before: null,
        lead: one[1] ?? '',
        note: noteOf(one[6]),
      },
      one[0],
    ];
  const bare = BARE_PRICE.exec(text);
  if (!bare) return [null, ''];
  const now = amountOf(bare[2], bare[3]);
  return [{ now, before: null, lead: bare[1] ?? '', note: noteOf(bare[4]) }, bare[0]];
}

const noteOf = (note = ''): string =>
  note
    .replace(/[,;()]/g, ' ')
    .replace(/\bs\/\s*/i, 'sem ')
    .replace(/\bc\/\s*/i, 'com ')
    .replace(/(?<!\p{L})a\s+vista/iu, 'à vista')
    .replace(/\s+/g, ' ')
    .trim();

/** On a tag there is room for the whole word. */
function spellOut(tag: string): string {
  return tag
    .replace(/\s+/g, ' ')
    .replace(/\bp\/\s*/i, 'para ')
    .replace(/\bs\/\s*/i, 'sem ')
    .replace(/gratis/i, 'grátis')
    .toLocaleUpperCase('pt-BR');
}

function amountOf(reais = '0', cents: string | undefined): Amount {
  const digits = reais.replace(/\./g, '').replace(/^0+(?=\d)/, '');
  return { reais: digits.replace(/\B(?=(\d{3})+$)/g, '.'), cents: cents ?? null };
}

/** Tags that follow each other share a row. */
function joinTags(parts: readonly OfferPart[]): OfferPart[] {
  const joined: OfferPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'tags' && last?.kind === 'tags')
      joined[joined.length - 1] = { kind: 'tags', tags: [...last.tags, ...part.tags] };
    else joined.push(part);
  }
  return joined;
}

const LONE = /^(?:e|com|de|por|em|no|na|a|o|s[oó]|apenas|mais|ou|\+|-|–|—|\||&)$/i;
const SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

function sentences(text: string): string[] {
  return text
    .split(
      /\n|(?<=[.!?])(?<!(?<!\p{L})(?:tam|unid?|ref|obs|p[cç]|cx|min|m[aá]x|aprox|cap|mod|n|c|p|s)\.)\s+|\s+[-–—|•+]\s+/iu,
    )
    .map(tidy)
    .filter((part) => part !== '' && !LONE.test(part) && SOMETHING.test(part));
}

/** Without the signs and small words that only joined it to a neighbour. */
function tidy(part: string): string {
  return part
    .replace(/^[\s,;:.|•–—-]+/, '')
    .replace(/[\s,;:|•–—-]+$/, '')
    .replace(/\s+(?:e|com|de|por|a|em)$/i, '')
    .replace(/(?<!\.)\.$/, '')
    .trim();
}

/** An amount of reais as it is set: '1.299' and '90'. */
export interface Price {
  reais: string;
  cents: string | null;
}

/** A promotional text, read as a seller means it. */
export interface Offer {
  headline: string;
  lines: readonly string[];
  price: { now: Price; before: Price | null; lead: string } | null;
  /** A discount as a seal: '30%' and 'OFF'. */
  seal: { large: string; small: string } | null;
  /** Short promises: 'FRETE GRÁTIS', 'LEVE 3 PAGUE 2'. */
  tags: readonly string[];
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+|\d+)`;
const AMOUNT = String.raw`(?:\bR[$Ss]\.?\s*)${NUMBER}(?:,(\d{2}))?(?!\d)|${NUMBER}(?:,(\d{2}))?\s*(?:reais|conto)\b`;
/** Where the words leave no doubt, sellers write the bare number: 'de 59,90 por 29,90', 'por apenas 49,90'. */
const BARE = String.raw`(?:\bR[$Ss]\.?\s*)?${NUMBER}(?:,(\d{2}))?(?:\s*reais)?(?![\d%])`;
const FROM_TO = new RegExp(
  String.raw`\b(?:de|era)\s*:?\s*${BARE}\s*[,;]?\s*(?:por|p\/|agora)\s*(?:apenas|s[oó]|somente)?\s*:?\s*${BARE}`,
  'i',
);
/** 'mesa de 120 por 60 cm' names no price. */
const MONEY = /r[$s]|reais|,\d{2}/i;
const LEAD = String.raw`(?<![\p{L}\d])(por apenas|por s[oó]|a partir de|apenas|s[oó] hoje por|somente|(?:em\s+)?(?:at[eé]\s+)?\d{1,2}\s*x\s+de|(?:leve\s+)?\d{1,2}\s+por|por)\s*:?\s*`;
const LED = new RegExp(`(?:${LEAD})?(?:${AMOUNT})`, 'iu');
const LED_BARE = new RegExp(
  String.raw`(?<![\p{L}\d])(por apenas|por s[oó]|a partir de|apenas|somente|por)\s*:?\s*${NUMBER},(\d{2})(?![\d%])`,
  'iu',
);
const DISCOUNT =
  /(?:(?:at[eé]|com|ganhe)\s+)?(?:desconto\s+de\s+(?:at[eé]\s+)?(?<!\d)(\d{1,2})\s*%|(?<!\d)(\d{1,2})\s*%\s*(?:off|de\s+desconto|desconto|de\s+desc\.?))(?:\s*off)?/i;
const BRAZIL = String.raw`(?:\s+(?:p\/|pra|para)\s+(?:o\s+)?todo\s+(?:o\s+)?brasil)?`;
const TAGS = [
  new RegExp(`(?:frete|entrega)\\s+gr[aá]tis${BRAZIL}`, 'i'),
  /leve\s+(?:\d+|dois|tr[eê]s|quatro)\s*,?\s*(?:e\s+)?pague\s+(?:\d+|um|dois|tr[eê]s)/i,
  /compre\s+\d+\s*,?\s*(?:e\s+)?(?:leve|ganhe)\s+\d+/i,
  /(?:em\s+at[eé]\s+|at[eé]\s+)?\d+x\s+(?:sem|s\/)\s*juros(?:\s+no\s+cart[aã]o)?/i,
  /(?<![\p{L}\d])(?:sem|s\/)\s*juros(?![\p{L}])/iu,
  /(?<![\p{L}\d])(?:no|via)\s+pix(?![\p{L}])/iu,
];

/** Finds prices, discounts and short promises in a text; the rest is its headline and its lines. */
export function readOffer(text: string): Offer {
  let rest = text.replace(/\r/g, '').replace(/[\t ]+/g, ' ');
  const tags: string[] = [];
  for (const pattern of TAGS) {
    const found = pattern.exec(rest)?.[0];
    if (!found) continue;
    tags.push(spellOut(found).toLocaleUpperCase('pt-BR'));
    rest = rest.replace(found, '\n');
  }
  const [price, withoutPrice] = takePrice(rest);
  const discount = DISCOUNT.exec(withoutPrice);
  if (discount) rest = withoutPrice.replace(discount[0], '\n');
  else rest = withoutPrice;
  const [headline = '', ...lines] = sentences(rest);
  const seal = discount ? { large: `${discount[1] ?? discount[2]}%`, small: 'OFF' } : null;
  return { headline, lines, price, seal, tags };
}

function takePrice(text: string): [Offer['price'], string] {
  const both = FROM_TO.exec(text);
  if (both && MONEY.test(both[0])) {
    const before = priceOf(both[1], both[2]);
    const now = priceOf(both[3], both[4]);
    return [{ before, now, lead: 'por' }, text.replace(both[0], '\n')];
  }
  const one = LED.exec(text) ?? LED_BARE.exec(text);
  if (!one) return [null, text];
  const now = priceOf(one[2] ?? one[4], one[3] ?? one[5]);
  return [{ now, before: null, lead: one[1] ?? '' }, text.replace(one[0], '\n')];
}

/** On a tag there is room for the whole word. */
function spellOut(tag: string): string {
  return tag
    .replace(/\s+/g, ' ')
    .replace(/\bp\/\s*/i, 'para ')
    .replace(/\bs\/\s*/i, 'sem ')
    .replace(/gratis/i, 'grátis');
}

function priceOf(reais = '0', cents: string | undefined): Price {
  const digits = reais.replace(/\./g, '').replace(/^0+(?=\d)/, '');
  return { reais: digits.replace(/\B(?=(\d{3})+$)/g, '.'), cents: cents ?? null };
}

const LONE = /^(?:e|com|de|por|em|no|na|a|o|s[oó]|apenas|mais|\+|-|–|—|\||&)$/i;

function sentences(text: string): string[] {
  return text
    .split(
      /\n|(?<=[.!?])(?<!(?<!\p{L})(?:tam|unid?|ref|obs|p[cç]|cx|min|m[aá]x|aprox|cap|mod|n|c|p|s)\.)\s+|\s+[-–—|•+]\s+/iu,
    )
    .map((part) =>
      part
        .replace(/^[\s,;:.|•–—-]+/, '')
        .replace(/[\s,;:|•–—-]+$/, '')
        .replace(/\s+(?:e|com|de|por|a|em)$/i, '')
        .replace(/(?<!\.)\.$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !LONE.test(part) && /[\p{L}\p{N}]/u.test(part));
}

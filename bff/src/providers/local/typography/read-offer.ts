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

const AMOUNT = String.raw`(?:R\$\s*)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?(?!\d)|(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?\s*reais`;
const FROM_TO = new RegExp(
  String.raw`(?:de|era)\s*:?\s*(?:${AMOUNT})\s*[,;]?\s*(?:por|agora)\s*(?:apenas|s[oó]|somente)?\s*:?\s*(?:${AMOUNT})`,
  'i',
);
const LEAD = String.raw`(por apenas|por s[oó]|a partir de|apenas|s[oó] hoje por|somente|por)\s*:?\s*`;
const LED = new RegExp(`(?:${LEAD})?(?:${AMOUNT})`, 'i');
const DISCOUNT =
  /(?:(?:at[eé]|com|ganhe)\s+)?(?:desconto\s+de\s+(?:at[eé]\s+)?(?<!\d)(\d{1,2})\s*%|(?<!\d)(\d{1,2})\s*%\s*(?:off|de\s+desconto|desconto|de\s+desc\.?))(?:\s*off)?/i;
const TAGS = [
  /frete\s+gr[aá]tis/i,
  /entrega\s+gr[aá]tis/i,
  /leve\s+(?:\d+|dois|tr[eê]s|quatro)\s*,?\s*(?:e\s+)?pague\s+(?:\d+|um|dois|tr[eê]s)/i,
  /compre\s+\d+\s*,?\s*(?:e\s+)?(?:leve|ganhe)\s+\d+/i,
  /(?:em\s+at[eé]\s+|at[eé]\s+)?\d+x\s+sem\s+juros(?:\s+no\s+cart[aã]o)?/i,
];

/** Finds prices, discounts and short promises in a text; the rest is its headline and its lines. */
export function readOffer(text: string): Offer {
  let rest = text.replace(/\r/g, '').replace(/[\t ]+/g, ' ');
  const tags: string[] = [];
  for (const pattern of TAGS) {
    const found = pattern.exec(rest)?.[0];
    if (!found) continue;
    tags.push(found.replace(/\s+/g, ' ').toLocaleUpperCase('pt-BR'));
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
  if (both) {
    const before = priceOf(both[1] ?? both[3], both[2] ?? both[4]);
    const now = priceOf(both[5] ?? both[7], both[6] ?? both[8]);
    return [{ before, now, lead: 'por' }, text.replace(both[0], '\n')];
  }
  const one = LED.exec(text);
  if (!one) return [null, text];
  const now = priceOf(one[2] ?? one[4], one[3] ?? one[5]);
  return [{ now, before: null, lead: one[1] ?? '' }, text.replace(one[0], '\n')];
}

function priceOf(reais = '0', cents: string | undefined): Price {
  const digits = reais.replace(/\./g, '').replace(/^0+(?=\d)/, '');
  return { reais: digits.replace(/\B(?=(\d{3})+$)/g, '.'), cents: cents ?? null };
}

const LONE = /^(?:e|com|de|por|em|no|na|a|o|s[oó]|apenas|mais|\+|-|–|—|\||&)$/i;

function sentences(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?])\s+|\s+[-–—|•]\s+/)
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

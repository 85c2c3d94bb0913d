import type { RefusedContent } from '../channels/index.ts';

/**
 * How each is recognised in Portuguese. No rule recognises other people's brands: their names cannot be told from those of
 * the product itself.
 */
const signsOf: Record<Exclude<RefusedContent, 'brands of others'>, RegExp> = {
  links:
    /https?:|www\.|\S+@\S+\.\S+|(?<![\p{L}\d])[\p{L}\d-]+\.(?:com|net|org|shop|store)(?:\.br)?(?![\p{L}\d])/iu,
  telephone: word('(?:\\+?55 ?)?\\(?\\d{2}\\)? ?9?\\d{4}[- ]\\d{4}|telefones?'),
  'qr code': word('qr[ -]?codes?'),
  whatsapp: word('whats ?app|whats|zap(?:zap)?'),
  stock: word('estoque|pronta entrega|[uú]ltimas unidades'),
  freight: word('fretes?|envio (?:gr[aá]tis|imediato|r[aá]pido)'),
  instalments: word('parcel(?:as?|ad[oa]s?|amos|amento)|sem juros'),
  condition: word(
    '(?:produto|item|aparelho)s? (?:nov|usad|seminov|recondicionad)os?|seminov[oa]s?|recondicionad[oa]s?',
  ),
};

/** Whole words: '\\b' knows no accented letters. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu');
}

/** Which of these contents stand in a text. */
export const refusedIn = (text: string, kinds: readonly RefusedContent[]): RefusedContent[] =>
  kinds.filter((kind) => kind !== 'brands of others' && signsOf[kind].test(text));

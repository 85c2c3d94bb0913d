import type { RefusedContent } from '../channels/index.ts';

/**
 * How each is recognised in Portuguese. No rule recognises other people's brands: their names cannot be told from those of
 * the product itself.
 */
const signsOf: Record<Exclude<RefusedContent, 'brands of others'>, RegExp> = {
  links:
    /https?:|www\.|\S+@\S+\.\S+|(?<![\p{L}\d])[\p{L}\d-]+\.(?:com|net|org|shop|store)(?:\.br)?(?!\p{L})/iu,
  telephone: /(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]\d{4}(?!\d)|\btelefone\b/iu,
  'qr code': /\bqr\s?-?code\b/iu,
  whatsapp: /\bwhats\s?app\b|\bwhats\b|\bzap(?:zap)?\b/iu,
  stock: /\bestoque\b|\bpronta entrega\b|\b[uú]ltimas unidades\b/iu,
  freight: /\bfrete\b|\benvio (?:gr[aá]tis|imediato|r[aá]pido)/iu,
  instalments: /\bparcel(?:a|as|ado|ados|amos|amento)\b|\bsem juros\b|(?<!\d)\d{1,2}\s?x\s?sem\b/iu,
  condition:
    /\b(?:produto|item|aparelho)s? (?:novo|usado|seminovo|recondicionado)s?\b|\b(?:seminovo|recondicionado)s?\b/iu,
};

/** Which of these contents stand in a text. */
export const refusedIn = (text: string, kinds: readonly RefusedContent[]): RefusedContent[] =>
  kinds.filter((kind) => kind !== 'brands of others' && signsOf[kind].test(text));

import type { RefusedContent } from '../channels/index.ts';

/** Words as Portuguese has them: `\b` takes an accented letter for the end of a word. */
const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\d])`, 'iu');

/** 'Smartwatch com notificações do WhatsApp' and 'leitor de QR Code' say what a thing does: nobody is led away. */
const notBehind = (word: string) => `(?<!${word}[^.!?\\n]{0,60})`;

/**
 * How each is recognised in Portuguese. No rule recognises other people's brands: their names cannot be told from those of
 * the product itself.
 */
const signsOf: Record<Exclude<RefusedContent, 'brands of others'>, readonly RegExp[]> = {
  // 'madeira.Com alça' only lacks a space: an address has one case.
  links: [
    /https?:\S*|www\.\S*|[^\s@]{1,64}@[^\s@]+\.[^\s@]+|(?<![\p{L}\d])@\p{L}[\p{L}\d_.]{2,}/iu,
    /(?<![\p{L}\d-])[\p{L}\d-]+\.(?:com|net|org|shop|store|COM|NET|ORG|SHOP|STORE)(?![\p{L}\d])(?:\.br|\.BR)?(?:\/\S*)?/u,
    words('wa\\.me', 't\\.me', 'bit\\.ly', 'linktr\\.ee'),
  ],
  // The product may be a telephone, and '14 2010-2015' a wheel and years: only numbers count.
  telephone: [
    /(?<!\d|\d[.,-])(?:\+?55\s?)?(?:\(0?\d{2}\)|\d{2})[\s-]?9\s?\d{4}[-\s.]?\d{4}(?!\d)/u,
    /(?<!\d)\(0?\d{2}\)\s?[2-5]\d{3}[-\s.]?\d{4}(?!\d)/u,
    /(?<!\d)\d{2}\s(?!(?:19|20)\d\d-(?:19|20)\d\d)[2-5]\d{3}-\d{4}(?!\d)/u,
    /(?<![\p{L}\d-])9\d{4}-\d{4}(?![\d-])/u,
    words('(?:telefone|tel|ligue|contato)[.:]{0,2}\\s*\\d{4}[-\\s]?\\d{4}'),
    /(?<!\d)0800[\s-]?\d{3}[\s-]?\d{4}(?!\d)/u,
  ],
  'qr code': [words(`${notBehind('(?:leitor|scanner)')}qr\\s?-?codes?`)],
  whatsapp: [words(`${notBehind('(?:notifica|mensagens d)')}(?:whats\\s?app|whats|zap(?:zap)?)`)],
  stock: [words('estoque', 'pronta[\\s-]entrega', '[uú]ltimas (?:unidades|peças)')],
  freight: [
    words(
      'fretes?(?: gr[aá]tis)?',
      'envio (?:gr[aá]tis|imediato|r[aá]pido|no mesmo dia)',
      'entrega (?:gr[aá]tis|imediata|r[aá]pida)',
    ),
  ],
  // '10x' alone may be a zoom, and '2x sem fio' a microphone.
  instalments: [
    words(
      'parcel(?:as?|ad[oa]s?|amos|amento|ar|e)',
      '(?:(?:em )?(?:at[eé] )?\\d{1,2}\\s?x )?sem (?:juros|acr[eé]scimo)',
    ),
    /(?<!\d)\d{1,2}\s?x\s?(?:de\s?)?r\$/iu,
  ],
  // 'Novo' and 'usado' alone may say anything: 'Novo Testamento', 'usado em hospitais'.
  condition: [
    words(
      '(?:produto|item|itens|aparelho)s? (?:nov|usad|seminov|recondicionad)os?',
      'nov[oa]s? (?:na caixa|em folha|com etiqueta)',
      '(?:pouco usad[oa]s?|usad[oa]s? poucas vezes)',
      '(?:seminov|recondicionad)[oa]s?',
    ),
  ],
};

/** Which of these contents stand in a text. */
export const refusedIn = (text: string, kinds: readonly RefusedContent[]): RefusedContent[] =>
  kinds.filter((kind) => kind !== 'brands of others' && signsOf[kind].some((sign) => sign.test(text)));

/** The text without these contents, word for word: for a title, which has no sentence to spare. */
export const withoutRefused = (text: string, kinds: readonly RefusedContent[]): string =>
  kinds
    .flatMap((kind) => (kind === 'brands of others' ? [] : signsOf[kind]))
    .reduce((left, sign) => left.replace(new RegExp(sign, `g${sign.flags}`), ' '), text);

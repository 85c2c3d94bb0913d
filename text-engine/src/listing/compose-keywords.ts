import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import type { Detail, ProductFacts } from './product-facts.ts';
import { synonymsOf, usesOf } from './product-words.ts';

const MOST = 15;
const SETS =
  /^(?:kit|combo|pacote|pares|conjunto|par)\s+(?:(?:com|de|c\/)\s+)?(?:\d+\s+)?(?:de\s+)?(?=\p{L}{3})/u;
/** What buyers type around any product's name; none of it bends to the name's gender or number. */
const SEARCHES = [
  (name: string) => `comprar ${name}`,
  (name: string) => `${name} custo-benefício`,
  (name: string) => `${name} de qualidade`,
  (name: string) => `preço de ${name}`,
  (name: string) => `onde comprar ${name}`,
  (name: string) => `${name} em promoção`,
  (name: string) => `${name} online`,
  (name: string) => `${name} em oferta`,
  (name: string) => `${name} com desconto`,
  (name: string) => `loja de ${name}`,
  (name: string) => `tipos de ${name}`,
  (name: string) => `marcas de ${name}`,
  (name: string) => `${name} pronta entrega`,
  (name: string) => `${name} à venda`,
];

/** Fifteen different searches by which a buyer would find the product: its name, its details, both together. */
export function composeKeywords({ name, details }: ProductFacts): string[] {
  const whole = lower(name);
  const core = whole.replace(SETS, '');
  const head = headOf(core);
  const found = new Map<string, string>();
  const add = (keyword: string) => {
    const key = searchKey(keyword);
    if (found.size < MOST && key && !found.has(key)) found.set(key, keyword);
  };
  const words = details.map(searchWords).filter(Boolean);
  const short = details
    .filter(({ kind, text }) => kind === 'attribute' && !text.includes(' '))
    .map(({ text }) => lower(text));
  add([core, ...short.slice(0, 2)].join(' '));
  add(core);
  for (const text of words) add(`${core} ${text}`);
  if (head !== core) for (const text of words.slice(0, 3)) add(`${head} ${text}`);
  for (const { other, rest } of synonymsOf(core))
    for (const text of ['', ...words.slice(0, 2)]) add(`${other}${rest} ${text}`.trim());
  for (const [at, text] of short.entries())
    for (const second of short.slice(at + 1)) add(`${core} ${text} ${second}`);
  if (whole !== core) add(whole);
  if (head !== core) add(head);
  for (const use of usesOf(folded(core)).slice(0, 2)) add(`${core} ${lower(use)}`);
  const spoken = core.split(' ').length > 4 ? head : core;
  for (const search of SEARCHES) add(search(spoken));
  for (const search of SEARCHES) add(search(head));
  return [...found.values()];
}

/** What of a detail is typed into a search: three or four words, without what only leads on. */
function searchWords({ text, kind }: Detail): string {
  const words = lower(text)
    .split(' ')
    .slice(0, kind === 'use' ? 3 : 4);
  while (words.length > 1 && dangles(words)) words.pop();
  return words.length === 1 && LITTLE_WORDS.has(words[0] ?? '') ? '' : words.join(' ');
}

/** The first word that carries meaning, with its complement: 'tênis de corrida' of 'tênis de corrida asics'. */
function headOf(name: string): string {
  const words = name.split(' ');
  const complement = /^(?:de|da|do|para)$/.test(words[1] ?? '') ? 3 : 1;
  return words.slice(0, complement).join(' ');
}

/** 'sapato 39' is searched for, '39 40 41' is not; '42' belongs to its 'tam'. */
function dangles(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const number = /^\d+$/.test(last) && !/^(?:tam|tamanho|aro|até)$/.test(words.at(-2) ?? '');
  return number || LITTLE_WORDS.has(last);
}

const lower = (text: string) => text.toLocaleLowerCase('pt-BR');

/** Two searches with the same words in any order, accent or number are one. */
function searchKey(keyword: string): string {
  return folded(keyword)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !LITTLE_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .sort()
    .join(' ');
}

import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import { misspellingsOf } from './misspellings.ts';
import type { Detail, ProductFacts } from './product-facts.ts';
import { knownUsesOf, synonymsOf } from './product-words.ts';

const MOST = 15;
const SETS =
  /^(?:kit|combo|pacote|pares|conjunto|par)\s+(?:(?:com|de|c\/)\s+)?(?:\d+\s+)?(?:de\s+)?(?=\p{L}{3})/u;

/**
 * Searches by which a buyer would find the product: its name, its details, its model and its other names, fifteen at most.
 * Words that fit every product ('comprar', 'barato', 'online') find nothing more, so they fill no place.
 */
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
  for (const model of modelsOf(core, head, details)) add(model);
  for (const { other, rest } of synonymsOf(core)) add(`${other}${rest}`);
  for (const wrong of misspellingsOf([core, ...words.slice(0, 1)].join(' '))) add(wrong);
  if (head !== core) for (const text of words.slice(0, 4)) add(`${head} ${text}`);
  for (const { other, rest } of synonymsOf(core))
    for (const text of words.slice(0, 2)) add(`${other}${rest} ${text}`);
  for (const [at, text] of short.entries())
    for (const second of short.slice(at + 1)) add(`${core} ${text} ${second}`);
  if (whole !== core) add(whole);
  if (head !== core) add(head);
  for (const use of knownUsesOf(folded(core))) add(`${head} ${lower(use)}`);
  return [...found.values()];
}

/** Words of a model's name that nobody types without the rest. */
const PARTS_OF_MODELS = new Set('pro max plus air super turbo mini ultra lite core'.split(' '));

/** The name without the thing itself, and the thing with each brand, code and measure: 'air max 90', 'tênis nike'. */
function modelsOf(core: string, head: string, details: readonly Detail[]): string[] {
  const behind = core.slice(head.length).trim().split(' ').filter(Boolean);
  const brands = behind.filter(
    (word, at) =>
      /^(?!\d+$).{3,}$/.test(word) &&
      !LITTLE_WORDS.has(word) &&
      !LITTLE_WORDS.has(behind[at - 1] ?? '') &&
      !PARTS_OF_MODELS.has(word),
  );
  const measured = details
    .filter(({ kind }) => kind === 'measure')
    .flatMap(({ text }) => lower(text).split(' ').filter(isBrandOrCode))
    .slice(0, 3);
  return [
    ...(behind.length > 1 && !LITTLE_WORDS.has(behind[0] ?? '') ? [behind.join(' ')] : []),
    ...[...brands, ...measured].map((word) => `${head} ${word}`),
  ].filter((keyword) => !dangles(keyword.split(' ')));
}

/** '175/65r14' and 'goodyear', but not the 'litros' of '8 litros'. */
const isBrandOrCode = (word: string, at: number, words: readonly string[]): boolean =>
  /^(?=.*\p{L}).{4,}$/u.test(word) && !LITTLE_WORDS.has(word) && !/^[\d.,]+$/.test(words[at - 1] ?? '');

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
  const [first = '', second = ''] = words;
  const two = first === 'smart' || /^d['’]/.test(second);
  const three = /^(?:de|da|do|para)$/.test(second);
  return words.slice(0, three ? 3 : two ? 2 : 1).join(' ');
}

/** 'sapato 39' is searched for, '39 40 41' is not; '42' belongs to its 'tam'. */
function dangles(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const number =
    /^\d+$/.test(last) && !/^(?:tam|tamanho|aro|até|max|pro|plus|iphone)$/.test(words.at(-2) ?? '');
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

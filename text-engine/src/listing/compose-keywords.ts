import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import type { Detail } from './details.ts';
import { isBrand, isCode, makerRuns } from './maker-words.ts';
import { misspellingsOf } from './misspellings.ts';
import type { ProductFacts } from './product-facts.ts';
import { beginsDetail, headOf, knownUsesOf, synonymsOf, withoutSet } from './product-words.ts';

const MOST = 15;
/**
 * Searches by which a buyer would find the product: its name, its details, its model and its other names, fifteen at most.
 * Words that fit every product ('comprar', 'barato', 'online') find nothing more, so they fill no place.
 */
export function composeKeywords(facts: ProductFacts): string[] {
  const { name, details } = facts;
  const whole = lower(name);
  const core = withoutSet(whole);
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
  for (const model of modelsOf(facts, head)) add(model);
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

/** The thing with its brand, its model and each code: 'tênis nike', 'tênis nike air max 90', 'pneu 175/65r14'. */
function modelsOf({ name, details, isMaker }: ProductFacts, head: string): string[] {
  const runs = [name, ...details.filter(({ maker }) => maker).map(({ text }) => text)].flatMap((text) =>
    makerRuns(text.split(' '), isMaker),
  );
  return runs
    .slice(0, 4)
    .flatMap((run) => [
      ...(run.length > 1 ? [run.join(' ')] : []),
      ...run
        .slice(0, 1)
        .filter(isBrand)
        .map((brand) => `${head} ${brand}`),
      `${head} ${run.join(' ')}`,
      ...run
        .slice(1)
        .filter(isCode)
        .map((code) => `${head} ${code}`),
    ])
    .map(lower)
    .filter((keyword) => !dangles(keyword.split(' ')) && !saysTwice(keyword));
}

/** What of a detail is typed into a search: three or four words, without what only leads on. */
function searchWords({ text, kind }: Detail): string {
  const words = lower(text)
    .split(' ')
    .slice(0, kind === 'use' ? 3 : 4);
  while (words.length > 1 && dangles(words)) words.pop();
  const [only = ''] = words;
  return words.length === 1 && (LITTLE_WORDS.has(only) || beginsDetail(only)) ? '' : words.join(' ');
}

/** 'sapato 39' is searched for, '39 40 41' is not; '42' belongs to its 'tam'. */
function dangles(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const number =
    /^\d+$/.test(last) && !/^(?:tam|tamanho|aro|até|max|pro|plus|iphone)$/.test(words.at(-2) ?? '');
  return number || LITTLE_WORDS.has(last);
}

const saysTwice = (keyword: string) => new Set(keyword.split(' ')).size < keyword.split(' ').length;
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

import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import { isCondition } from './listing-title.ts';
import { meaningOf, type ProductCard } from './product-card.ts';
import { readFacts } from './product-facts.ts';
import { beginsDetail, knownUsesOf, synonymsOf, withoutSet } from './product-words.ts';
import { isVerb } from './words.ts';

/** Words of a use or a sentence that nobody types alone. */
const NEVER_TYPED = new Set('dar dia todas todos uso shop vezes horas não estações produto novo'.split(' '));

/** Single words that buyers type and the title does not say: other names of the thing, its facts, what it is for. */
export function searchTerms(
  card: ProductCard,
  sentences: readonly string[],
  title: string,
  mostBytes: number,
): string {
  const { name } = readFacts(card.name, []);
  const core = withoutSet(name.toLocaleLowerCase('pt-BR'));
  const sources = [
    ...synonymsOf(core).map(({ other, rest }) => `${other}${rest}`),
    ...[card.material, card.color, card.brand, card.model],
    ...knownUsesOf(folded(core)),
    ...sentences.filter((sentence) => !isCondition(sentence)),
  ];
  const said = new Set(meaningOf(title));
  const encoder = new TextEncoder();
  let terms = '';
  for (const word of sources.flatMap(wordsIn)) {
    const [key = ''] = meaningOf(word);
    const longer = terms ? `${terms} ${word}` : word;
    if (!key || said.has(key) || encoder.encode(longer).length > mostBytes) continue;
    said.add(key);
    terms = longer;
  }
  return terms;
}

const wordsIn = (text: string): string[] =>
  (text.toLocaleLowerCase('pt-BR').match(/[\p{L}\d]+(?:[.-][\p{L}\d]+)*/gu) ?? []).filter(
    (word) =>
      word.length > 2 &&
      /\p{L}{2}/u.test(word) &&
      !LITTLE_WORDS.has(word) &&
      !NEVER_TYPED.has(word) &&
      !isVerb(word) &&
      !beginsDetail(folded(word)),
  );

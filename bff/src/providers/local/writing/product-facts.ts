import { clauses, folded, LITTLE_WORDS, withoutOpening } from './portuguese.ts';

/** What a seller's own words say of a product; nothing is added. */
export interface ProductFacts {
  /** What it is, such as 'tênis de corrida masculino'. */
  name: string;
  /** What else is said of it, each a few words long and none twice. */
  details: string[];
}

const VERB =
  /\s+(?:é|são|está|vem|vêm|tem|têm|possui|possuem|feito|feita|feitos|feitas|ideal|ideais|perfeito|perfeita|serve|pode|que|acompanha|inclui|contém)(?=\s|$)/i;
const MEASURE =
  /\b\d+(?:[.,]\d+)?\s?(?:ml|litros?|l|kg|gramas?|g|cm|mm|metros?|m|w|v|volts?|gb|tb|mah|polegadas?|peças|unidades|cores|velocidades)\b/gi;
const LONGEST_NAME = 6;
const LONGEST_DETAIL = 5;

/** Reads the facts from a text and a list of keywords; either may be empty. */
export function readFacts(text: string, keywords: readonly string[]): ProductFacts {
  const said = clauses(text);
  const name = firstName(said) || keywords[0] || 'produto';
  const details = [
    ...said.flatMap((clause, index) => detailsOf(clause, index === 0 ? name : '')),
    ...keywords,
    ...(text.match(MEASURE) ?? []),
  ];
  return { name, details: unlike(details, name) };
}

function firstName(said: readonly string[]): string {
  const [first = ''] = said;
  const bare = withoutOpening(first);
  const beforeVerb = bare.split(VERB)[0] ?? bare;
  return upToWords(beforeVerb, LONGEST_NAME);
}

function detailsOf(clause: string, name: string): string[] {
  const rest = name && clause.includes(name) ? clause.slice(clause.indexOf(name) + name.length) : clause;
  return rest
    .split(/\s+e\s+|(?=\s+(?:com|sem|para|ideal para|perfeit[oa] para|feit[oa] de|feit[oa] em)\s)/i)
    .map((part) =>
      upToWords(
        part
          .trim()
          .replace(
            /^(?:(?:e|é|são|ele|ela|tem|têm|possui|possuem|vem|vêm|acompanha|inclui|contém|muito|bem|super|produto|ideal|ideais|perfeito|perfeita)(?:\s+|$))+/i,
            '',
          )
          .replace(/^feit[oa]s? (?:de|em)\s+/i, 'em ')
          .replace(/^(?:o|a|os|as|um|uma)\s+/i, ''),
        LONGEST_DETAIL,
      ),
    )
    .filter((part) => part.length > 2 && !/^(?:que|pode|serve)\b/i.test(part));
}

/** The first words, without a little word dangling at the end. */
function upToWords(text: string, most: number): string {
  const words = text.split(/\s+/).filter(Boolean).slice(0, most);
  while (words.length > 0 && LITTLE_WORDS.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words.join(' ').replace(/[,.:;!?]+$/, '');
}

/** Drops what says nothing new: a detail whose words stand in the name or in an earlier detail. */
function unlike(details: readonly string[], name: string): string[] {
  const said = new Set(meaning(name));
  return details.filter((detail) => {
    const words = meaning(detail);
    const fresh = words.filter((word) => !said.has(word));
    if (fresh.length === 0 || fresh.length < words.length / 2) return false;
    for (const word of words) said.add(word);
    return true;
  });
}

const meaning = (text: string) =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !LITTLE_WORDS.has(word));

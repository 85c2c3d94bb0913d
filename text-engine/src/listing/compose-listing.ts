import { accented } from '../portuguese/accents.ts';
import { clauses, folded, LITTLE_WORDS, titleCase } from '../portuguese/portuguese.ts';
import { composeKeywords } from './compose-keywords.ts';
import { detailsOf } from './details.ts';
import { capitalised, within } from './fill-title.ts';
import { makerWordsOf } from './maker-words.ts';
import { readFacts, sellsLoudly, withoutTalk } from './product-facts.ts';
import { isVerb, wordsOf } from './words.ts';

/** What a seller has written of a product, each part by itself; all but the name may be empty. */
export interface ProductCard {
  name: string;
  brand: string;
  model: string;
  color: string;
  size: string;
  material: string;
  /** Everything else, in the seller's own sentences. */
  details: string;
}

/** How much a marketplace takes: characters of a title and of the highlights, bullets and their characters. */
export interface ListingLimits {
  title: number;
  highlights: number;
  bullets: { most: number; shortest: number; longest: number };
}

/** The texts of a listing; a marketplace takes those that it has. */
export interface ListingDraft {
  title: string;
  /** Without what differs between variants: colour and size. */
  familyName: string;
  highlights: string;
  bullets: string[];
  /** Plain text: sentences, and one line for each fact. */
  description: string;
  /** Words that the title does not say. */
  searchTerms: string;
  keywords: string[];
}

const MOST_KEYWORDS = 15;

/** A listing of what the seller has written and nothing else. */
export function composeListing(card: ProductCard, limits: ListingLimits): ListingDraft {
  const sentences = sentencesOf(card.details);
  const title = titleOf(card, limits.title);
  const keywords = keywordsOf(card);
  return {
    title,
    familyName: titleOf(withoutVariant(card), limits.title),
    highlights: highlightsOf(card, sentences, limits.highlights),
    bullets: bulletsOf(card, sentences, limits.bullets),
    description: descriptionOf(card, title, sentences),
    searchTerms: searchTermsOf(keywords, title),
    keywords,
  };
}

/** The seller's own name of it is the first search; measures such as '30 x 25 x 12 cm' are none. */
function keywordsOf({ name, brand, model, material, color, size, details }: ProductCard): string[] {
  const thing = [name, brand, model].filter(Boolean).join(' ');
  const measure = /\d\s*x\s*\d/i.test(size) ? '' : size;
  const known = [thing, material, color, measure, details].filter(Boolean).join('. ');
  const first = accented(withoutTalk(name)).trim().toLocaleLowerCase('pt-BR');
  const others = composeKeywords(readFacts(known, [])).filter((keyword) => folded(keyword) !== folded(first));
  return [first, ...others].slice(0, MOST_KEYWORDS);
}

/** The thing first, then who made it and what it is of, then its measures, then what else finds room. */
function titleOf({ name, brand, model, material, color, size, details }: ProductCard, limit: number): string {
  const thing = capitalised(titleCase(accented(withoutTalk(name)).trim()));
  const facts = [brand, model, material, color].map((fact) => titleCase(accented(fact.trim())));
  const others = wholeDetails(details).map(titleCase);
  return [...facts, size.trim(), ...others].reduce(
    (title, part) => longer(title, part, limit),
    within(thing, limit),
  );
}

/** The clauses that say one thing: two halves of different ones, side by side, would say what is not so. */
function wholeDetails(text: string): string[] {
  const isMaker = makerWordsOf(text);
  return clauses(accented(withoutTalk(text))).flatMap((clause) => {
    const parts = detailsOf(wordsOf(clause), isMaker);
    return parts.length === 1 ? parts.map((part) => part.text) : [];
  });
}

/** The title with one more part, where that says something new and finds room. */
function longer(title: string, part: string, limit: number): string {
  const said = new Set(meaning(title));
  const says = meaning(part);
  if (says.length === 0 || says.some((word) => said.has(word))) return title;
  const whole = `${title} ${part}`;
  return Array.from(whole).length > limit ? title : whole;
}

function withoutVariant(card: ProductCard): ProductCard {
  const variant = new Set([...meaning(card.color), ...meaning(card.size)]);
  const kept = card.name.split(' ').filter((word) => !variant.has(folded(word)));
  const name = kept.join(' ').replace(/\s+(?:de|da|do|com|em|na|no|cor)$/i, '');
  return { ...card, name: name || card.name, color: '', size: '', details: '' };
}

/** What the seller wrote, sentence by sentence, without prices, contacts and calls to buy. */
const sentencesOf = (details: string): string[] =>
  details
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[\s\-–—•*>]+|[\s.;:!]+$/g, '').trim())
    .filter((sentence) => /\p{L}{3}/u.test(sentence) && !sellsLoudly(sentence))
    .map((sentence) => capitalised(accented(sentence)));

const labelled = ({ brand, model, material, color, size }: ProductCard): string[] =>
  [
    ['Material', material],
    ['Tamanho', size],
    ['Cor', color],
    ['Marca', brand],
    ['Modelo', model],
  ].flatMap(([label, fact = '']) => (fact.trim() ? [`${label}: ${fact.trim()}`] : []));

function highlightsOf(card: ProductCard, sentences: readonly string[], limit: number): string {
  const size = /^\d+$/.test(card.size.trim()) ? `tamanho ${card.size.trim()}` : card.size;
  const parts = [card.material, size, card.color, ...sentences.flatMap(clauses)].filter((part) =>
    part.trim(),
  );
  let text = '';
  for (const part of parts) {
    const whole = text ? `${text}, ${uncapitalised(part)}` : capitalised(part);
    if (Array.from(whole).length <= limit) text = whole;
  }
  return text;
}

/** The seller's sentences first; facts with their labels where there is room left. */
function bulletsOf(
  card: ProductCard,
  sentences: readonly string[],
  { most, shortest, longest }: ListingLimits['bullets'],
): string[] {
  const fits = (bullet: string) => {
    const length = Array.from(bullet).length;
    return length >= shortest && length <= longest;
  };
  const told = sentences.flatMap((sentence) =>
    fits(sentence) ? [sentence] : clauses(sentence).map(capitalised),
  );
  const facts = labelled(card);
  const room = Math.max(most - facts.length, Math.ceil(most / 2));
  const chosen = [...told.filter(fits).slice(0, room), ...facts.filter(fits)];
  return [...new Set([...chosen, ...told.filter(fits)])].slice(0, most);
}

function descriptionOf(card: ProductCard, title: string, sentences: readonly string[]): string {
  const facts = labelled(card);
  return [
    `${title}.`,
    sentences.map((sentence) => `${sentence}.`).join(' '),
    facts.length > 0 ? ['Características:', ...facts.map((fact) => `- ${fact}`)].join('\n') : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Each word of the searches that the title does not say, once. */
function searchTermsOf(keywords: readonly string[], title: string): string {
  const said = new Set(meaning(title));
  const words = keywords
    .flatMap((keyword) => keyword.toLocaleLowerCase('pt-BR').split(/[^\p{L}\d.-]+/u))
    .filter((word) => word.length > 2 && !LITTLE_WORDS.has(word) && !isVerb(word) && !said.has(folded(word)));
  return [...new Map(words.map((word) => [folded(word), word])).values()].join(' ');
}

const uncapitalised = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1) : text;

const meaning = (text: string) =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !LITTLE_WORDS.has(word));

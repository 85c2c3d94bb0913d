import { isCondition } from './listing-title.ts';
import {
  capitalised,
  colorPhrase,
  inColor,
  isCodedSize,
  lengthOf,
  namedFacts,
  type ProductCard,
  says,
  uncapitalised,
} from './product-card.ts';
import { readFacts } from './product-facts.ts';
import type { ReadDetails } from './read-details.ts';

/** How many bullets a marketplace takes, and how long they may be: each, and all together. */
export interface BulletLimits {
  least: number;
  most: number;
  shortest: number;
  longest: number;
  together: number;
}

/** A clause that begins so means nothing without the one before it. */
const HANGS =
  /^(?:que|e|ou|mas|onde|pois|porque|quando|assim|o que|a qual|sendo|permitindo|garantindo)(?!\p{L})/iu;

/**
 * The seller's sentences, then the facts that these do not say. Too many are joined, and a sentence of several things is divided
 * where there are too few; where the seller said too little, there are fewer than the marketplace asks for.
 */
export function listingBullets(card: ProductCard, details: ReadDetails, limits: BulletLimits): string[] {
  const { named, statements } = details;
  const phrases = statements.map(({ text }) => text).filter((text) => !isCondition(text));
  const told = [...phrases, ...named.map(({ label, value }) => `${label}: ${value}`)].flatMap((text) =>
    pieces(text, limits.longest),
  );
  const facts = factBullets(card).filter((fact) => !told.some((text) => says(text, fact)));
  const fits = (text: string) => lengthOf(text) >= limits.shortest && lengthOf(text) <= limits.longest;
  const few = [...told, ...facts].filter(fits).length < limits.least;
  const divided = few ? told.flatMap((text) => divide(text, limits)) : told;
  const room = Math.max(1, limits.most - divided.length);
  const joined = joinUntil(facts, { ...limits, most: room });
  const all = [...divided, ...joined, ...(few ? nameBullets(card) : [])];
  return within(joinUntil(distinct(joinShort(all, limits)).filter(fits), limits), limits);
}

/** What the name says comes with it, or what it is for: 'Com maleta e 2 baterias'. */
const nameBullets = ({ name }: ProductCard): string[] =>
  readFacts(name, [])
    .details.filter(({ kind, text }) => (kind === 'with' || kind === 'use') && text.includes(' '))
    .map(({ text }) => capitalised(text));

/** The facts of the card as phrases that need no agreement with the product's name. */
function factBullets(card: ProductCard): string[] {
  const { brand, model, color, size } = card;
  const facts = namedFacts(card);
  const named = (label: string) =>
    facts.filter((fact) => fact.label === label).map(({ value }) => `${label}: ${uncapitalised(value)}`);
  const measure = facts.find(({ value }) => value === size && size !== '');
  const dress = color && isCodedSize(size) ? [`${capitalised(colorPhrase(color))}, tamanho ${size}`] : [];
  return [
    ...named('Material'),
    ...(dress.length === 0 && measure ? [`${measure.label}: ${size}`] : []),
    ...dress,
    ...(dress.length === 0 && color ? [capitalised(inColor(color))] : []),
    ...(brand && model ? [`Marca ${brand}, modelo ${model}`] : []),
    ...(brand && !model ? [`Produto da marca ${brand}`] : []),
    ...(model && !brand ? [`Modelo: ${model}`] : []),
  ];
}

/** A text that is too long for one bullet, clause by clause, as few bullets as hold it. */
function pieces(text: string, longest: number): string[] {
  if (lengthOf(text) <= longest) return [text];
  const kept: string[] = [];
  for (const clause of text.split(/(?<=[,;])\s+/)) {
    const before = kept.at(-1);
    const whole = before === undefined ? clause : `${before} ${clause}`;
    if (before !== undefined && lengthOf(whole) > longest) kept.push(clause);
    else kept.splice(-1, 1, whole);
  }
  return kept
    .map((piece) => capitalised(piece.replace(/[,;]$/, '')))
    .filter((piece) => lengthOf(piece) <= longest);
}

/** One sentence of several things as several bullets, where each means something alone. */
function divide(text: string, { shortest }: BulletLimits): string[] {
  const parts = partsOf(text);
  const alone = parts.every((part) => lengthOf(part) >= shortest && !HANGS.test(part));
  return alone && !text.includes(':') ? parts.map(capitalised) : [text];
}

/** What stands between commas; the one of '1,5 m' divides nothing. */
const partsOf = (text: string) => text.split(/[,;]\s+(?!\d)/);

/** What is too short alone goes with the one before it, or with the one behind it. */
function joinShort(texts: readonly string[], { shortest, longest }: BulletLimits): string[] {
  const kept: string[] = [];
  for (const text of texts) {
    const before = kept.at(-1);
    const isShort = lengthOf(text) < shortest || (before !== undefined && lengthOf(before) < shortest);
    const whole = `${before}, ${uncapitalised(text)}`;
    if (before !== undefined && isShort && lengthOf(whole) <= longest) kept.splice(-1, 1, whole);
    else kept.push(text);
  }
  return kept;
}

/** Joins the two neighbours that are shortest together, until there are few enough. */
function joinUntil(texts: readonly string[], { most, longest }: BulletLimits): string[] {
  const kept = [...texts];
  while (kept.length > most) {
    const lengths = kept.slice(1).map((text, at) => lengthOf(`${kept[at]}. ${text}`));
    const shortest = Math.min(...lengths);
    if (shortest > longest) break;
    const at = lengths.indexOf(shortest);
    kept.splice(at, 2, `${kept[at]}. ${kept[at + 1]}`);
  }
  return kept.slice(0, most);
}

function within(texts: readonly string[], { together }: BulletLimits): string[] {
  let room = together;
  return texts.filter((text) => {
    const fits = lengthOf(text) <= room;
    if (fits) room -= lengthOf(text);
    return fits;
  });
}

const distinct = (texts: readonly string[]) =>
  texts.filter((text, at) => !texts.slice(0, at).some((before) => says(before, text)));

/** What the title does not say, then the rest, as one line within the limit. */
export function listingHighlights(
  card: ProductCard,
  details: ReadDetails,
  title: string,
  limit: number,
): string {
  const { color, size, material } = card;
  const phrases = details.statements
    .flatMap(({ text }) => partsOf(uncapitalised(text)))
    .filter((clause) => !HANGS.test(clause) && !isCondition(clause));
  const facts = [
    uncapitalised(material),
    isCodedSize(size) ? `tamanho ${size}` : size,
    color && colorPhrase(color),
    ...phrases,
    ...details.named.map(({ label, value }) => `${uncapitalised(label)}: ${value}`),
  ].filter(Boolean);
  const fresh = facts.filter((fact) => !says(title, fact));
  let line = '';
  for (const fact of [...fresh, ...facts.filter((fact) => !fresh.includes(fact))]) {
    const longer = line ? `${line}, ${fact}` : capitalised(fact);
    if (lengthOf(longer) <= limit && !says(line, fact)) line = longer;
  }
  return line;
}

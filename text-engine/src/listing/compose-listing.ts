import { clauses } from '../portuguese/portuguese.ts';
import { composeKeywords } from './compose-keywords.ts';
import { type BulletLimits, listingBullets, listingHighlights } from './listing-bullets.ts';
import { listingDescription } from './listing-description.ts';
import { familyName, listingTitle, thingOf, wholePhrases } from './listing-title.ts';
import {
  capitalised,
  electricFacts,
  isCodedSize,
  type ProductCard,
  says,
  saysMeasure,
  tidyCard,
  touches,
} from './product-card.ts';
import { readFacts } from './product-facts.ts';
import { type ReadDetails, readDetails } from './read-details.ts';
import { searchTerms } from './search-terms.ts';

export type { ProductCard } from './product-card.ts';

/** How much a marketplace takes: characters of each text, bytes (UTF-8) of the search terms. */
export interface ListingLimits {
  title: number;
  highlights: number;
  description: number;
  searchTermBytes: number;
  bullets: BulletLimits;
}

/** The texts of a listing; a marketplace takes those that it has. */
export interface ListingDraft {
  title: string;
  /** Without what differs between variants: colour and size. */
  familyName: string;
  highlights: string;
  bullets: string[];
  /** Plain text: a paragraph, and one line for each fact. */
  description: string;
  /** Words that the title does not say, separated by spaces. */
  searchTerms: string;
  keywords: string[];
}

/** A listing of what the seller has written and nothing else. */
export function composeListing(written: ProductCard, limits: ListingLimits): ListingDraft {
  const whole = tidyCard(written);
  const { card, details } = withFactsPlaced(whole, readDetails(whole.details));
  const plainName = clauses(whole.name).filter((text) => !COLOR.test(text));
  const titled = { ...card, name: plainName.join(', ') || whole.name };
  const title = listingTitle(titled, details, limits.title);
  return {
    title,
    familyName: familyName(titled, limits.title),
    highlights: listingHighlights(card, details, title, limits.highlights),
    bullets: listingBullets(card, details, limits.bullets),
    description: listingDescription(card, details, limits.description),
    searchTerms: searchTerms(
      card,
      details.statements.map(({ text }) => text),
      title,
      limits.searchTermBytes,
    ),
    keywords: composeKeywords(readFacts(searchedText(whole, details), [])).filter(
      namesBrandWhole(card.brand),
    ),
  };
}

/**
 * The card with what its name and details say in a few words put in place: in 'Liquidificador Mondial, 550W, cor preta' there is
 * a name, a power and a colour.
 */
function withFactsPlaced(card: ProductCard, read: ReadDetails): { card: ProductCard; details: ReadDetails } {
  const [name = card.name, ...others] = clauses(card.name);
  const statements = [
    ...others.map((text) => ({ text: capitalised(text), listed: true })),
    ...read.statements,
  ];
  const listed = statements.filter((statement) => statement.listed).map(({ text }) => text);
  const [color = '', another] = listed
    .filter((text) => COLOR.test(text))
    .map((text) => text.replace(COLOR, ''));
  const named = new Set(read.named.map(({ label }) => label));
  const electric = electricFacts([name, ...listed].join(', ')).filter(({ label }) => !named.has(label));
  const placed = { ...card, name, color: card.color || (another ? '' : color) };
  const isPlaced = (text: string) =>
    (placed.color !== '' && COLOR.test(text)) || electric.some(({ value }) => saysMeasure(value, text));
  return {
    card: placed,
    details: {
      named: [...electric, ...read.named],
      statements: statements.filter(({ text }) => !isPlaced(text)),
    },
  };
}
const COLOR = /^(?:na )?cor (?=\p{L}+(?:[ -]\p{L}+)?$)/iu;

/** What buyers may search for, in sentences; a measure of several numbers is no search. */
function searchedText(
  { name, brand, model, material, color, size }: ProductCard,
  details: ReadDetails,
): string {
  const measure = /\d\s*x\s*\d/i.test(size) ? '' : isCodedSize(size) ? `Tamanho ${size}` : size;
  const thing = thingOf(name);
  const facts = [[brand, model].filter(Boolean).join(' '), material, color].filter(
    (fact) => !touches(thing, fact),
  );
  return [thing, ...facts, measure, ...wholePhrases(details)].filter(Boolean).join('. ');
}

/** 'Vestido lis' finds no 'Flor de Lis'; 'ração premier' finds 'PremieR Pet'. */
const namesBrandWhole = (brand: string) => (keyword: string) =>
  says(keyword, brand) || !touches(keyword, brand.split(' ').slice(1).join(' '));

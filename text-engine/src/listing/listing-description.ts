import { titleCase } from '../portuguese/portuguese.ts';
import { thingOf } from './listing-title.ts';
import {
  capitalised,
  inColor,
  isCodedSize,
  lengthOf,
  type NamedFact,
  namedFacts,
  type ProductCard,
  says,
  touches,
  uncapitalised,
} from './product-card.ts';
import { readFacts } from './product-facts.ts';
import type { ReadDetails } from './read-details.ts';
import { wordsOf } from './words.ts';

const LIST = '\n\nCaracterísticas:';

/** A paragraph, then one plain line for each fact; what finds no room is left out from the end. */
export function listingDescription(card: ProductCard, details: ReadDetails, limit: number): string {
  const facts = distinctLabels([...namedFacts(card), ...details.named]).map(
    ({ label, value }) => `${label}: ${capitalised(value)}`,
  );
  const listed = details.statements.filter((statement) => statement.listed).map(({ text }) => text);
  const sentences = details.statements.filter((statement) => !statement.listed).map(({ text }) => text);
  const first = opening(card);
  const list = [...facts, ...listed].reduce((text, line) => {
    const longer = `${text || LIST}\n- ${line}`;
    return lengthOf(first + longer) <= limit ? longer : text;
  }, '');
  const paragraph = sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}.`;
    return lengthOf(longer + list) <= limit ? longer : text;
  }, first);
  return paragraph + list;
}

/** The product in one sentence that needs no agreement with its name. */
function opening(card: ProductCard): string {
  const { brand, model, material, color, size } = card;
  const name = named(card.name);
  const parts = [
    [brand, ` da marca ${brand}`],
    [model, brand ? `, modelo ${model}` : ` modelo ${model}`],
    [material, `, em ${uncapitalised(material)}`],
    [color, `, ${inColor(color)}`],
    [size, isCodedSize(size) ? `, tamanho ${size}` : ''],
  ] as const;
  const text = parts.reduce((sentence, [fact, phrase]) => {
    const known = fact === size ? says(sentence, fact) : touches(sentence, fact);
    return fact && !known ? sentence + phrase : sentence;
  }, name);
  return `${text}.`;
}

/** The name as a sentence has it: brands and codes as their makers write them. */
function named(name: string): string {
  const thing = thingOf(name);
  const { isMaker } = readFacts(thing, []);
  const words = wordsOf(thing).map((word) =>
    isMaker(word) && word === word.toLowerCase() ? titleCase(word) : word,
  );
  return capitalised(words.join(' '));
}

const distinctLabels = (facts: readonly NamedFact[]) =>
  facts.filter(
    ({ label }, at) => facts.findIndex((fact) => fact.label.toLowerCase() === label.toLowerCase()) === at,
  );

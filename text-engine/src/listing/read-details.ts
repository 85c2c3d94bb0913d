import { accented } from '../portuguese/accents.ts';
import { withoutOpening } from '../portuguese/portuguese.ts';
import { capitalised, lengthOf, type NamedFact } from './product-card.ts';
import { calm, holdsContact, onlySells, tidied } from './sales-talk.ts';

/** One sentence or phrase, without the mark at its end. A `listed` one is a line of a list, not of a paragraph. */
export interface Statement {
  text: string;
  listed: boolean;
}

/** What a seller wrote besides the facts that have a place of their own, in the seller's order. */
export interface ReadDetails {
  statements: Statement[];
  /** Lines such as 'Peso: 300 g'. */
  named: NamedFact[];
}

/** A full stop behind these ends no sentence. */
const SENTENCE_END =
  /(?<=(?<!(?<!\p{L})(?:aprox|dr|dra|sr|sra|ref|mod|tam|art|máx|máx|mín|pol|ex|obs|cód|nº|n|un|pç|pçs))[.!?;])\s+/iu;
const NAMED = /^(\p{L}[\p{L}\s]{1,28}):\s*(\S.{0,80})$/u;
const GREETING =
  /^(?:oi|ol[áa]|bom dia|boa (?:tarde|noite)|vendo|ofere[cç]o|quero|estou|anuncio|temos|apresento)(?!\p{L})/iu;
const BEGINS_SENTENCE =
  /^(?:vai|não|é|são|tem|têm|possui|acompanha|inclui|vem|contém|pode|serve|mantém|suporta|cabe|protege)(?!\p{L})/iu;
const LIST_SIGN = /^(?:[\s\-–—•>·*✔✓▪●]|\p{Extended_Pictographic}|\uFE0F)+(?=\s*[^\s\d]|\s\d)/u;
const LONGEST_ITEM = 60;

/** Reads them line by line and sentence by sentence; prices, contacts, calls to buy and mere praise are left out. */
export function readDetails(details: string): ReadDetails {
  const lines = details
    .split(/\n+/)
    .map((line) => line.replace(LIST_SIGN, '').trim())
    .filter(Boolean);
  const read: ReadDetails = { statements: [], named: [] };
  for (const line of lines) {
    const fact = namedFact(line);
    const texts = sentencesOf(line);
    const isItem =
      lines.length > 1 && texts.length === 1 && lengthOf(line) <= LONGEST_ITEM && !/[.!?]$/.test(line);
    if (fact) read.named.push(fact);
    else read.statements.push(...texts.map((text) => ({ text, listed: isItem || isPhrase(text) })));
  }
  return read;
}

function namedFact(line: string): NamedFact | null {
  const [, label, value] = NAMED.exec(tidied(line)) ?? [];
  if (!label || !value || holdsContact(line) || onlySells(line)) return null;
  return { label: capitalised(accented(label)), value: accented(value).replace(/[\s.;,]+$/, '') };
}

/** 'Visão noturna' is no sentence. */
const isPhrase = (text: string) => text.split(' ').length <= 3 && !BEGINS_SENTENCE.test(text);

const sentencesOf = (line: string): string[] =>
  line
    .split(SENTENCE_END)
    .filter((sentence) => !holdsContact(sentence))
    .map((sentence) => tidied(factsOf(calm(sentence))).trim())
    .filter((sentence) => /\p{L}{3}|\d/u.test(sentence))
    .map((sentence) => capitalised(accented(sentence)));

/** A sentence without the clauses that only sell. */
function factsOf(sentence: string): string {
  const clauses = sentence.replace(/[\s.;:!?,]+$/, '').split(/,\s+|\s[–—|•-]\s/);
  const facts = clauses.filter((clause) => clause.trim() && !onlySells(clause));
  const text = (facts.length === clauses.length ? sentence : facts.join(', ')).trim();
  const opened = GREETING.test(text) ? withoutOpening(text) : text;
  return opened.replace(/^[\s,;:-]+|[\s.;:!?,]+$/g, '');
}

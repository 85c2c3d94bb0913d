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
const LONGEST_PHRASE = 4;

/** Reads them line by line and sentence by sentence; prices, contacts, calls to buy and mere praise are left out. */
export function readDetails(details: string): ReadDetails {
  const lines = details
    .split(/\n+/)
    .map((line) => line.replace(LIST_SIGN, '').trim())
    .filter(Boolean);
  const read: ReadDetails = { statements: [], named: [] };
  for (const line of lines) {
    const sentences = sentencesIn(line);
    const isItem =
      lines.length > 1 && sentences.length === 1 && lengthOf(line) <= LONGEST_ITEM && !/[.!?]$/.test(line);
    const listed = isItem || sentences.every(isPhrase);
    for (const sentence of sentences) {
      const fact = namedFact(sentence);
      const text = factsOf(sentence);
      if (fact) read.named.push(fact);
      else if (/\p{L}{3}|\d/u.test(text)) read.statements.push({ text, listed });
    }
  }
  return read;
}

function namedFact(sentence: string): NamedFact | null {
  const [, label, value] = NAMED.exec(tidied(sentence)) ?? [];
  if (!label || !value || onlySells(sentence)) return null;
  return { label: capitalised(accented(label)), value: accented(value).replace(/[\s.;,!]+$/, '') };
}

/** 'Visão noturna' is no sentence. */
const isPhrase = (text: string) => text.split(' ').length <= LONGEST_PHRASE && !BEGINS_SENTENCE.test(text);

const sentencesIn = (line: string): string[] =>
  line.split(SENTENCE_END).filter((sentence) => !holdsContact(sentence));

/** A sentence without the clauses that only sell, and without the mark at its end. */
function factsOf(sentence: string): string {
  const bare = calm(sentence).replace(/[\s.;:!?,]+$/, '');
  const clauses = bare.split(/,\s+|\s[–—|•-]\s/);
  const facts = clauses.filter((clause) => clause.trim() && !onlySells(clause));
  const text = tidied(facts.length === clauses.length ? bare : facts.join(', ')).trim();
  const opened = GREETING.test(text) ? withoutOpening(text) : text;
  return capitalised(accented(opened.replace(/^[\s,;:-]+|[\s.;:!?,]+$/g, '')));
}

import { folded, LITTLE_WORDS } from '../portuguese/portuguese.ts';
import type { Advice } from './advice.ts';

/** The words of the advice: what a misspelled question may have meant, and which subjects its words are near to. */
export interface FamiliarWords {
  /** A plain question whose unknown words are replaced by the one known word that is a slip of the finger away. */
  spelled(plain: string): string;
  /** The two subjects whose advice shares most with a plain question. */
  nearest(plain: string): readonly [string, string];
}

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** What most sellers ask about, where nothing is near. */
const USUAL = ['fotos', 'preço'] as const;
/** Words of a question that say nothing about its subject. */
const NO_SUBJECT = new Set([
  ...[...LITTLE_WORDS].map(folded),
  ...'voce minha meus minhas como quando onde qual quais quanto porque quero queria posso pode fazer faco tenho preciso produto produtos coisa vender vendo venda vendas anuncio anuncios loja'.split(
    ' ',
  ),
]);

const wordsOf = (text: string) => folded(text).match(/\p{L}+/gu) ?? [];
/** Near enough for comparing: 'embalar' and 'embalagem', 'devolver' and 'devolução'. */
const stem = (word: string) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

/** Knows the words of these pieces of advice. */
export function familiarWords(advice: readonly Advice[]): FamiliarWords {
  const subjects = advice
    .filter(({ asked, subject }) => asked.test(folded(subject)))
    .map((one) => ({ subject: one.subject, stems: stemsOf(one) }));
  const known = new Set(advice.flatMap(allWords).filter((word) => word.length >= SHORTEST));
  const rarity = (part: string) =>
    Math.log(subjects.length / Math.max(1, subjects.filter(({ stems }) => stems.has(part)).length));
  return {
    spelled: (plain) =>
      plain
        .split(' ')
        .map((word) => meant(word, known))
        .join(' '),
    nearest: (plain) => {
      const asked = [...new Set(wordsOf(plain).filter(tells).map(stem))];
      const [first, second] = subjects
        .map(({ subject, stems }) => ({
          subject,
          near: sumOf(
            asked.filter((part) => stems.has(part)),
            rarity,
          ),
        }))
        .filter(({ near }) => near > 0)
        .toSorted((one, other) => other.near - one.near)
        .map(({ subject }) => subject);
      const one = first ?? USUAL[0];
      return [one, second ?? USUAL.find((usual) => usual !== one) ?? USUAL[1]];
    },
  };
}

const sumOf = (parts: readonly string[], weight: (part: string) => number) =>
  parts.reduce((sum, part) => sum + weight(part), 0);
const tells = (word: string) => word.length > 3 && !NO_SUBJECT.has(word);
const allWords = ({ subject, text, more, example }: Advice) =>
  wordsOf([subject, text(null), more?.(null), example].join(' '));
const stemsOf = (advice: Advice) => new Set(allWords(advice).filter(tells).map(stem));

function meant(word: string, known: ReadonlySet<string>): string {
  if (word.length < SHORTEST || known.has(word) || !/^\p{L}+$/u.test(word)) return word;
  const near = [...known].filter((other) => isOneSlipAway(word, other));
  return near.length === 1 && near[0] ? near[0] : word;
}

/** One letter too many, too few or another one, or two that changed places; the first letter is rarely wrong. */
function isOneSlipAway(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(word, at + 1) === rest(other, at + 1) ||
    rest(word, at + 1) === rest(other, at) ||
    rest(word, at) === rest(other, at + 1) ||
    (word[at] === other[at + 1] && word[at + 1] === other[at] && rest(word, at + 2) === rest(other, at + 2))
  );
}

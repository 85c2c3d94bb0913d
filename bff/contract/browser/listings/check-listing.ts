import type { Channel, RefusedContent } from '../channels/index.ts';
import { fieldsOf, type ListingField, type ListingTexts, lengthOf, limitOf } from './listing.ts';
import { refusedIn } from './refused-contents.ts';

/** What in a listing its channel refuses. `at` counts bullets from 0. */
export type ListingProblem = { field: ListingField; at?: number } & (
  | { kind: 'too_long'; over: number; unit: 'characters' | 'bytes' }
  | { kind: 'too_short'; least: number }
  | { kind: 'too_few' | 'too_many'; least: number; most: number }
  | { kind: 'together_too_long'; over: number; most: number }
  | { kind: 'refused_sign'; signs: string }
  | { kind: 'refused_content'; content: RefusedContent }
  | { kind: 'word_repeated'; word: string; most: number }
  | { kind: 'not_plain' }
);

/** Everything in some texts that a channel's rules refuse, field by field. An empty field has no problem. */
export function checkListing(channel: Pick<Channel, 'texts'>, texts: ListingTexts): ListingProblem[] {
  return fieldsOf(channel).flatMap((field): ListingProblem[] => {
    if (field === 'keywords') return [];
    if (field === 'bullets') return checkBullets(channel, texts.bullets);
    const text = texts[field];
    if (!text.trim()) return [];
    return [...checkText(channel, field, text), ...checkTitle(channel, field, text)];
  });
}

function checkText(
  channel: Pick<Channel, 'texts'>,
  field: ListingField,
  text: string,
  at?: number,
): ListingProblem[] {
  const place = at === undefined ? { field } : { field, at };
  const { refusedContents, descriptionForm } = channel.texts;
  const contents = refusedIn(text, refusedContents?.value ?? []);
  return [
    ...checkLength(channel, field, text).map((problem) => ({ ...place, ...problem })),
    ...contents.map((content) => ({ ...place, kind: 'refused_content' as const, content })),
    ...(field === 'description' && descriptionForm && isFormatted(text)
      ? [{ ...place, kind: 'not_plain' as const }]
      : []),
  ];
}

function checkLength(channel: Pick<Channel, 'texts'>, field: ListingField, text: string) {
  const limit = limitOf(channel, field);
  const over = limit ? lengthOf(text, limit.unit) - limit.most : 0;
  return limit && over > 0 ? [{ kind: 'too_long' as const, over, unit: limit.unit }] : [];
}

/** Signs and repeated words are refused where a title is read: a description may say a word as often as it likes. */
function checkTitle({ texts }: Pick<Channel, 'texts'>, field: ListingField, text: string): ListingProblem[] {
  if (field !== 'title' && field !== 'familyName') return [];
  const refused = Array.from(texts.refusedSigns?.value ?? '').filter((sign) => text.includes(sign));
  const most = texts.mostOfOneWord?.value ?? Infinity;
  const [word] = [...countWords(text)].find(([, times]) => times > most) ?? [];
  return [
    ...(refused.length > 0 ? [{ field, kind: 'refused_sign' as const, signs: refused.join(' ') }] : []),
    ...(word ? [{ field, kind: 'word_repeated' as const, word, most }] : []),
  ];
}

function checkBullets(channel: Pick<Channel, 'texts'>, bullets: readonly string[]): ListingProblem[] {
  const rule = channel.texts.bullets?.value;
  const filled = bullets.filter((bullet) => bullet.trim());
  if (!rule || filled.length === 0) return [];
  const { least, most, shortest, together } = rule;
  const field = 'bullets' as const;
  const over = filled.reduce((sum, bullet) => sum + lengthOf(bullet, 'characters'), 0) - together;
  return [
    ...(filled.length < least ? [{ field, kind: 'too_few' as const, least, most }] : []),
    ...(filled.length > most ? [{ field, kind: 'too_many' as const, least, most }] : []),
    ...bullets.flatMap((bullet, at): ListingProblem[] => {
      if (!bullet.trim()) return [];
      const short = lengthOf(bullet, 'characters') < shortest;
      return [
        ...checkText(channel, field, bullet, at),
        ...(short ? [{ field, at, kind: 'too_short' as const, least: shortest }] : []),
      ];
    }),
    ...(over > 0 ? [{ field, kind: 'together_too_long' as const, over, most: together }] : []),
  ];
}

/** Prepositions, articles and conjunctions of three letters and more: a title may repeat them. */
const JOINING = new Set(['com', 'sem', 'para', 'por', 'pela', 'pelo', 'das', 'dos', 'nas', 'nos', 'uma']);

/** Words of a title, in small letters, with how often each stands there. What only joins others is not counted. */
export function countWords(text: string): Map<string, number> {
  const words = text.toLocaleLowerCase('pt-BR').match(/[\p{L}\d]{3,}/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) if (!JOINING.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** HTML (tags, entities) and Markdown (bold, headings, links, fences). A list of lines with dashes is plain text. */
const isFormatted = (text: string) =>
  /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});/i.test(text) ||
  /\*\*[^*]+\*\*|__[^_]+__|^#{1,6}\s|\[[^[\]\n]+\]\([^)\s]+\)|^```/m.test(text);

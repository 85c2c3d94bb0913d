import { TITLES } from '../../../contract/browser/limits.ts';

const NUMBERING =
  /^(?:t[ií]tulo\s*)?(?:(?:\d{1,2}|[a-c])\s*[.):ºª–-]+|[-–—*•·>]+)\s+|^t[ií]tulo\s*\d{0,2}\s*:\s*/i;
const QUOTES = /^["'“”‘’«»`]+|["'“”‘’«»`]+$/g;
/** Words that need another one after them: a title cut there would be unfinished. */
const LEADING_ON =
  /[\s,;:|/–—-]+(?:de|da|do|das|dos|e|ou|com|sem|para|por|em|no|na|nos|nas|a|o|as|os|ao|à|que|até)$/i;
const LOOSE_END = /[\s,;:|/–—-]+$/;

/**
 * The titles in a provider's answer: one a line, without numbering, quotes, marks and introductions, none twice,
 * each cut at a word to at most `limit` characters, three at most (docs/product.md#title-creator).
 */
export function cleanTitles(text: string, limit: number): string[] {
  const titles: string[] = [];
  const known = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const title = cutAtWord(bareLine(line), limit);
    const key = title.toLocaleLowerCase('pt-BR');
    if (!title || known.has(key)) continue;
    known.add(key);
    titles.push(title);
  }
  return titles.slice(0, TITLES);
}

function bareLine(line: string): string {
  const words = line
    .replace(/\*\*|__|^#+\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  // 'Aqui estão três títulos:' introduces the titles and is not one.
  if (words.endsWith(':')) return '';
  return words.replace(NUMBERING, '').replace(QUOTES, '').trim();
}

/** Cuts after the last word that fits into `limit` characters; a single longer word is cut inside. */
export function cutAtWord(text: string, limit: number): string {
  const letters = Array.from(text);
  if (letters.length <= limit) return text;
  const room = letters.slice(0, limit + 1).join('');
  const lastSpace = room.lastIndexOf(' ');
  if (lastSpace <= 0) return letters.slice(0, limit).join('');
  let cut = room.slice(0, lastSpace);
  for (let shorter = trimEnd(cut); shorter !== cut; shorter = trimEnd(cut)) cut = shorter;
  return cut;
}

const trimEnd = (text: string) => text.replace(LOOSE_END, '').replace(LEADING_ON, '');

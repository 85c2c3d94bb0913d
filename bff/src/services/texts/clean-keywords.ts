import { MOST_KEYWORDS } from '../../../contract/browser/limits.ts';

const NUMBERING = /^(?:\d{1,2}\s*[.):ºª–-]+|[-–—*•·>#]+)\s*/;
const EDGES = /^["'“”‘’«»`\s]+|["'“”‘’«»`.;\s]+$/g;
/** The comma in 'tapete 2,00 m' does not separate keywords. */
const BETWEEN = /(?<!\d),|,(?!\d)|[;\n]/;
const INTRODUCTION = /^[^,\n]*:\s*(?=\S)/;

/** The keywords in a provider's answer: split at commas and lines, cleaned, without duplicates, at most fifteen. */
export function cleanKeywords(text: string): string[] {
  const keywords: string[] = [];
  const known = new Set<string>();
  for (const part of text
    .replace(/\*\*|__/g, '')
    .replace(INTRODUCTION, '')
    .split(BETWEEN)) {
    const keyword = part.trim().replace(NUMBERING, '').replace(EDGES, '').replace(/\s+/g, ' ');
    const key = sameness(keyword);
    if (!keyword || keyword.endsWith(':') || known.has(key)) continue;
    known.add(key);
    keywords.push(keyword);
  }
  return keywords.slice(0, MOST_KEYWORDS);
}

/** Buyers type with and without accents, in the singular and the plural; for a search these are the same. */
function sameness(keyword: string): string {
  return keyword
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map(singular)
    .join(' ');
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(?:oes|aes)$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/[aeio]is$/.test(word) && word.length > 4) return `${word.slice(0, -2)}l`;
  return /[rz]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

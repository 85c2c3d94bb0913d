import { MOST_KEYWORDS } from '../../../contract/texts.ts';

const NUMBERING = /^(?:\d{1,2}\s*[.):ºª–-]+|[-–—*•·>#]+)\s*/;
const EDGES = /^["'“”‘’«»`\s]+|["'“”‘’«»`.;\s]+$/g;
const INTRODUCTION = /^[^,\n]*:\s*(?=\S)/;

/** The keywords in a provider's answer: split at commas and lines, bare, none twice, fifteen at most. */
export function cleanKeywords(text: string): string[] {
  const keywords: string[] = [];
  const known = new Set<string>();
  for (const part of text
    .replace(/\*\*|__/g, '')
    .replace(INTRODUCTION, '')
    .split(/[,;\n]/)) {
    const keyword = part.trim().replace(NUMBERING, '').replace(EDGES, '').replace(/\s+/g, ' ');
    const key = keyword.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    if (!keyword || keyword.endsWith(':') || known.has(key)) continue;
    known.add(key);
    keywords.push(keyword);
  }
  return keywords.slice(0, MOST_KEYWORDS);
}

import type { MarkedToken } from 'marked';
import { readMarkdown } from './read-markdown.ts';

/** The last blocks of a text that still grows may change with the next words: a list goes on after a blank line. */
const UNSETTLED = 4;
/** A definition changes links in blocks far above it. */
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Reads a text that grows, block by block: those that are settled are read once, and stay the same objects, so that each
 * new word costs no more at the end of a long answer than at its beginning.
 */
export function createGrowingReader(): (text: string, streaming: boolean) => MarkedToken[] {
  let read = '';
  let settled: MarkedToken[] = [];
  return (text, streaming) => {
    if (DEFINITION.test(text)) return readMarkdown(text, { streaming });
    if (!text.startsWith(read)) {
      read = '';
      settled = [];
    }
    const rest = text.slice(read.length);
    const blocks = readMarkdown(rest, { streaming });
    const ready = blocks.slice(0, -UNSETTLED);
    const raw = ready.map((block) => block.raw).join('');
    const all = [...settled, ...blocks];
    if (ready.length > 0 && rest.startsWith(raw)) {
      read += raw;
      settled = [...settled, ...ready];
    }
    return all;
  };
}

import type { Channel } from '../../../contract/browser/channels/index.ts';
import { refusedIn, withoutRefused } from '../../../contract/browser/listings/refused-contents.ts';

export type ListingRules = Pick<Channel, 'texts'>;

const NUMBERING = /^(?:\d{1,2}\s*[.):]|[-–—*•·>✓✔▪])\s+/u;
const LABEL =
  /^(?:t[ií]tulo|nome da fam[ií]lia|destaques|descri[cç][aã]o|bullet(?: point)?|t[oó]pico)s?\s*\d{0,2}\s*:\s*/iu;
const QUOTED = /^["“”'‘’«`](.*)["“”'‘’»`]$/su;
/** A database keeps no null character, and a page shows none of the others but tabs and ends of lines. */
const CONTROL = /[^\P{Cc}\t\n]/gu;
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', quot: '"', lt: '<', gt: '>' };

/** One line without numbering, label, quotes around it, Markdown, HTML and what the channel refuses. */
export const cleanLine = (channel: ListingRules, text: string): string =>
  untilStable(text, (one) => {
    const plain = withoutHtml(withoutMarkdown(one)).replace(/\s+/g, ' ').trim();
    const bare = plain.replace(NUMBERING, '').replace(LABEL, '').trim();
    return withoutRefusedSentences(channel, QUOTED.exec(bare)?.[1]?.trim() ?? bare);
  });

/** Lines and paragraphs; HTML stays where the channel takes it. */
export const cleanDescription = (channel: ListingRules, text: string): string =>
  untilStable(text.replace(LABEL, ''), (one) => {
    const plain = withoutMarkdown(one);
    const taken = channel.texts.descriptionForm ? withoutHtml(plain) : plain;
    return taken
      .split(/\r?\n/)
      .flatMap((line) => {
        const kept = withoutRefusedSentences(channel, line.trimEnd());
        const isLeft = kept === line.trimEnd() || /[\p{L}\d]/u.test(kept);
        return isLeft && !/^\s*[-–—*•]+$/.test(kept) ? [kept] : [];
      })
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  });

/** The line without what the channel refuses, where no sentence can be spared. */
export const cleanWords = (channel: ListingRules, text: string): string =>
  withoutRefused(text, refusedOn(channel)).replace(/\s+/g, ' ').trim();

/** Leaves out each sentence that holds what the channel refuses. */
function withoutRefusedSentences(channel: ListingRules, line: string): string {
  const kinds = refusedOn(channel);
  if (refusedIn(line, kinds).length === 0) return line;
  const kept = line.split(/(?<=[.!?;])\s+/).filter((sentence) => refusedIn(sentence, kinds).length === 0);
  return kept.join(' ').trim();
}

export const refusedOn = ({ texts }: ListingRules) => texts.refusedContents?.value ?? [];

/** Bold, headings, links, fences and rules become plain lines; a list keeps its dashes. No marketplace shows Markdown. */
const withoutMarkdown = (text: string): string =>
  untilStable(text, (one) =>
    one
      .replace(CONTROL, '')
      .replace(/\[([^[\]\n]+)\]\([^)\s]+\)/g, '$1')
      .replace(/\*\*|__|```\w*/g, '')
      .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
      .replace(/^[ \t]*(?:-{3,}|_{3,}|\*{3,})[ \t]*$/gm, '')
      .replace(/^([ \t]*)\*[ \t]+/gm, '$1- '),
  ).toWellFormed();

const withoutHtml = (text: string): string =>
  untilStable(text, (one) =>
    one
      .replace(/<br\s*\/?>|<\/(?:p|li|div|h\d)>/gi, '\n')
      .replace(/<li[^<>]*>/gi, '- ')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/&([a-z]{2,8}|#\d{2,5});/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' '),
  );

/** Taking away may bring together what is to be taken away. */
function untilStable(text: string, change: (text: string) => string): string {
  const changed = change(text);
  return changed === text ? text : untilStable(changed, change);
}

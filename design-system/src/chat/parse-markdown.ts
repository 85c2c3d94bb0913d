/** A run of text inside a block. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph' | 'heading'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] };

const FENCE = /^\s*```/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*)$/;
const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*(\d{1,4})[.)]\s+(.*)$/;

/**
 * The part of Markdown that a chat model writes: bold, italic, code, lists, headings, links, line breaks. What is not
 * that stays text: HTML is inert, a picture is its description. `streaming` closes what has not ended yet, so that
 * markers do not flash while an answer arrives.
 */
export function parseMarkdown(text: string, { streaming = false } = {}): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    if (FENCE.test(line)) at = readCode(lines, at, blocks);
    else if (BULLET.test(line) || NUMBER.test(line)) at = readList(lines, at, blocks, streaming);
    else if (heading) {
      blocks.push({ type: 'heading', children: parseInline(heading[1] ?? '', streaming) });
      at += 1;
    } else if (line.trim() === '') at += 1;
    else at = readParagraph(lines, at, blocks, streaming);
  }
  return blocks;
}

function readCode(lines: string[], from: number, blocks: Block[]): number {
  const end = lines.findIndex((line, index) => index > from && FENCE.test(line));
  const last = end === -1 ? lines.length : end;
  blocks.push({ type: 'code', text: lines.slice(from + 1, last).join('\n') });
  return last + 1;
}

function readList(lines: string[], from: number, blocks: Block[], streaming: boolean): number {
  const first = NUMBER.exec(lines[from] ?? '');
  const pattern = first ? NUMBER : BULLET;
  const items: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const item = pattern.exec(line);
    if (item) items.push(item.at(-1) ?? '');
    else if (/^\s{2,}\S/.test(line) && !startsBlock(line)) items.push(`${items.pop()}\n${line.trim()}`);
    // A blank line between two items does not end the list.
    else if (line.trim() !== '' || !pattern.test(lines[at + 1] ?? '')) break;
  }
  const parsed = items.map((item) => parseInline(item, streaming));
  blocks.push({ type: 'list', ordered: first !== null, start: Number(first?.[1] ?? 1), items: parsed });
  return at;
}

function readParagraph(lines: string[], from: number, blocks: Block[], streaming: boolean): number {
  let at = from + 1;
  while (at < lines.length && (lines[at] ?? '').trim() !== '' && !startsBlock(lines[at] ?? '')) at += 1;
  const text = lines
    .slice(from, at)
    .map((line) => line.trim())
    .join('\n');
  blocks.push({ type: 'paragraph', children: parseInline(text, streaming) });
  return at;
}

const startsBlock = (line: string) =>
  FENCE.test(line) || HEADING.test(line) || BULLET.test(line) || NUMBER.test(line);

const ESCAPE = String.raw`\\(?<escaped>[\\*_\x60[\]()#!-])`;
const CODE = String.raw`\x60(?<code>[^\x60\n]+)\x60`;
const PICTURE = String.raw`!\[(?<picture>[^\]\n]*)\]\([^)\n]*\)`;
const LINK = String.raw`\[(?<label>[^\]\n]+)\]\((?<href>(?:[^()\s]|\([^()\s]*\))*)(?:\s+"[^"\n]*")?\)`;
const ADDRESS = String.raw`(?<address>https?:\/\/[^\s<>"')\]*_]+)`;
const strong = (end: string) =>
  String.raw`\*\*\*(?=[^\s*])(?<both>[^*]+?)(?:\*\*\*${end})|\*\*(?=\S)(?<strong>[\s\S]+?)(?:\*\*${end})|__(?=\S)(?<strong2>[\s\S]+?)(?:__${end})`;
const emphasis = (end: string) =>
  String.raw`\*(?=[^\s*])(?<em>[^*]+?)(?:\*${end})|(?<![\p{L}\p{N}])_(?=[^\s_])(?<em2>[^_]+?)(?:_(?![\p{L}\p{N}])${end})`;
const grammar = (end: string) =>
  [ESCAPE, CODE, PICTURE, LINK, ADDRESS, strong(end), emphasis(end), '(?<newline>\\n)'].join('|');

const WHOLE = new RegExp(grammar(''), 'gu');
const OPEN = new RegExp(grammar('|$'), 'gu');
/** What has begun at the end of a stream and cannot be told yet: a lone marker, half a link or picture. */
const UNFINISHED = /(?:\*{1,3}|_{1,2}|`[^`\n]*)$|!?\[[^\]\n]*$|!?\[(?<label>[^\]\n]*)\](?:\([^)\n]*)?$/;

function parseInline(text: string, streaming: boolean): Inline[] {
  const shown = streaming ? text.replace(UNFINISHED, (_, label?: string) => label ?? '') : text;
  const nodes: Inline[] = [];
  let end = 0;
  for (const match of shown.matchAll(streaming ? OPEN : WHOLE)) {
    if (match.index > end) nodes.push({ type: 'text', text: shown.slice(end, match.index) });
    nodes.push(...inlineOf(match, streaming));
    end = match.index + match[0].length;
  }
  if (end < shown.length) nodes.push({ type: 'text', text: shown.slice(end) });
  return nodes;
}

function inlineOf({ 0: whole, groups = {} }: RegExpExecArray, streaming: boolean): Inline[] {
  const { escaped, code, picture, label, href, address, newline } = groups;
  const bold = groups.strong ?? groups.strong2;
  const italic = groups.em ?? groups.em2;
  if (newline) return [{ type: 'break' }];
  if (escaped) return [{ type: 'text', text: escaped }];
  if (code) return [{ type: 'code', text: code }];
  if (picture !== undefined) return [{ type: 'text', text: picture }];
  if (groups.both) {
    const children = parseInline(groups.both, streaming);
    return [{ type: 'strong', children: [{ type: 'emphasis', children }] }];
  }
  if (bold) return [{ type: 'strong', children: parseInline(bold, streaming) }];
  if (italic) return [{ type: 'emphasis', children: parseInline(italic, streaming) }];
  if (label !== undefined) return linkOf(href ?? '', parseInline(label, streaming));
  if (address) {
    // What ends the sentence is no part of the address.
    const clean = address.replace(/[.,;:!?]+$/, '');
    const rest = address.slice(clean.length);
    return [
      ...linkOf(clean, [{ type: 'text', text: clean }]),
      ...(rest ? [{ type: 'text' as const, text: rest }] : []),
    ];
  }
  return [{ type: 'text', text: whole }];
}

const linkOf = (href: string, children: Inline[]): Inline[] =>
  isSafe(href) ? [{ type: 'link', href, children }] : children;

function isSafe(href: string): boolean {
  return URL.canParse(href) && ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol);
}

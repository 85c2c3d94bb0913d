import type { MarkedToken, Token, Tokens } from 'marked';
import { readMarkdown } from './read-markdown.ts';

/** A Markdown text without its marks, as a marketplace's plain description takes it. */
export const plainText = (markdown: string): string => blocks(readMarkdown(markdown));

const blocks = (tokens: Token[], between = '\n\n'): string =>
  (tokens as MarkedToken[])
    .map(block)
    .filter((text) => text !== '')
    .join(between);

function block(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
    case 'checkbox':
      return '';
    case 'code':
      return token.text;
    case 'html':
      return token.text.trim();
    case 'blockquote':
      return blocks(token.tokens);
    case 'list':
      return list(token);
    case 'table':
      return [token.header, ...token.rows]
        .map((cells) => cells.map((cell) => inlines(cell.tokens)).join(' | '))
        .join('\n');
    case 'heading':
      return inlines(token.tokens);
    case 'paragraph':
    case 'text':
      return token.tokens?.length ? inlines(token.tokens) : token.text;
    default:
      return inline(token);
  }
}

function list({ ordered, start, items }: Tokens.List): string {
  return items
    .map(({ task, checked, tokens }, index) => {
      const mark = ordered ? `${Number(start) + index}.` : task ? (checked ? '☑' : '☐') : '-';
      return `${mark} ${blocks(tokens, '\n').replaceAll('\n', '\n  ')}`;
    })
    .join('\n');
}

const inlines = (tokens: Token[]): string => (tokens as MarkedToken[]).map(inline).join('');

function inline(token: MarkedToken): string {
  switch (token.type) {
    case 'strong':
    case 'em':
      return inlines(token.tokens);
    case 'del':
      return token.raw.startsWith('~~') ? inlines(token.tokens) : token.raw;
    case 'br':
      return '\n';
    case 'link': {
      const words = inlines(token.tokens);
      return words === token.href ? words : `${words} (${token.href})`;
    }
    case 'text':
      return token.tokens ? inlines(token.tokens) : token.text;
    case 'codespan':
    case 'escape':
    case 'image':
      return token.text;
    default:
      return token.raw;
  }
}

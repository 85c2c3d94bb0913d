import { Lexer, type MarkedToken } from 'marked';
import remend from 'remend';

/** A mark at the end of a stream that may still become anything. */
const LONE_MARK = /(?:\*{1,3}|_{1,3}|~{1,2}|`{1,2})$/;

/**
 * The tokens of a Markdown text. `streaming` completes what has begun and not ended, so that no mark flashes while an
 * answer arrives. A text that the grammar cannot read, such as thousands of nested quotations, is one paragraph.
 */
export function readMarkdown(text: string, { streaming = false } = {}): MarkedToken[] {
  const whole = streaming ? complete(text) : text;
  try {
    return new Lexer({ gfm: true, breaks: true }).lex(whole) as MarkedToken[];
  } catch {
    return [{ type: 'paragraph', raw: text, text, tokens: [] }];
  }
}

const complete = (text: string) =>
  remend(text.replace(LONE_MARK, ''), { linkMode: 'text-only', katex: false, htmlTags: false });

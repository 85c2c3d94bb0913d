import { ProviderError } from '../../ports/provider-error.ts';

/**
 * The JSON object in a provider's answer, which may stand in a fence of Markdown or between other words. Line breaks inside a
 * string and commas behind the last value are forgiven. Throws `ProviderError` where there is none.
 */
export function readJsonAnswer(text: string): Record<string, unknown> {
  let at = text.indexOf('{');
  while (at >= 0) {
    const end = endOfObject(text, at);
    const found = end < 0 ? null : parsed(text.slice(at, end));
    if (found) return found;
    at = text.indexOf('{', end < 0 ? at + 1 : end);
  }
  throw new ProviderError('invalid_answer', 'a resposta não é um objeto JSON');
}

function parsed(json: string): Record<string, unknown> | null {
  for (const attempt of [json, forgiven(json)])
    try {
      const found: unknown = JSON.parse(attempt);
      if (typeof found === 'object' && found !== null && Object.keys(found).length > 0)
        return found as Record<string, unknown>;
    } catch {
      // The next attempt, or the next object of the answer.
    }
  return null;
}

/** Where the object that begins at `start` ends, behind its brace; -1 where it is cut. */
function endOfObject(text: string, start: number): number {
  let [depth, quoted] = [0, false];
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (quoted && sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '{') depth++;
    else if (!quoted && sign === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

const STRING_OR_COMMA = /"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g;
const forgiven = (json: string): string =>
  json.replace(STRING_OR_COMMA, (part) =>
    part === ',' ? '' : part.replace(/\r?\n/g, '\\n').replace(/\t/g, '\\t'),
  );

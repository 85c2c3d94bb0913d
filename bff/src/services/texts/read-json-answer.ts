import { ProviderError } from '../../ports/provider-error.ts';

/**
 * The JSON object in a provider's answer, which may stand in a fence of Markdown or between other words. Throws `ProviderError` where
 * there is none.
 */
export function readJsonAnswer(text: string): Record<string, unknown> {
  const begin = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    const found: unknown = JSON.parse(text.slice(begin, end + 1));
    if (typeof found === 'object' && found !== null) return found as Record<string, unknown>;
  } catch (cause) {
    throw new ProviderError('invalid_answer', 'a resposta não é um objeto JSON', { cause });
  }
  throw new ProviderError('invalid_answer', 'a resposta não é um objeto JSON');
}

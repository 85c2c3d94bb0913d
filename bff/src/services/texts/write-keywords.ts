import type { KeywordAnswer, KeywordRequest } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { cleanKeywords } from './clean-keywords.ts';
import { makeText, type TextDeps } from './make-text.ts';

/** Up to fifteen keywords. Rejects with `DomainError`, `text_missing` where the request is empty. */
export async function writeKeywords(
  deps: TextDeps & Pick<Services, 'listingWriter'>,
  user: User,
  idempotencyKey: string | undefined,
  { title, description }: KeywordRequest,
): Promise<KeywordAnswer> {
  if (!title && !description) throw new DomainError('text_missing');
  const { id, texts, charged, demonstration } = await makeText(deps, user, idempotencyKey, {
    tool: 'keywords',
    input: { title, description },
    write: (signal) => deps.listingWriter.keywords({ title, description, signal }),
    clean: (text) => {
      const keywords = cleanKeywords(text);
      if (keywords.length === 0) throw new ProviderError('invalid_answer', 'não veio palavra-chave');
      return keywords;
    },
  });
  return { id, keywords: texts, charged, demonstration };
}

import type { KeywordAnswer, KeywordRequest } from '../../../contract/texts.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { cleanKeywords } from './clean-keywords.ts';
import { makeText, type TextDeps } from './make-text.ts';
import { validateProductTexts } from './validate-product-texts.ts';

/** Up to fifteen keywords. Rejects with `DomainError`, `text_missing` where the request names no product. */
export async function writeKeywords(
  deps: TextDeps & Pick<Services, 'listingWriter'>,
  user: User,
  idempotencyKey: string | undefined,
  { title, description }: KeywordRequest,
): Promise<KeywordAnswer> {
  validateProductTexts(deps.listingWriter, [title, description]);
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

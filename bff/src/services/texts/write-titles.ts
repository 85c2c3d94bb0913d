import { TITLES } from '../../../contract/browser/limits.ts';
import { titleLimitOf } from '../../../contract/browser/marketplaces.ts';
import type { TitleAnswer, TitleRequest } from '../../../contract/texts.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { cleanTitles } from './clean-titles.ts';
import { makeText, type TextDeps } from './make-text.ts';
import { validateProductTexts } from './validate-product-texts.ts';

/** Three titles within the marketplace's limit. Rejects with `DomainError`, `text_missing` where the request names no product. */
export async function writeTitles(
  deps: TextDeps & Pick<Services, 'listingWriter'>,
  user: User,
  idempotencyKey: string | undefined,
  request: TitleRequest,
): Promise<TitleAnswer> {
  const { description, keywords, marketplace } = request;
  validateProductTexts(deps.listingWriter, [description, keywords]);
  const limit = titleLimitOf(marketplace);
  const { id, texts, charged, demonstration } = await makeText(deps, user, idempotencyKey, {
    tool: 'titles',
    input: { description, keywords, marketplace },
    write: (signal) => deps.listingWriter.titles({ description, keywords, limit, signal }),
    clean: (text) => {
      const titles = cleanTitles(text, limit);
      if (titles.length < TITLES) throw new ProviderError('invalid_answer', 'vieram menos de três títulos');
      return titles;
    },
  });
  return { id, titles: texts, charged, demonstration };
}

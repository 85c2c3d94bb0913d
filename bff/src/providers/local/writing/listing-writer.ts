import type { ListingWriter, WrittenText } from '../../../ports/listing-writer.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { composeKeywords } from './compose-keywords.ts';
import { composeTitles } from './compose-titles.ts';
import { readFacts } from './product-facts.ts';

const EXPENSE = { model: 'andromeda-local', tokensUsed: 0, costUsd: 0, demonstration: true } as const;

/** Titles and keywords from the seller's own words by rules of Portuguese, without any account or model. */
export function createLocalListingWriter(): ListingWriter {
  return {
    titles: async ({ description, keywords, limit, signal }) => {
      const facts = readFacts(description, splitKeywords(keywords));
      return written(composeTitles(facts, limit).join('\n'), signal);
    },
    keywords: async ({ title, description, signal }) => {
      const facts = readFacts([title, description].filter(Boolean).join('. '), []);
      return written(composeKeywords(facts).join(', '), signal);
    },
  };
}

const splitKeywords = (keywords: string) =>
  keywords
    .split(/[,;\n]/)
    .map((keyword) => keyword.trim())
    .filter(Boolean);

function written(text: string, signal: AbortSignal): WrittenText {
  if (signal.aborted)
    throw new ProviderError('temporary', 'o pedido foi interrompido', { cause: signal.reason });
  return { text, ...EXPENSE };
}

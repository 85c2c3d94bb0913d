import { type Answering, type Reply, replyTo, type Turn } from './conversation/answer.ts';
import { familiarWords } from './conversation/familiar-words.ts';
import { readAllAdvice } from './conversation/read-advice.ts';
import { composeKeywords } from './listing/compose-keywords.ts';
import {
  composeListing,
  type ListingDraft,
  type ListingLimits,
  type ProductCard,
} from './listing/compose-listing.ts';
import { composeTitles } from './listing/compose-titles.ts';
import { readFacts } from './listing/product-facts.ts';
import { knowMarketplaces, type Marketplace } from './marketplaces.ts';

/** Writes in Portuguese for sellers, only by rules: no account, no network, no model. The same input gives the same text. */
export interface TextEngine {
  /** The answer to the last question of a conversation, as Markdown. */
  answer(conversation: readonly Turn[]): string;
  /** The same answer, with the subject that was understood. */
  reply(conversation: readonly Turn[]): Reply;
  /** Whether these texts name a product; without one there are neither titles nor keywords. */
  namesProduct(texts: readonly string[]): boolean;
  /** Three different titles of at most `limit` characters. Either of the two texts may be empty. */
  titles(product: { description: string; keywords: string; limit: number }): string[];
  /** At most fifteen different searches that lead to the product. Either of the two texts may be empty. */
  keywords(product: { title: string; description: string }): string[];
  /** All texts of a listing, of what the card says and nothing else. Only the name must be given. */
  listing(card: ProductCard, limits: ListingLimits): ListingDraft;
}

/** An engine that knows these marketplaces; answers mean the first one where a question names none. */
export function createTextEngine(list: readonly [Marketplace, ...(readonly Marketplace[])]): TextEngine {
  const marketplaces = knowMarketplaces(list);
  const advice = readAllAdvice(marketplaces);
  const answering: Answering = { marketplaces, advice, familiar: familiarWords(advice) };
  return {
    reply: (conversation) => replyTo(conversation, answering),
    answer: (conversation) => replyTo(conversation, answering).text,
    namesProduct: (texts) => texts.some((text) => readFacts(text, []).name !== ''),
    titles: ({ description, keywords, limit }) => {
      const facts = readFacts(description, splitKeywords(keywords));
      return facts.name ? composeTitles(facts, limit) : [];
    },
    keywords: ({ title, description }) => {
      const facts = readFacts([title, description].filter(Boolean).join('. '), []);
      return facts.name ? composeKeywords(facts) : [];
    },
    listing: composeListing,
  };
}

const splitKeywords = (keywords: string) =>
  keywords
    .split(/[,;\n]/)
    .map((keyword) => keyword.trim())
    .filter(Boolean);

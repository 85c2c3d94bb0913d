import type { Channel } from '../../contract/browser/channels/index.ts';
import type { ProductFacts } from '../../contract/products.ts';

/** What a provider wrote, unchanged, and what that cost. `costUsd` in US dollars; `tokensUsed` is 0 where none are counted. */
export interface WrittenText {
  text: string;
  model: string;
  tokensUsed: number;
  costUsd: number;
  demonstration: boolean;
}

/** What a listing is written from, and for whom. */
export interface ListingInput {
  product: { name: string; facts: ProductFacts };
  channel: Channel;
  signal: AbortSignal;
}

/** Writes texts for a listing, in Portuguese. Every call rejects with `ProviderError`, also when `signal` aborts. */
export interface ListingWriter {
  /** Whether these texts name a product, for a writer that knows before it writes; asked before the charge. */
  namesProduct?(texts: readonly string[]): boolean;
  /** Three titles, one a line, each of at most `limit` characters. Either of the two texts may be empty. */
  titles(input: {
    description: string;
    keywords: string;
    limit: number;
    signal: AbortSignal;
  }): Promise<WrittenText>;
  /** Up to fifteen keywords, separated by commas. Either of the two texts may be empty. */
  keywords(input: { title: string; description: string; signal: AbortSignal }): Promise<WrittenText>;
  /** All fields of a listing (`fieldsOf`), as a JSON object with the names of `ListingTexts`. */
  listing(input: ListingInput): Promise<WrittenText>;
}

import {
  type Api,
  ApiError,
  type ChannelId,
  type Listing,
  messageFor,
  type Product,
} from '@andromeda/platform';
import type { QueryClient } from '@tanstack/react-query';
import { keepListing } from '../../../products/product-queries.ts';
import { messages } from './messages.ts';

/** The press of each listing that has no answer yet; kept here, so that another visit to the screen repeats it. */
const presses = new Map<string, { input: string; key: string }>();

/** What runs while the texts of a channel are written. */
export const writingKey = ({ id }: Product, channel: ChannelId) => ['write-listing', `${id}:${channel}`];

/**
 * Has the texts of one channel written, and shows them. A press that got no answer is repeated under the same key, so that it is
 * charged once; another product name or other facts are another press.
 */
export async function writeListing(
  { api, queries }: { api: Api; queries: QueryClient },
  product: Product,
  channel: ChannelId,
): Promise<Listing> {
  const place = `${product.id}:${channel}`;
  try {
    const { listing } = await api.products.writeListing(product.id, channel, keyOf(place, product));
    presses.delete(place);
    keepListing(queries, product.id, listing);
    return listing;
  } catch (error) {
    // Only where no answer came may the request have succeeded all the same.
    if (error instanceof ApiError && error.status > 0) presses.delete(place);
    throw error;
  }
}

function keyOf(place: string, { name, facts }: Product): string {
  const input = JSON.stringify([name, facts]);
  const open = presses.get(place);
  const press = open?.input === input ? open : { input, key: crypto.randomUUID() };
  presses.set(place, press);
  return press.key;
}

/** Why nothing was written, for the seller. */
export function writingProblem(error: unknown): string {
  const isEmpty = error instanceof ApiError && error.code === 'text_missing';
  return isEmpty ? messages.tooLittle : messageFor(error, messages.notWritten);
}

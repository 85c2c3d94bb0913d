import { type ChannelId, channelOf } from '../../../contract/browser/channels/index.ts';
import type { ListingTexts } from '../../../contract/browser/listings/listing.ts';
import type { Listing, ListingAnswer, Product } from '../../../contract/products.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { fitListing } from '../texts/fit-listing.ts';
import { makeText, type TextDeps } from '../texts/make-text.ts';
import { packListing, unpackListing } from '../texts/pack-listing.ts';
import { validateProductTexts } from '../texts/validate-product-texts.ts';
import { readProduct } from './change-product.ts';

type Deps = TextDeps & Pick<Services, 'listingWriter' | 'productRepository'>;

/**
 * Writes the texts of one channel from a product's facts, for a turbo credit or one of the day's free requests, in place of those
 * that stand there. The same key writes them once: what the user has changed since stays. Rejects with `DomainError`,
 * `text_missing` where the product's own words name no product.
 */
export async function writeListing(
  deps: Deps,
  user: User,
  {
    productId,
    channel,
    idempotencyKey,
  }: { productId: string; channel: ChannelId; idempotencyKey?: string | undefined },
): Promise<ListingAnswer> {
  const product = await readProduct(deps, user, productId);
  validateProductTexts(deps.listingWriter, [product.name, product.facts.details]);
  const { id, texts, charged, demonstration } = await makeText(deps, user, idempotencyKey, {
    tool: 'listings',
    input: { product: productId, channel, description: wordsOf(product) },
    write: (signal) =>
      deps.listingWriter.listing({
        product: { name: product.name, facts: product.facts },
        channel: channelOf(channel),
        signal,
      }),
    clean: (text) => packListing(fitListing(channelOf(channel), text)),
  });
  const written = { channel, texts: unpackListing(texts), textRequestId: id, demonstration };
  const listing = await deps.productRepository.keepWritten(user, productId, written);
  if (!listing) throw new DomainError('not_found');
  return { listing, charged, demonstration };
}

/** Keeps the user's own texts. Rejects with `not_found` for anybody else's product. */
export async function saveListing(
  { productRepository }: Pick<Services, 'productRepository'>,
  user: User,
  { productId, channel }: { productId: string; channel: ChannelId },
  texts: ListingTexts,
): Promise<Listing> {
  const listing = await productRepository.save(user, productId, channel, texts);
  if (!listing) throw new DomainError('not_found');
  return listing;
}

/** What the request was made from, so that another name or other facts are another request. */
const wordsOf = ({ name, facts }: Product) => [name, ...Object.values(facts)].filter(Boolean).join('\n');

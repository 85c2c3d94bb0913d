import type { ListingTexts } from '../../contract/browser/listings/listing.ts';
import type { ChannelId } from '../../contract/channels.ts';
import type {
  Listing,
  Product,
  ProductFacts,
  ProductSummary,
  SheetCounts,
  SheetPage,
  SheetQuery,
} from '../../contract/products.ts';
import type { User } from './user.ts';

/** One product of a list. `cover` is its newest picture, `firstPhoto` the id of the first photo that the seller took of it. */
export interface ListedProduct extends Omit<ProductSummary, 'cover'> {
  cover: { id: string; dominantColor: string | null } | null;
  firstPhoto: string | null;
}

/** What the writer made, by which request. */
export interface WrittenListing {
  channel: ChannelId;
  texts: ListingTexts;
  textRequestId: string;
  demonstration: boolean;
}

/** A user's products, each with its facts, its pictures and its texts. All reject with `StoreError`. */
export interface ProductRepository {
  /** The last changed first. `page` counts from 1; `total` counts every match. */
  list(
    user: User,
    query: { page: number; pageSize: number; search?: string | undefined },
  ): Promise<{ products: ListedProduct[]; total: number }>;
  /** The one made last first. A product that is changed, made or deleted between two pages moves no other. */
  sheetPage(user: User, query: SheetQuery & { pageSize: number }): Promise<SheetPage>;
  countListings(user: User, search: string | undefined): Promise<SheetCounts>;
  find(user: User, productId: string): Promise<Product | null>;
  /** Creates it once: a second time with the same id changes nothing. */
  create(user: User, product: { id: string; name: string; facts: ProductFacts }): Promise<void>;
  /** False where the user has no such product. */
  change(user: User, productId: string, change: { name?: string; facts?: ProductFacts }): Promise<boolean>;
  /** Deletes it with its texts; its pictures stay. False where the user has no such product. */
  remove(user: User, productId: string): Promise<boolean>;
  /** Puts the user's pictures to a product of the user, or to none; answers how many. */
  setProductOf(user: User, imageIds: readonly string[], productId: string | null): Promise<number>;
  /** Keeps the texts of a request, once; answers what stands there then, `null` where the user has no such product. */
  keepWritten(user: User, productId: string, written: WrittenListing): Promise<Listing | null>;
  /** Keeps the user's own texts; `null` where the user has no such product. */
  save(user: User, productId: string, channel: ChannelId, texts: ListingTexts): Promise<Listing | null>;
}

import { z } from '@hono/zod-openapi';
import { LONGEST_PRODUCT_NAME, LONGEST_SEARCH } from './browser/limits.ts';
import { isGtin } from './browser/listings/gtin.ts';
import {
  hasListings,
  LONGEST_TEXTS,
  listingChannels,
  MOST_BULLETS,
  MOST_LISTING_KEYWORDS,
} from './browser/listings/listing.ts';
import { LONGEST_FACTS, MOST_IMAGES_AT_ONCE } from './browser/listings/product.ts';
import { ChannelId } from './channels.ts';

const Words = (longest: number) => z.string().trim().max(longest).default('');

/** What a seller knows of a product. A fact that is not known is empty. */
export const ProductFacts = z
  .object({
    brand: Words(LONGEST_FACTS.brand),
    model: Words(LONGEST_FACTS.model),
    color: Words(LONGEST_FACTS.color),
    size: Words(LONGEST_FACTS.size),
    material: Words(LONGEST_FACTS.material),
    /** A GTIN (EAN, UPC) with a right check digit. */
    gtin: z
      .string()
      .trim()
      .refine((text) => text === '' || isGtin(text))
      .default(''),
    /** The seller's own code. */
    sku: Words(LONGEST_FACTS.sku),
    /** Everything else, in the seller's words. */
    details: Words(LONGEST_FACTS.details),
  })
  .openapi('ProductFacts');
export type ProductFacts = z.infer<typeof ProductFacts>;

export const ListingChannelId = ChannelId.refine(hasListings).openapi('ListingChannelId');

export const ListingTexts = z
  .object({
    title: Words(LONGEST_TEXTS.title),
    familyName: Words(LONGEST_TEXTS.familyName),
    highlights: Words(LONGEST_TEXTS.highlights),
    bullets: z.array(z.string().trim().max(LONGEST_TEXTS.bullet)).max(MOST_BULLETS).default([]),
    description: Words(LONGEST_TEXTS.description),
    searchTerms: Words(LONGEST_TEXTS.searchTerms),
    keywords: z.array(z.string().trim().max(LONGEST_TEXTS.keyword)).max(MOST_LISTING_KEYWORDS).default([]),
  })
  .openapi('ListingTexts');

/** A product's texts for one channel. `writtenAt` is null where the user wrote them without us. */
export const Listing = z
  .object({
    channel: ChannelId,
    texts: ListingTexts,
    demonstration: z.boolean(),
    writtenAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('Listing');
export type Listing = z.infer<typeof Listing>;

/** `images` counts its pictures, which `GET /api/images?product=` lists; `photos` those that the seller took of it. */
export const Product = z
  .object({
    id: z.uuid(),
    name: z.string(),
    facts: ProductFacts,
    images: z.int().min(0),
    photos: z.int().min(0),
    listings: z.array(Listing),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('Product');
export type Product = z.infer<typeof Product>;

/**
 * One product of a list. `cover` is its newest picture or, where it has none, the first photo that the seller took of it; `channels`
 * are those that it has texts for.
 */
export const ProductSummary = z
  .object({
    id: z.uuid(),
    name: z.string(),
    cover: z.object({ thumbnailUrl: z.string(), dominantColor: z.string().nullable() }).nullable(),
    images: z.int().min(0),
    photos: z.int().min(0),
    channels: z.array(ChannelId),
    updatedAt: z.iso.datetime(),
  })
  .openapi('ProductSummary');
export type ProductSummary = z.infer<typeof ProductSummary>;

/** `GET /api/products`: the last changed first. */
export const ProductListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  /** Every word must be in the name, the brand, the model or a code; accents and case do not matter. */
  search: z.string().trim().max(LONGEST_SEARCH).optional(),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

export const ProductPage = z
  .object({
    products: z.array(ProductSummary),
    total: z.int().min(0),
    page: z.int().min(1),
    pageSize: z.int().min(1),
  })
  .openapi('ProductPage');
export type ProductPage = z.infer<typeof ProductPage>;

const Search = ProductListQuery.shape.search;

/** `GET /api/products/sheet/counts`. */
export const SheetCountsQuery = z.object({ search: Search });

/** What a sheet of the found products would hold: how many products, and how many listings of each channel. */
export const SheetCounts = z
  .object({
    products: z.int().min(0),
    listings: z.array(z.object({ channel: ListingChannelId, count: z.int().min(1) })),
  })
  .openapi('SheetCounts');
export type SheetCounts = z.infer<typeof SheetCounts>;

/** `GET /api/products/sheet`. `afterTime` and `afterId` are `next` of the page before. */
export const SheetQuery = z
  .object({
    search: Search,
    /** The channels of the sheet, separated by commas; every channel without it. */
    channels: z
      .string()
      .max(400)
      .default(listingChannels.map(({ id }) => id).join(','))
      .transform((ids) => ids.split(','))
      .pipe(z.array(ListingChannelId)),
    afterTime: z.iso.datetime({ offset: true }).optional(),
    afterId: z.uuid().optional(),
  })
  .refine(({ afterTime, afterId }) => (afterTime === undefined) === (afterId === undefined));
export type SheetQuery = z.infer<typeof SheetQuery>;

/** A product as the rows of a sheet show it, with its texts for the channels of the sheet. */
export const SheetProduct = Product.pick({ name: true, facts: true })
  .extend({ listings: z.array(Listing.pick({ channel: true, texts: true })) })
  .openapi('SheetProduct');
export type SheetProduct = z.infer<typeof SheetProduct>;

/** The product made last comes first. `next` is null on the last page. */
export const SheetPage = z
  .object({
    products: z.array(SheetProduct),
    next: z.object({ afterTime: z.string(), afterId: z.uuid() }).nullable(),
  })
  .openapi('SheetPage');
export type SheetPage = z.infer<typeof SheetPage>;

const Name = z.string().trim().min(1).max(LONGEST_PRODUCT_NAME);
const ImageIds = z.array(z.uuid()).max(MOST_IMAGES_AT_ONCE);

/** `POST /api/products`. The browser makes the id: the same request a second time makes no second product. */
export const NewProduct = z
  .object({
    id: z.uuid(),
    name: Name,
    facts: ProductFacts.default(() => ProductFacts.parse({})),
    /** Pictures that become the product's; one of another product leaves that one. */
    imageIds: ImageIds.default([]),
  })
  .openapi('NewProduct');
export type NewProduct = z.input<typeof NewProduct>;

/** `PATCH /api/products/{id}`: what is given replaces what was there. */
export const ProductChange = z
  .object({ name: Name.optional(), facts: ProductFacts.optional() })
  .openapi('ProductChange');
export type ProductChange = z.input<typeof ProductChange>;

/** `POST /api/products/{id}/images`: pictures that become the product's. */
export const ProductImages = z.object({ imageIds: ImageIds.min(1) }).openapi('ProductImages');

/** `POST /api/products/{id}/listings`: writes the texts of one channel anew, for one turbo credit. */
export const ListingRequest = z.object({ channel: ListingChannelId }).openapi('ListingRequest');
export type ListingRequest = z.infer<typeof ListingRequest>;

/** `charged` is false where the day's free allowance paid. */
export const ListingAnswer = z
  .object({ listing: Listing, charged: z.boolean(), demonstration: z.boolean() })
  .openapi('ListingAnswer');
export type ListingAnswer = z.infer<typeof ListingAnswer>;

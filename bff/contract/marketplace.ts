import { z } from '@hono/zod-openapi';

/** The seller's account at a marketplace; `account` is null where none is connected. */
export const MarketplaceConnection = z
  .object({
    account: z.object({ name: z.string(), connectedAt: z.iso.datetime() }).nullable(),
    /** True where this server plays the marketplace. */
    demonstration: z.boolean(),
  })
  .openapi('MarketplaceConnection');
export type MarketplaceConnection = z.infer<typeof MarketplaceConnection>;

/** A path of our own, for the way back. */
const OwnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

/** `POST …/sign-in`: where the user is sent once the marketplace has answered. */
export const MarketplaceSignIn = z.object({ returnTo: OwnPath }).openapi('MarketplaceSignIn');
export type MarketplaceSignIn = z.infer<typeof MarketplaceSignIn>;

/** What the way back carries in its `mercado-livre` parameter; `ja-conectado` where another tab was faster. */
export const signInOutcomes = ['conectado', 'ja-conectado', 'cancelado', 'falhou'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** An id of the marketplace, such as `MLB1234567890`. */
export const ListingId = z.string().regex(/^[A-Z]{3}\d{1,20}$/);

/** One of the seller's listings. `fixed` says why its pictures cannot be changed from here. */
export const MarketplaceListing = z
  .object({
    id: z.string(),
    title: z.string(),
    thumbnailUrl: z.string().nullable(),
    url: z.string(),
    status: z.enum(['active', 'paused', 'closed', 'other']),
    pictures: z.int(),
    fixed: z.enum(['variations', 'catalogue', 'closed']).nullable(),
  })
  .openapi('MarketplaceListing');
export type MarketplaceListing = z.infer<typeof MarketplaceListing>;

export const MarketplaceListingQuery = z.object({
  search: z.string().trim().max(100).default(''),
  offset: z.coerce.number().int().min(0).max(1000).default(0),
  /** The picture that is about to go to one of them. */
  imageId: z.uuid().optional(),
});
export type MarketplaceListingQuery = z.infer<typeof MarketplaceListingQuery>;

/** The listing to which a picture probably goes: one of its product, the last one that a picture went to, or the only one. */
export const LikelyListing = z
  .object({ listing: MarketplaceListing, because: z.enum(['product', 'last', 'only']) })
  .openapi('LikelyListing');
export type LikelyListing = z.infer<typeof LikelyListing>;

/** `likely` is told of the first page that was asked for a picture and without words. */
export const MarketplaceListingPage = z
  .object({
    listings: z.array(MarketplaceListing),
    total: z.int(),
    nextOffset: z.int().nullable(),
    likely: LikelyListing.optional(),
  })
  .openapi('MarketplaceListingPage');
export type MarketplaceListingPage = z.infer<typeof MarketplaceListingPage>;

/** Before all other pictures, or after them. */
export const PicturePlace = z.enum(['cover', 'last']);
export type PicturePlace = z.infer<typeof PicturePlace>;

/** A picture of the library, as it is prepared for the marketplace, for one of the seller's listings. */
export const MarketplacePicture = z
  .object({ imageId: z.uuid(), listingId: ListingId, place: PicturePlace })
  .openapi('MarketplacePicture');
export type MarketplacePicture = z.infer<typeof MarketplacePicture>;

/** What the marketplace finds in a picture before it is on a listing. `words` are its own, for what we have no name of. */
export const MarketplaceFinding = z
  .object({
    kind: z.enum(['white_background', 'minimum_size', 'text_logo', 'watermark', 'other']),
    words: z.string().nullable(),
  })
  .openapi('MarketplaceFinding');
export type MarketplaceFinding = z.infer<typeof MarketplaceFinding>;

export const MarketplaceDiagnosis = z
  .object({ findings: z.array(MarketplaceFinding) })
  .openapi('MarketplaceDiagnosis');
export type MarketplaceDiagnosis = z.infer<typeof MarketplaceDiagnosis>;

/** A picture that was put on a listing. */
export const MarketplaceChange = z
  .object({
    id: z.uuid(),
    status: z.enum(['sent', 'undone']),
    place: PicturePlace,
    listing: z.object({ id: z.string(), title: z.string(), url: z.string() }),
    sentAt: z.iso.datetime(),
  })
  .openapi('MarketplaceChange');
export type MarketplaceChange = z.infer<typeof MarketplaceChange>;

import { z } from '@hono/zod-openapi';
import { LONGEST_IMAGE_NAME, LONGEST_SEARCH } from './browser/limits.ts';
import { Operation } from './operations.ts';
import { SourceType } from './provenance.ts';

export const ImageStatus = z.enum(['completed', 'pending', 'processing', 'failed']).openapi('ImageStatus');
export type ImageStatus = z.infer<typeof ImageStatus>;

/**
 * One picture. Addresses are signed by the BFF and expire; `thumbnailUrl` also leads to other copies to look at
 * (`copySources`). `createdAt` is ISO 8601 in UTC.
 */
export const LibraryImage = z
  .object({
    id: z.uuid(),
    imageUrl: z.string(),
    thumbnailUrl: z.string(),
    prompt: z.string().nullable(),
    /** What the product is called: the user's word for it, or the file's; null where nothing says it. */
    name: z.string().nullable(),
    operation: Operation,
    /** Pixels of the stored picture and its mean colour (`#rrggbb`), so that a page can hold its place. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    dominantColor: z.string().nullable(),
    favorite: z.boolean(),
    /** True when the outline of the product should be checked: the engine doubts its own cut-out. */
    cutOutDoubtful: z.boolean(),
    /** True while discarding the picture gives its credit back: it was not kept yet. */
    returnable: z.boolean(),
    /** True when the outline of the product can be repaired: the photo lies beside the picture. */
    repairable: z.boolean(),
    /** The colour that its cut-out lies on (`#rrggbb`); null where it lies on none, or nobody knows the cut-out. */
    cutOutGround: z.string().nullable(),
    /** True for a repaired version; its previous version can be restored. */
    repaired: z.boolean(),
    /** How it came about, in IPTC's words; null where nothing is known of it. */
    sourceType: SourceType.nullable(),
    /** The product that it shows; null where the user has put it to none. */
    productId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('LibraryImage');
export type LibraryImage = z.infer<typeof LibraryImage>;

/** `GET /api/images`. */
export const ImageListQuery = z
  .object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    operation: Operation.optional(),
    search: z.string().trim().max(LONGEST_SEARCH).optional(),
    /** `true`: only what the user marked as a favourite. */
    favorites: z.enum(['true', 'false']).optional(),
    /** Only the pictures of this product. */
    product: z.uuid().optional(),
  })
  .openapi('ImageListQuery');
export type ImageListQuery = z.infer<typeof ImageListQuery>;

/** `PATCH /api/images/{id}`: marks it as a favourite or not, or gives it another name. */
export const ImageChange = z
  .union([
    z.object({ favorite: z.boolean() }),
    z.object({ name: z.string().trim().min(1).max(LONGEST_IMAGE_NAME) }),
  ])
  .openapi('ImageChange');
export type ImageChange = z.infer<typeof ImageChange>;

export const ImagePage = z
  .object({
    images: z.array(LibraryImage),
    total: z.int().min(0),
    page: z.int().min(1),
    pageSize: z.int().min(1),
  })
  .openapi('ImagePage');
export type ImagePage = z.infer<typeof ImagePage>;

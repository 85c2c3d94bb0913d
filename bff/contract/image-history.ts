import { z } from '@hono/zod-openapi';
import { GenerationOptions } from './generations.ts';
import { LibraryImage } from './images.ts';
import { Operation } from './operations.ts';
import { PicturePreparation } from './picture-preparations.ts';

/**
 * How a picture of a history came about: the photo that the first one was made of (`original`), a free version of its parent (a repair,
 * a cut-out made once more, the photo's own product put back), or the operation that made it.
 */
export const HistoryKind = z
  .union([z.enum(['original', 'repair', 'retry', 'product']), Operation])
  .openapi('HistoryKind');
export type HistoryKind = z.infer<typeof HistoryKind>;

/** One picture of a history. Addresses are signed by the BFF and expire, as those of `LibraryImage`. */
export const HistoryNode = z
  .object({
    /** The picture's id; a photo has a name of its own. */
    id: z.string(),
    /** What it was made of, where that is a picture of this history. */
    parentId: z.string().nullable(),
    /** True when it was made of a picture that the user has deleted since. */
    parentDeleted: z.boolean(),
    kind: HistoryKind,
    prompt: z.string().nullable(),
    /** What the user chose; null where nothing was chosen, or nothing is known of it. */
    options: GenerationOptions.nullable(),
    /** How many photos it was made of; null where that is unknown, and for free versions. */
    photos: z.int().min(0).nullable(),
    /** The photo of a product that it was made of; null where there is none, or the product no longer has it. */
    productPhoto: z.object({ product: z.uuid(), photo: z.uuid() }).nullable(),
    /** Credits that it cost, as the ledger says; null where that is unknown. */
    cost: z.int().min(0).nullable(),
    createdAt: z.iso.datetime(),
    thumbnailUrl: z.string(),
    imageUrl: z.string(),
    /** False for a version in whose place the library shows another. */
    present: z.boolean(),
    /** The picture as the library knows it; null for a photo. */
    image: LibraryImage.nullable(),
    /** For which channels this very version was prepared and taken, the last first. */
    preparations: z.array(PicturePreparation),
  })
  .openapi('HistoryNode');
export type HistoryNode = z.infer<typeof HistoryNode>;

/** `GET /api/images/{id}/history`: parents come before what was made of them. */
export const ImageHistory = z
  .object({
    nodes: z.array(HistoryNode).min(1),
    /** True when there are more pictures than one answer holds. */
    truncated: z.boolean(),
  })
  .openapi('ImageHistory');
export type ImageHistory = z.infer<typeof ImageHistory>;

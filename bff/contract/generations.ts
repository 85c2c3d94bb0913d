import { z } from '@hono/zod-openapi';
import type { ToolSetting } from './browser/image-tool-description.ts';
import type { GenerationOptions as Options } from './browser/operations.ts';
import { toolSettings } from './browser/tool-settings.ts';
import { ErrorCode } from './errors.ts';
import { ImageStatus } from './images.ts';
import { Operation } from './operations.ts';

/** `options` of `POST /api/generations`, sent as JSON: the settings of every tool; which ones count depends on the operation. */
export const GenerationOptions = (z.object(optional(toolSettings)) as z.ZodType<Options>).openapi(
  'GenerationOptions',
);
export type GenerationOptions = Options;

/** The current step of a running generation: putting the photo into words, making the picture, keeping it. */
export const GenerationStep = z.enum(['prompt', 'image', 'saving']).openapi('GenerationStep');
export type GenerationStep = z.infer<typeof GenerationStep>;

/**
 * One generation: the answer of `POST /api/generations` and an item of `GET /api/generations/recent`.
 * `saved` is false when the picture was made but could not be stored; then `imageUrl` is a data URL.
 */
export const Generation = z
  .object({
    id: z.uuid(),
    status: ImageStatus,
    /** Its current step while `status` is `processing`. */
    step: GenerationStep,
    operation: Operation,
    prompt: z.string().nullable(),
    imageUrl: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    imageId: z.uuid().nullable(),
    saved: z.boolean(),
    /** True when a demonstration provider made the picture. */
    demonstration: z.boolean(),
    /** True when the outline of the product should be checked: the engine doubts its own cut-out. */
    cutOutDoubtful: z.boolean(),
    /** Whether the photo's product is still the same in the picture; null where nobody compared. */
    productPreserved: z.boolean().nullable(),
    /** True when the photo's own pixels can take the place of a product that changed. */
    productRestorable: z.boolean(),
    /** What was asked for and is not in the picture, in the user's words. */
    undrawn: z.array(z.string()),
    /** True while discarding the picture gives its credit back: it was not kept yet. */
    returnable: z.boolean(),
    /** True when the outline of the product can be repaired: the photo lies beside the picture, and the mask of a cut-out on a colour with it. */
    repairable: z.boolean(),
    errorCode: ErrorCode.nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Generation');
export type Generation = z.infer<typeof Generation>;

export const GenerationList = z.object({ generations: z.array(Generation) }).openapi('GenerationList');
export type GenerationList = z.infer<typeof GenerationList>;

/** An order by its `Idempotency-Key`. */
export const KeyedGeneration = z
  .object({ key: z.string(), generation: Generation })
  .openapi('KeyedGeneration');
export type KeyedGeneration = z.infer<typeof KeyedGeneration>;

/** Orders that the user placed, as they stand; those that never arrived are left out. */
export const KeyedGenerations = z.object({ orders: z.array(KeyedGeneration) }).openapi('KeyedGenerations');

/** The description of a photo, as a prompt. */
export const PhotoDescription = z
  .object({ prompt: z.string(), demonstration: z.boolean() })
  .openapi('PhotoDescription');
export type PhotoDescription = z.infer<typeof PhotoDescription>;

function optional(settings: Readonly<Record<string, ToolSetting>>) {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, schemaOf(setting).optional()]),
  );
}

function schemaOf(setting: ToolSetting): z.ZodType {
  if ('choices' in setting) return z.enum(setting.choices);
  if ('longest' in setting) return z.string().max(setting.longest);
  return z.boolean();
}

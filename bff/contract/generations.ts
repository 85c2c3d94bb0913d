import { z } from '@hono/zod-openapi';
import { ErrorCode } from './errors.ts';
import { ImageStatus } from './images.ts';
import { Operation } from './operations.ts';

/** Largest upload the BFF reads, each picture (docs/architecture.md#uploads-and-pictures). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_UPLOADS = 8;

/** `options` of `POST /api/generations`, sent as JSON; which ones count depends on the operation. */
export const GenerationOptions = z
  .object({
    /** Six hexadecimal digits, with or without `#`; `FFF` means `FFFFFF`. */
    backgroundColor: z.string().max(7).optional(),
    backgroundType: z.enum(['color', 'prompt', 'remove']).optional(),
    format: z.enum(['square', 'auto']).optional(),
    handHolding: z.boolean().optional(),
  })
  .openapi('GenerationOptions');
export type GenerationOptions = z.infer<typeof GenerationOptions>;

/** What a running generation is at: putting the photo into words, making the picture, keeping it. */
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
    /** What it is at while `status` is `processing`. */
    step: GenerationStep,
    operation: Operation,
    prompt: z.string().nullable(),
    imageUrl: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    imageId: z.uuid().nullable(),
    saved: z.boolean(),
    /** True when a demonstration provider made the picture. */
    demonstration: z.boolean(),
    errorCode: ErrorCode.nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Generation');
export type Generation = z.infer<typeof Generation>;

export const GenerationList = z.object({ generations: z.array(Generation) }).openapi('GenerationList');
export type GenerationList = z.infer<typeof GenerationList>;

/** What is to be seen on a photo, as a prompt. */
export const PhotoDescription = z
  .object({ prompt: z.string(), demonstration: z.boolean() })
  .openapi('PhotoDescription');
export type PhotoDescription = z.infer<typeof PhotoDescription>;

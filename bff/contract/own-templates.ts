import { z } from '@hono/zod-openapi';
import { LONGEST_PROMPT, LONGEST_TEMPLATE_NAME } from './browser/limits.ts';

const named = {
  name: z.string().trim().min(1).max(LONGEST_TEMPLATE_NAME),
  prompt: z.string().trim().min(1).max(LONGEST_PROMPT),
};

/** `PUT /api/templates/{id}`: a prompt and its name, which no other template of the user has; case and accents do not matter. */
export const OwnTemplateChange = z
  .object({
    ...named,
    /** The picture of the user's library that shows what it may come to look like. One that is not there is left out. */
    imageId: z.uuid().nullable(),
  })
  .openapi('OwnTemplateChange');
export type OwnTemplateChange = z.infer<typeof OwnTemplateChange>;

/** A prompt that a user saved under a name, to fill a tool with. */
export const OwnTemplate = z
  .object({
    id: z.uuid(),
    ...named,
    /** Null where it never had a picture, and where that was deleted. */
    preview: z
      .object({ imageId: z.uuid(), thumbnailUrl: z.string(), dominantColor: z.string().nullable() })
      .nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('OwnTemplate');
export type OwnTemplate = z.infer<typeof OwnTemplate>;

/** `GET /api/templates`: all of them, the last created first. */
export const OwnTemplates = z.object({ templates: z.array(OwnTemplate) }).openapi('OwnTemplates');
export type OwnTemplates = z.infer<typeof OwnTemplates>;

import { z } from '@hono/zod-openapi';
import { LONGEST_PROMPT, LONGEST_STYLE_NAME } from './browser/limits.ts';

const brand = z.boolean();

/** What stands behind a product: one colour, a described scene, or nothing. */
export const BackgroundStyle = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('color'),
      /** `#RRGGBB`, in capitals. */
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .transform((color) => color.toUpperCase()),
      /** Missing where the product stays where its photo shows it. */
      margin: z.enum(['small', 'medium', 'large']).optional(),
      /** Missing where the server decides. */
      shadow: z.boolean().optional(),
      brand,
    }),
    z.object({
      type: z.literal('prompt'),
      description: z.string().trim().min(1).max(LONGEST_PROMPT),
      brand,
      /** Whether it takes up the shop's colours. */
      brandColors: z.boolean().optional(),
    }),
    z.object({ type: z.literal('remove') }),
  ])
  .openapi('BackgroundStyle');
export type BackgroundStyle = z.infer<typeof BackgroundStyle>;

/** `PUT /api/styles/{id}`: a style and its name, which no other style of the user has; case and accents do not matter. */
export const SavedStyleChange = z
  .object({ name: z.string().trim().min(1).max(LONGEST_STYLE_NAME), style: BackgroundStyle })
  .openapi('SavedStyleChange');
export type SavedStyleChange = z.infer<typeof SavedStyleChange>;

/** A background that a user saved under a name. */
export const SavedStyle = SavedStyleChange.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}).openapi('SavedStyle');
export type SavedStyle = z.infer<typeof SavedStyle>;

/** `GET /api/styles`: all of them, the last created first. */
export const SavedStyles = z.object({ styles: z.array(SavedStyle) }).openapi('SavedStyles');
export type SavedStyles = z.infer<typeof SavedStyles>;

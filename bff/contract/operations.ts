import { z } from '@hono/zod-openapi';

/** Every operation the product knows, as stored in `user_images.metadata.operation` (docs/product.md#records). */
export const operations = [
  'context_edit',
  'remove_background',
  'change_background',
  'add_text',
  'generate_image',
  'generate_image_auto',
  'add_text_turbo',
  'generate_image_turbo',
  'context_edit_turbo',
] as const;

export const Operation = z.enum(operations).openapi('Operation');
export type Operation = z.infer<typeof Operation>;

import { z } from '@hono/zod-openapi';
import { operations } from './browser/all-operations.ts';

/** Every operation the product knows, as stored in `user_images.metadata.operation` (docs/product.md#records). */
export const Operation = z.enum(operations).openapi('Operation');
export type Operation = z.infer<typeof Operation>;

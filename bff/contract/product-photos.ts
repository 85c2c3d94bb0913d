import { z } from '@hono/zod-openapi';

/** A photo that a seller took of a product. Both addresses were signed and expire; `thumbnailUrl` covers copies of three widths. */
export const ProductPhoto = z
  .object({
    id: z.uuid(),
    photoUrl: z.string(),
    thumbnailUrl: z.string(),
    width: z.int().min(1),
    height: z.int().min(1),
    createdAt: z.iso.datetime(),
  })
  .openapi('ProductPhoto');
export type ProductPhoto = z.infer<typeof ProductPhoto>;

/** Those that the seller put first, then the others as they arrived. */
export const ProductPhotoList = z.object({ photos: z.array(ProductPhoto) }).openapi('ProductPhotoList');
export type ProductPhotoList = z.infer<typeof ProductPhotoList>;

import {
  changeImage,
  deleteImage as deleteDefinition,
  listImages as listDefinition,
  readImage as readDefinition,
  readImageFile,
} from '../../contract/routes/image-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import { deleteImage } from '../services/library/delete-image.ts';
import { listImages } from '../services/library/list-images.ts';
import { markFavorite } from '../services/library/mark-favorite.ts';
import { openImageFile } from '../services/library/open-image-file.ts';
import { readImage } from '../services/library/read-image.ts';
import type { Services } from '../services/services.ts';

/** The user's library, and the pictures themselves at signed addresses. */
export function imageRoutes(services: Services) {
  return newRoutes()
    .openapi(listDefinition, async (c) =>
      c.json(await listImages(services, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(readDefinition, async (c) =>
      c.json(await readImage(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(changeImage, async (c) =>
      c.json(await markFavorite(services, c.var.user, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(deleteDefinition, async (c) => {
      await deleteImage(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(readImageFile, async (c) => {
      const { id } = c.req.valid('param');
      const file = await openImageFile(services, { imageId: id, ...c.req.valid('query') });
      c.header('cache-control', `private, max-age=${file.secondsLeft}, immutable`);
      if (file.kind === 'elsewhere') return c.redirect(file.url, 302);
      const extension = file.mimeType === 'image/png' ? 'png' : 'webp';
      return c.body(new Uint8Array(file.bytes), 200, {
        'content-type': file.mimeType,
        'content-disposition': `inline; filename="${id}.${extension}"`,
      });
    });
}

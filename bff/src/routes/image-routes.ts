import {
  changeImage as changeDefinition,
  deleteImage as deleteDefinition,
  discardImage as discardDefinition,
  readImageHistory as historyDefinition,
  keepImage as keepDefinition,
  listImages as listDefinition,
  readImage as readDefinition,
  readImageFile,
  showImageVersion as showDefinition,
} from '../../contract/routes/image-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { newRoutes } from '../http/new-routes.ts';
import { changeImage } from '../services/library/change-image.ts';
import { deleteImage } from '../services/library/delete-image.ts';
import { discardImage } from '../services/library/discard-image.ts';
import { keepImage } from '../services/library/keep-image.ts';
import { listImages } from '../services/library/list-images.ts';
import { openImageFile } from '../services/library/open-image-file.ts';
import { readHistory } from '../services/library/read-history.ts';
import { readImage } from '../services/library/read-image.ts';
import { showVersion } from '../services/repair/show-version.ts';
import type { Services } from '../services/services.ts';

/** Room for a picture's new name. */
const CHANGE_BYTES = 4 * 1024;

const EXTENSIONS = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/** The user's library, and the pictures themselves at signed addresses. */
export function imageRoutes(services: Services) {
  const routes = newRoutes();
  routes.patch('/api/images/:id', limitBody(CHANGE_BYTES));
  return routes
    .openapi(listDefinition, async (c) =>
      c.json(await listImages(services, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(readDefinition, async (c) =>
      c.json(await readImage(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(historyDefinition, async (c) =>
      c.json(await readHistory(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(showDefinition, async (c) =>
      c.json(await showVersion(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(changeDefinition, async (c) =>
      c.json(await changeImage(services, c.var.user, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(deleteDefinition, async (c) => {
      await deleteImage(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(keepDefinition, async (c) =>
      c.json(await keepImage(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(discardDefinition, async (c) => {
      await discardImage(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(readImageFile, async (c) => {
      const { id } = c.req.valid('param');
      const file = await openImageFile(services, { imageId: id, ...c.req.valid('query') });
      c.header('cache-control', `private, max-age=${file.secondsLeft}, immutable`);
      if (file.kind === 'elsewhere') return c.redirect(file.url, 302);
      return c.body(new Uint8Array(file.bytes), 200, {
        'content-type': file.mimeType,
        'content-disposition': `inline; filename="${id}.${EXTENSIONS[file.mimeType]}"`,
      });
    });
}

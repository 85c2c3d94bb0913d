import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import {
  addProductPhoto,
  deleteProductPhoto,
  listProductPhotos,
  putProductPhotoFirst,
  readProductPhotoFile,
} from '../../contract/routes/product-photo-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { limitUploadShare } from '../http/limit-upload-share.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readFormsInTurn } from '../http/read-forms-in-turn.ts';
import { addPhoto } from '../services/product-photos/add-photo.ts';
import { deletePhoto } from '../services/product-photos/delete-photo.ts';
import { listPhotos } from '../services/product-photos/list-photos.ts';
import { openPhoto } from '../services/product-photos/open-photo.ts';
import { putPhotoFirst } from '../services/product-photos/put-photo-first.ts';
import type { Services } from '../services/services.ts';
import { FORM_BYTES } from './read-generation-form.ts';

const PHOTO_BYTES = MAX_UPLOAD_BYTES + FORM_BYTES;

/** The photos that sellers took of their products. */
export function productPhotoRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(
    addProductPhoto.getRoutingPath(),
    limitRate(120, 60),
    limitBody(PHOTO_BYTES),
    limitUploadShare(4 * PHOTO_BYTES),
    readFormsInTurn,
  );
  return routes
    .openapi(listProductPhotos, async (c) =>
      c.json(await listPhotos(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(addProductPhoto, async (c) => {
      const sent = { id: c.req.valid('header')['idempotency-key'], file: c.req.valid('form').image };
      return c.json(await addPhoto(services, c.var.user, c.req.valid('param').id, sent), 200);
    })
    .openapi(putProductPhotoFirst, async (c) => {
      const { id, photoId } = c.req.valid('param');
      return c.json(await putPhotoFirst(services, c.var.user, { productId: id, photoId }), 200);
    })
    .openapi(deleteProductPhoto, async (c) => {
      const { id, photoId } = c.req.valid('param');
      await deletePhoto(services, c.var.user, { productId: id, photoId });
      return c.body(null, 204);
    })
    .openapi(readProductPhotoFile, async (c) => {
      const { id } = c.req.valid('param');
      const file = await openPhoto(services, { photoId: id, ...c.req.valid('query') });
      c.header('cache-control', `private, max-age=${file.secondsLeft}, immutable`);
      if (file.kind === 'elsewhere') return c.redirect(file.url, 302);
      return c.body(new Uint8Array(file.bytes), 200, { 'content-type': file.mimeType });
    });
}

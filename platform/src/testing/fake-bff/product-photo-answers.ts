import type { ProductPhotoList } from 'bff/contract';
import { MOST_PRODUCT_PHOTOS } from 'bff/contract/browser/listings';
import { type FakeAnswers, refusal } from './calls.ts';
import { examplePhoto } from './example-products.ts';
import type { FakeStore } from './store.ts';

const withoutProduct = ({ productId: _product, ...photo }: FakeStore['productPhotos'][number]) => photo;

/** The photos of products, which are really kept; each new one is drawn. */
export function photoAnswers(store: FakeStore): FakeAnswers {
  const has = (id: string | undefined) => store.products.some((product) => product.id === id);
  const photosOf = (id: string | undefined) =>
    store.productPhotos.filter(({ productId }) => productId === id);
  return {
    'GET /api/products/:id/photos': ({ params: [id] }) => {
      const photos = photosOf(id).map(withoutProduct);
      return has(id) ? Response.json({ photos } satisfies ProductPhotoList) : refusal(404, 'not_found');
    },
    'POST /api/products/:id/photos': ({ params: [id = ''], body }) => {
      if (!has(id)) return refusal(404, 'not_found');
      if (!(body.image instanceof Blob)) return refusal(400, 'image_missing');
      const details = { limit: String(MOST_PRODUCT_PHOTOS) };
      if (photosOf(id).length >= MOST_PRODUCT_PHOTOS) return refusal(409, 'product_photos_full', details);
      const photo = examplePhoto(store.productPhotos.length, crypto.randomUUID());
      store.productPhotos.push({ ...photo, productId: id });
      return Response.json(photo);
    },
    'PUT /api/products/:id/photos/:photoId/first': ({ params: [id, photoId] }) => {
      const photo = photosOf(id).find((one) => one.id === photoId);
      if (!photo) return refusal(404, 'not_found');
      store.productPhotos = [photo, ...store.productPhotos.filter((one) => one !== photo)];
      return Response.json({ photos: photosOf(id).map(withoutProduct) } satisfies ProductPhotoList);
    },
    'DELETE /api/products/:id/photos/:photoId': ({ params: [, photoId] }) => {
      store.productPhotos = store.productPhotos.filter(({ id }) => id !== photoId);
      return new Response(null, { status: 204 });
    },
  };
}

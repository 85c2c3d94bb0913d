import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MOST_PRODUCT_PHOTOS } from '../../../contract/browser/listings/product.ts';
import { ErrorBody } from '../../../contract/errors.ts';
import { Generation } from '../../../contract/generations.ts';
import { ImageHistory } from '../../../contract/image-history.ts';
import { LibraryImage } from '../../../contract/images.ts';
import { ProductPhoto, ProductPhotoList } from '../../../contract/product-photos.ts';
import { Product, ProductPage } from '../../../contract/products.ts';
import { StoreError } from '../../ports/store-error.ts';
import { read } from '../../testing/read-answer.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { solidPicture } from '../../testing/test-providers.ts';

type TestServices = ReturnType<typeof createTestApp>['services'];

async function prepare() {
  const { app, as, services } = createTestApp();
  const product = randomUUID();
  const photosOf = `/api/products/${product}/photos`;
  await as(ana, '/api/products', {
    method: 'POST',
    body: JSON.stringify({ id: product, name: 'Caneca azul' }),
    headers: { 'content-type': 'application/json' },
  });
  const put = (bytes: Buffer, key: string = randomUUID(), user = ana) => {
    const body = new FormData();
    body.append('image', new File([new Uint8Array(bytes)], 'foto.jpg'));
    return as(user, photosOf, { method: 'POST', body, headers: { 'idempotency-key': key } });
  };
  const list = async (user = ana) => (await read(ProductPhotoList, as(user, photosOf))).photos;
  const files = () => [...services.project.files.keys()];
  return { app, as, services, put, list, files, product, photosOf, productPath: `/api/products/${product}` };
}

const jpeg = (side = 64) => solidPicture('#204080', side).jpeg().toBuffer();
const kindOf = async (answer: Response) => {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif, orientation, hasAlpha } = await sharp(bytes).metadata();
  return { format, width, height, exif, orientation, hasAlpha };
};

test('a photo of a phone is kept upright, without the place it was taken at', async () => {
  const { app, put } = await prepare();
  const photo = await solidPicture('#204080', 300)
    .extract({ left: 0, top: 0, width: 300, height: 200 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { photoUrl, thumbnailUrl, ...kept } = await read(ProductPhoto, put(photo));
  expect(kept).toMatchObject({ width: 200, height: 300 });
  const served = await kindOf(await app.request(photoUrl));
  expect(served).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
  expect([served.exif, served.orientation]).toEqual([undefined, undefined]);
  expect(await kindOf(await app.request(`${thumbnailUrl}&width=448`))).toMatchObject({ format: 'webp' });
});

test('a photo longer than 4096 px is made smaller, an opaque PNG becomes a JPEG, a transparent one stays', async () => {
  const { app, put } = await prepare();
  const wide = await sharp({ create: { width: 5000, height: 40, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const first = await read(ProductPhoto, put(wide));
  expect(await kindOf(await app.request(first.photoUrl))).toMatchObject({ format: 'jpeg', width: 4096 });
  const clear = await sharp({ create: { width: 30, height: 30, channels: 4, background: '#12345680' } })
    .png()
    .toBuffer();
  const second = await read(ProductPhoto, put(clear));
  expect(await kindOf(await app.request(second.photoUrl))).toMatchObject({ format: 'png', hasAlpha: true });
});

test('the same photo sent twice is kept once, and costs no credit', async () => {
  const { as, put, list, files, productPath } = await prepare();
  const key = randomUUID();
  const answers = [await put(await jpeg(), key), await put(await jpeg(), key)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).map(({ id }) => id)).toEqual([key]);
  expect(files()).toEqual([`${ana.userId}/product-photos/${key}.jpg`]);
  expect(await (await as(ana, '/api/credits')).json()).toMatchObject({ creditsRemaining: 5 });
  expect((await read(Product, as(ana, productPath))).images).toBe(0);
});

test('the id of another product’s photo is refused, and that photo keeps its file', async () => {
  const { as, put, files, services } = await prepare();
  const key = randomUUID();
  await put(await jpeg(), key);
  const before = services.project.files.get(files()[0] ?? '');
  const other = randomUUID();
  await as(ana, '/api/products', {
    method: 'POST',
    body: JSON.stringify({ id: other, name: 'Caneca verde' }),
    headers: { 'content-type': 'application/json' },
  });
  const body = new FormData();
  body.append('image', new File([new Uint8Array(await jpeg(90))], 'foto.jpg'));
  const headers = { 'idempotency-key': key };
  const refused = await as(ana, `/api/products/${other}/photos`, { method: 'POST', body, headers });
  expect(refused.status).toBe(404);
  expect(services.project.files.get(files()[0] ?? '')).toEqual(before);
});

test('a product takes 20 photos and refuses the next in a sentence of its own', async () => {
  const { put, list, files } = await prepare();
  const photo = await jpeg();
  for (let count = 0; count < MOST_PRODUCT_PHOTOS; count += 1) await put(photo);
  const refused = await put(photo);
  expect(refused.status).toBe(409);
  expect(ErrorBody.parse(await refused.json()).error).toMatchObject({
    code: 'product_photos_full',
    details: { limit: '20' },
  });
  expect([(await list()).length, files().length]).toEqual([20, 20]);
});

test('what is no photo is refused by its bytes, and nothing is kept', async () => {
  const { as, put, list, files, photosOf } = await prepare();
  const cut = (await jpeg(600)).subarray(0, 900);
  const answers = [await put(Buffer.from('%PDF-1.7')), await put(Buffer.from('<svg></svg>')), await put(cut)];
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 422]);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await as(ana, photosOf, { method: 'POST', body: new FormData(), headers })).status).toBe(400);
  expect([await list(), files()]).toEqual([[], []]);
});

/** A store that is away once `work` has been done, or before. */
const failing =
  <Arguments extends unknown[]>(work: (...given: Arguments) => Promise<unknown>) =>
  async (...given: Arguments): Promise<never> => {
    await work(...given);
    throw new StoreError('unavailable', 'the connection was lost');
  };
const nothing = async () => undefined;

test.each<[string, (services: TestServices) => void, number]>([
  ['before the file', ({ pictures }) => Object.assign(pictures, { put: failing(nothing) }), 0],
  ['after the file', ({ pictures }) => Object.assign(pictures, { put: failing(pictures.put) }), 0],
  ['before the row', ({ productPhotos }) => Object.assign(productPhotos, { keep: failing(nothing) }), 0],
  ['after the row', ({ productPhotos: all }) => Object.assign(all, { keep: failing(all.keep) }), 1],
])(
  'a photo whose store is lost %s leaves no file without a row, and may be sent again',
  async (_step, lose, kept) => {
    const { services, put, list, files } = await prepare();
    const { pictures, productPhotos } = services;
    const whole = [{ ...pictures }, { ...productPhotos }] as const;
    const key = randomUUID();
    lose(services);
    expect((await put(await jpeg(), key)).status).toBe(503);
    expect([(await list()).length, files().length]).toEqual([kept, kept]);
    Object.assign(pictures, whole[0]);
    Object.assign(productPhotos, whole[1]);
    expect((await put(await jpeg(), key)).status).toBe(200);
    expect([(await list()).length, files().length]).toEqual([1, 1]);
  },
);

test('a deleted photo is gone with its file and its address', async () => {
  const { app, as, put, list, files, photosOf } = await prepare();
  const { id, photoUrl } = await read(ProductPhoto, put(await jpeg()));
  expect((await as(ana, `${photosOf}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect([await list(), files()]).toEqual([[], []]);
  expect((await app.request(photoUrl)).status).toBe(404);
  expect((await as(ana, `${photosOf}/${id}`, { method: 'DELETE' })).status).toBe(404);
});

test('a photo that is put first is answered first, as often as it is asked', async () => {
  const { as, put, list, photosOf } = await prepare();
  const ids: string[] = [];
  for (const _photo of [1, 2, 3]) ids.push((await read(ProductPhoto, put(await jpeg()))).id);
  const [a = '', b = '', c = ''] = ids;
  const first = (id: string, user = ana) => as(user, `${photosOf}/${id}/first`, { method: 'PUT' });
  for (const id of [b, c, c]) await read(ProductPhotoList, first(id));
  expect((await list()).map(({ id }) => id)).toEqual([c, b, a]);
  expect([(await first(a, bia)).status, (await first(randomUUID())).status]).toEqual([404, 404]);
  expect((await list()).map(({ id }) => id)).toEqual([c, b, a]);
});

test('the list shows a product without pictures by its first photo, at an address that serves it', async () => {
  const { app, as, put, photosOf } = await prepare();
  const listed = async () => (await read(ProductPage, as(ana, '/api/products'))).products;
  expect(await listed()).toMatchObject([{ images: 0, photos: 0, cover: null }]);
  await put(await jpeg());
  const second = await read(ProductPhoto, put(await jpeg()));
  await as(ana, `${photosOf}/${second.id}/first`, { method: 'PUT' });
  const [product] = await listed();
  expect(product).toMatchObject({ images: 0, photos: 2, cover: { dominantColor: null } });
  const address = product?.cover?.thumbnailUrl ?? '';
  expect(address).toContain(second.id);
  expect(await kindOf(await app.request(`${address}&width=448`))).toMatchObject({ format: 'webp' });
});

test('a deleted product takes the files of its photos along', async () => {
  const { as, put, files, productPath } = await prepare();
  await put(await jpeg());
  await put(await jpeg());
  expect((await as(ana, productPath, { method: 'DELETE' })).status).toBe(204);
  expect(files()).toEqual([]);
});

test('a picture that is asked for with a photo of a product is the product’s in the library, and keeps which photo it was', async () => {
  const { as, product } = await prepare();
  const body = new FormData();
  body.set('operation', 'change_background');
  body.set('product', product);
  const productPhoto = randomUUID();
  body.set('productPhoto', productPhoto);
  body.set('options', JSON.stringify({ backgroundColor: '#12f' }));
  body.append('images', new File([new Uint8Array(await jpeg())], 'Caneca azul (1).jpg'));
  const headers = { 'idempotency-key': randomUUID() };
  const { imageId } = await read(Generation, as(ana, '/api/generations', { method: 'POST', body, headers }));
  const image = await read(LibraryImage, as(ana, `/api/images/${imageId}`));
  expect([image.productId, image.name]).toEqual([product, 'Caneca azul']);
  const { nodes } = await read(ImageHistory, as(ana, `/api/images/${imageId}/history`));
  expect(nodes.map((node) => node.productPhoto)).toEqual([{ product, photo: productPhoto }]);
});

test('nobody else lists, adds, deletes or opens the photos of a product', async () => {
  const { app, as, put, list, photosOf } = await prepare();
  const { id, photoUrl } = await read(ProductPhoto, put(await jpeg()));
  const answers = [
    await as(bia, photosOf),
    await put(await jpeg(), randomUUID(), bia),
    await as(bia, `${photosOf}/${id}`, { method: 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await app.request(photoUrl.replace(id, randomUUID()))).status).toBe(403);
  expect((await app.request(photoUrl.replace('original', 'thumbnail'))).status).toBe(403);
  expect(await list()).toHaveLength(1);
});

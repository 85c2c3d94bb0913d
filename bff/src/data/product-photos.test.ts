import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProductFacts } from '../../contract/products.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ImageLibrary } from '../ports/image-library.ts';
import type { PictureStore } from '../ports/picture-store.ts';
import type { ProductPhotos } from '../ports/product-photos.ts';
import type { ProductRepository } from '../ports/product-repository.ts';
import type { User } from '../ports/user.ts';
import { tidyPhotos } from '../services/product-photos/tidy-photos.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createImageLibrary } from './image-library.ts';
import { createPictureStore } from './picture-store.ts';
import { createProductPhotos } from './product-photos.ts';
import { createProductRepository } from './product-repository.ts';

let project: TestProject;
let products: ProductRepository;
let photos: ProductPhotos;
let library: ImageLibrary;
let files: PictureStore;
let ana: User;
let bia: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  products = createProductRepository(project.clients);
  photos = createProductPhotos(project.clients);
  library = createImageLibrary(project.clients);
  files = createPictureStore(project.clients, { signsAddresses: false });
});
afterAll(() => project?.close());
beforeEach(async () => {
  ana = await project.newUser();
  bia = await project.newUser();
});

async function newProduct(user: User) {
  const id = crypto.randomUUID();
  await products.create(user, { id, name: 'Caneca azul', facts: ProductFacts.parse({}) });
  return id;
}

const photoOf = ({ userId }: User, id: string = crypto.randomUUID()) => ({
  ...{ id, path: `${userId}/product-photos/${id}.jpg` },
  ...{ width: 1200, height: 900, bytes: 99 },
});

test('a product keeps its photos in their order, each once, and counts them', async () => {
  const product = await newProduct(ana);
  const [first, second] = [photoOf(ana), photoOf(ana)];
  for (const photo of [first, second, first]) expect(await photos.keep(ana, product, photo, 20)).toBe('kept');
  expect(await photos.list(ana, product)).toMatchObject([first, second]);
  expect(await products.find(ana, product)).toMatchObject({ photos: 2, images: 0 });
  expect(await photos.pathOf(second.id)).toBe(second.path);
});

test('a photo that is put first comes first, then the one before it, then the others as they arrived', async () => {
  const product = await newProduct(ana);
  const [a, b, c] = [photoOf(ana), photoOf(ana), photoOf(ana)];
  for (const photo of [a, b, c]) await photos.keep(ana, product, photo, 20);
  const order = async () => (await photos.list(ana, product))?.map(({ id }) => id);
  expect(await photos.putFirst(ana, product, c.id)).toBe(true);
  expect(await order()).toEqual([c.id, a.id, b.id]);
  for (const _again of [1, 2]) expect(await photos.putFirst(ana, product, b.id)).toBe(true);
  expect(await order()).toEqual([b.id, c.id, a.id]);
  const late = photoOf(ana);
  await photos.keep(ana, product, late, 20);
  expect(await order()).toEqual([b.id, c.id, a.id, late.id]);
});

test('nobody puts a photo first that is not in this product of theirs', async () => {
  const [product, other] = [await newProduct(ana), await newProduct(ana)];
  const [first, second] = [photoOf(ana), photoOf(ana)];
  for (const photo of [first, second]) await photos.keep(ana, product, photo, 20);
  expect(await photos.putFirst(bia, product, second.id)).toBe(false);
  expect(await photos.putFirst(bia, await newProduct(bia), second.id)).toBe(false);
  expect(await photos.putFirst(ana, other, second.id)).toBe(false);
  expect(await photos.list(ana, product)).toMatchObject([first, second]);
});

test('a product without pictures is listed with its first photo, and with how many it has', async () => {
  const product = await newProduct(ana);
  const listed = async () => (await products.list(ana, { page: 1, pageSize: 10 })).products;
  expect(await listed()).toMatchObject([{ photos: 0, firstPhoto: null, cover: null }]);
  const [first, second] = [photoOf(ana), photoOf(ana)];
  for (const photo of [first, second]) await photos.keep(ana, product, photo, 20);
  expect(await listed()).toMatchObject([{ images: 0, photos: 2, firstPhoto: first.id, cover: null }]);
  await photos.putFirst(ana, product, second.id);
  expect(await listed()).toMatchObject([{ photos: 2, firstPhoto: second.id }]);
});

test('the file of a photo that never got its row is removed a day later, and no other', async () => {
  const product = await newProduct(ana);
  const [kept, killed, late] = [photoOf(ana), photoOf(ana), photoOf(ana)];
  const picture = `${ana.userId}/${crypto.randomUUID()}.png`;
  for (const path of [kept.path, killed.path, late.path, picture])
    await files.put(path, Buffer.from('uma foto'));
  await photos.keep(ana, product, kept, 20);
  const tidy = () =>
    tidyPhotos({ productPhotos: photos, pictures: files, logger: createTestServices().logger });
  const stored = async () =>
    (await Promise.all([kept.path, killed.path, late.path, picture].map((path) => files.get(path)))).map(
      (bytes) => bytes !== null,
    );
  await tidy();
  expect(await stored()).toEqual([true, true, true, true]);
  await project.database.query(
    `update storage.objects set created_at = now() - interval '25 hours', updated_at = now() - interval '25 hours'
     where name = any ($1)`,
    [[kept.path, killed.path, late.path, picture]],
  );
  // The same photo is on its way once more.
  await files.put(late.path, Buffer.from('uma foto'));
  await tidy();
  expect(await stored()).toEqual([true, false, true, true]);
});

test('requests at the same time do not pass the limit together', async () => {
  const product = await newProduct(ana);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => photos.keep(ana, product, photoOf(ana), 2)));
  expect(outcomes.sort()).toEqual(['full', 'full', 'kept', 'kept']);
});

test('another user sees no photo, puts none there and deletes none', async () => {
  const product = await newProduct(ana);
  const photo = photoOf(ana);
  await photos.keep(ana, product, photo, 20);
  expect(await photos.list(bia, product)).toBeNull();
  expect(await photos.keep(bia, product, photoOf(bia), 20)).toBe('missing');
  expect(await photos.keep(bia, await newProduct(bia), photoOf(bia, photo.id), 20)).toBe('missing');
  expect(await photos.remove(bia, product, photo.id)).toBeNull();
  const answer = await project.rest(`product_photos?id=eq.${photo.id}`, { user: bia });
  expect(await answer.json()).toEqual([]);
  expect(await photos.list(ana, product)).toMatchObject([photo]);
});

test('photos go with their product, and a deleted one alone', async () => {
  const product = await newProduct(ana);
  const [first, second] = [photoOf(ana), photoOf(ana)];
  for (const photo of [first, second]) await photos.keep(ana, product, photo, 20);
  expect(await photos.remove(ana, product, first.id)).toMatchObject(first);
  await products.remove(ana, product);
  expect(await photos.pathOf(second.id)).toBeNull();
});

/** A picture that is stored with this product in its metadata. */
async function storedWith(user: User, product: string): Promise<string | null> {
  const { rows } = await project.database.query<{ id: string }>(
    `insert into public.user_images (user_id, image_url, metadata)
     values ($1, $2, jsonb_build_object('operation', 'add_text', 'product_id', $3::text)) returning id`,
    [user.userId, `${user.userId}/${crypto.randomUUID()}.png`, product],
  );
  return (await library.find(user, rows[0]?.id ?? ''))?.productId ?? null;
}

test('a new picture joins the product that it names, which was changed by that', async () => {
  const [older, newer] = [await newProduct(ana), await newProduct(ana)];
  expect(await storedWith(ana, older)).toBe(older);
  const { products: shown } = await products.list(ana, { page: 1, pageSize: 10 });
  expect(shown).toMatchObject([{ id: older, images: 1 }, { id: newer }]);
});

test('a picture names the photo of the product that it was made of, for as long as the product has it', async () => {
  const [product, other] = [await newProduct(ana), await newProduct(ana)];
  const [photo, elsewhere] = [photoOf(ana), photoOf(ana)];
  await photos.keep(ana, product, photo, 20);
  await photos.keep(ana, other, elsewhere, 20);
  const madeOf = async (user: User, photoId: string) => {
    const { rows } = await project.database.query<{ id: string }>(
      `insert into public.user_images (user_id, image_url, metadata) values (
         $1, $2, jsonb_build_object('operation', 'add_text', 'product_id', $3::text, 'product_photo_id', $4::text)
       ) returning id`,
      [user.userId, `${user.userId}/${crypto.randomUUID()}.png`, product, photoId],
    );
    return rows[0]?.id ?? '';
  };
  const named = async (user: User, id: string) =>
    (await library.history(user, id))?.images.map(({ productPhoto }) => productPhoto);
  const picture = await madeOf(ana, photo.id);
  expect(await named(ana, picture)).toEqual([{ product, photo: photo.id }]);
  expect(await named(ana, await madeOf(ana, elsewhere.id))).toEqual([null]);
  expect(await named(bia, await madeOf(bia, photo.id))).toEqual([null]);
  expect(await named(ana, await madeOf(ana, 'nenhuma'))).toEqual([null]);
  await photos.remove(ana, product, photo.id);
  expect(await named(ana, picture)).toEqual([null]);
});

test('a new picture joins no product of another user, and none that is gone', async () => {
  const [hers, gone] = [await newProduct(bia), await newProduct(ana)];
  await products.remove(ana, gone);
  expect([await storedWith(ana, hers), await storedWith(ana, gone)]).toEqual([null, null]);
  expect(await products.find(bia, hers)).toMatchObject({ images: 0 });
});

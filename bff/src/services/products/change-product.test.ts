import { expect, test } from 'vitest';
import { ProductFacts } from '../../../contract/products.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import {
  addProductImages,
  changeProduct,
  createProduct,
  deleteProduct,
  readProduct,
  removeProductImage,
} from './change-product.ts';
import { listProducts } from './list-products.ts';

const id = '00000000-0000-4000-8000-000000000801';
const other = '00000000-0000-4000-8000-000000000802';
const facts = ProductFacts.parse({ brand: 'Lume' });

/** Ana with one product and two pictures; Bia with a picture. */
async function prepare() {
  const services = createTestServices();
  const images = [ana, ana, bia].map(({ userId }) => {
    const image = {
      id: crypto.randomUUID(),
      userId,
      productId: null,
      dominantColor: '#ffffff',
    } as ImageRecord;
    services.project.images.set(image.id, image);
    return image.id;
  });
  await createProduct(services, ana, { id, name: 'Caneca', facts, imageIds: images.slice(0, 1) });
  return { services, images };
}

test('a product begins with its pictures, and its list shows the newest at a signed address', async () => {
  const { services, images } = await prepare();
  expect(await readProduct(services, ana, id)).toMatchObject({ name: 'Caneca', facts, images: 1 });
  const { products, total } = await listProducts(services, ana, { page: 1 });
  expect([total, products[0]?.images]).toEqual([1, 1]);
  expect(products[0]?.cover?.thumbnailUrl).toContain(images[0]);
});

test('the same request a second time answers the first product', async () => {
  const { services } = await prepare();
  const again = { id, name: 'Outra', facts: ProductFacts.parse({}), imageIds: [] };
  expect(await createProduct(services, ana, again)).toMatchObject({ name: 'Caneca', facts });
});

test('a change replaces what it gives and leaves the rest', async () => {
  const { services } = await prepare();
  expect(await changeProduct(services, ana, id, { name: 'Xícara' })).toMatchObject({ name: 'Xícara', facts });
});

test('a picture is put to a product and taken out, and other users’ pictures are left alone', async () => {
  const { services, images } = await prepare();
  const [first = '', second = '', foreign = ''] = images;
  expect(await addProductImages(services, ana, id, [second, foreign])).toMatchObject({ images: 2 });
  expect(services.project.images.get(foreign)?.productId).toBeNull();
  await removeProductImage(services, ana, { productId: id, imageId: first });
  expect(await readProduct(services, ana, id)).toMatchObject({ images: 1 });
  const again = removeProductImage(services, ana, { productId: id, imageId: first });
  await expect(again).rejects.toMatchObject({ code: 'not_found' });
});

test('nobody reads, changes, fills or deletes another user’s product', async () => {
  const { services, images } = await prepare();
  const taken = { id, name: 'Minha', facts, imageIds: [] };
  for (const attempt of [
    readProduct(services, bia, id),
    changeProduct(services, bia, id, { name: 'Minha' }),
    addProductImages(services, bia, id, images),
    createProduct(services, bia, taken),
    deleteProduct(services, bia, id),
    deleteProduct(services, ana, other),
  ])
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  expect(await readProduct(services, ana, id)).toMatchObject({ name: 'Caneca' });
});

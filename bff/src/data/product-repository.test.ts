import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noTexts } from '../../contract/browser/listings/listing.ts';
import { ProductFacts } from '../../contract/products.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ImageLibrary } from '../ports/image-library.ts';
import type { ProductRepository } from '../ports/product-repository.ts';
import type { User } from '../ports/user.ts';
import { createImageLibrary } from './image-library.ts';
import { createImageVersions } from './image-versions.ts';
import { createProductRepository } from './product-repository.ts';

let project: TestProject;
let products: ProductRepository;
let library: ImageLibrary;
let ana: User;
let bia: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  products = createProductRepository(project.clients);
  library = createImageLibrary(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  ana = await project.newUser();
  bia = await project.newUser();
});

const facts = (given: Partial<ProductFacts> = {}) => ProductFacts.parse(given);

async function newProduct(user: User, name = 'Caneca azul', given: Partial<ProductFacts> = {}) {
  const id = crypto.randomUUID();
  await products.create(user, { id, name, facts: facts(given) });
  return id;
}

async function newImage(user: User, minutes = 0): Promise<string> {
  const id = crypto.randomUUID();
  await project.database.query(
    `insert into public.user_images (id, user_id, image_url, metadata, created_at)
     values ($1, $2, $3, '{"operation": "add_text", "name": "caneca"}', now() + make_interval(mins => $4))`,
    [id, user.userId, `${user.userId}/${id}.png`, minutes],
  );
  return id;
}

const page = (user: User, search?: string) => products.list(user, { page: 1, pageSize: 10, search });
const imagesOf = async (user: User, product: string) =>
  (await library.page(user, { page: 1, pageSize: 10, product })).images.map(({ id }) => id);
const title = (text: string) => ({ ...noTexts, title: text });

test('a product keeps its name and facts, and the same request a second time changes nothing', async () => {
  const id = await newProduct(ana, 'Caneca azul', { brand: 'Lume', gtin: '7891000315507' });
  await products.create(ana, { id, name: 'Outra', facts: facts() });
  expect(await products.find(ana, id)).toMatchObject({
    id,
    name: 'Caneca azul',
    facts: { brand: 'Lume', gtin: '7891000315507', color: '' },
    images: 0,
    listings: [],
  });
});

test('nobody reads, changes, fills or deletes another user’s product', async () => {
  const id = await newProduct(ana);
  const image = await newImage(bia);
  expect(await products.find(bia, id)).toBeNull();
  expect((await page(bia)).total).toBe(0);
  expect(await products.change(bia, id, { name: 'Minha' })).toBe(false);
  expect(await products.setProductOf(bia, [image], id)).toBe(0);
  expect(await products.save(bia, id, 'amazon', title('Minha'))).toBeNull();
  expect(await products.remove(bia, id)).toBe(false);
  await products.create(bia, { id, name: 'Minha', facts: facts() });
  expect(await products.find(ana, id)).toMatchObject({ name: 'Caneca azul', images: 0, listings: [] });
});

test('pictures become the product’s, those of other users do not, and the list shows the newest', async () => {
  const id = await newProduct(ana);
  const [older, newer, other] = [await newImage(ana), await newImage(ana, 1), await newImage(bia)];
  expect(await products.setProductOf(ana, [older, newer, other], id)).toBe(2);
  expect(await imagesOf(ana, id)).toEqual([newer, older]);
  expect(await products.find(ana, id)).toMatchObject({ images: 2 });
  expect((await page(ana)).products).toMatchObject([{ id, images: 2, cover: { id: newer } }]);
  expect((await library.find(bia, other))?.productId).toBeNull();
});

test('a picture belongs to one product at most, and can be taken out', async () => {
  const [first, second] = [await newProduct(ana), await newProduct(ana)];
  const image = await newImage(ana);
  await products.setProductOf(ana, [image], first);
  await products.setProductOf(ana, [image], second);
  expect([await imagesOf(ana, first), await imagesOf(ana, second)]).toEqual([[], [image]]);
  await products.setProductOf(ana, [image], null);
  expect((await library.find(ana, image))?.productId).toBeNull();
});

test('a new version of a picture is of the same product, and so is an earlier one that returns', async () => {
  const id = await newProduct(ana);
  const image = await newImage(ana);
  const versions = createImageVersions(project.clients);
  const picture = {
    path: `${ana.userId}/neu.png`,
    width: 9,
    height: 9,
    dominantColor: '#ffffff',
    metadata: {},
  };
  const version = { userId: ana.userId, imageId: image, key: crypto.randomUUID(), picture, keep: true };
  const added = await versions.add(version);
  const newest = added?.image.id ?? '';
  // A page may still know the id of the earlier version.
  expect(await library.find(ana, image)).toMatchObject({ id: newest });
  expect(await library.find(bia, image)).toBeNull();
  await products.setProductOf(ana, [newest], id);
  expect(await imagesOf(ana, id)).toEqual([newest]);
  await versions.removeNewest(ana.userId, newest);
  expect(await imagesOf(ana, id)).toEqual([image]);
});

test('a search finds words of the name, the brand and the codes, whatever their accents and order', async () => {
  const id = await newProduct(ana, 'Tênis de corrida', { brand: 'Veloz', sku: 'TN-42' });
  await newProduct(ana, 'Caneca');
  for (const words of ['tenis', 'corrida TÊNIS', 'veloz', 'tn-42'])
    expect((await page(ana, words)).products.map((product) => product.id)).toEqual([id]);
  expect((await page(ana, 'tênis caneca')).total).toBe(0);
});

test('the last changed product comes first', async () => {
  const [first, second] = [await newProduct(ana), await newProduct(ana)];
  expect((await page(ana)).products.map(({ id }) => id)).toEqual([second, first]);
  await products.change(ana, first, { facts: facts({ color: 'Azul' }) });
  expect((await page(ana)).products.map(({ id }) => id)).toEqual([first, second]);
});

test('texts of a request take the place of older ones once, and never of what the user wrote after them', async () => {
  const id = await newProduct(ana);
  const written = (textRequestId: string, text: string) =>
    products.keepWritten(ana, id, {
      channel: 'amazon',
      texts: title(text),
      textRequestId,
      demonstration: true,
    });
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await written(first, 'Um')).toMatchObject({ texts: { title: 'Um' }, demonstration: true });
  await products.save(ana, id, 'amazon', title('Meu'));
  expect(await written(first, 'Um')).toMatchObject({ texts: { title: 'Meu' } });
  expect(await written(second, 'Dois')).toMatchObject({ texts: { title: 'Dois' } });
  expect((await page(ana)).products[0]?.channels).toEqual(['amazon']);
});

test('the user’s own texts need no writer', async () => {
  const id = await newProduct(ana);
  expect(await products.save(ana, id, 'shopee', title('Meu'))).toMatchObject({
    channel: 'shopee',
    texts: { title: 'Meu', bullets: [] },
    writtenAt: null,
  });
});

test('a deleted product takes its texts along, also those of its requests, and leaves its pictures', async () => {
  const id = await newProduct(ana);
  const image = await newImage(ana);
  await products.setProductOf(ana, [image], id);
  await products.save(ana, id, 'shopee', title('Meu'));
  await project.database.query(
    `insert into public.text_orders
       (user_id, idempotency_key, fingerprint, tool, input, output, status, charged, reserved_until)
     values ($1, 'k', 'f', 'listings', $2, '["Meu"]', 'completed', false, now())`,
    [ana.userId, JSON.stringify({ product: id, channel: 'shopee', description: 'Caneca' })],
  );
  expect(await products.remove(ana, id)).toBe(true);
  expect(await products.find(ana, id)).toBeNull();
  expect((await library.find(ana, image))?.productId).toBeNull();
  const { rows } = await project.database.query(
    'select input, output from public.text_orders where user_id = $1',
    [ana.userId],
  );
  expect(rows).toEqual([{ input: null, output: null }]);
});

const sheetOf = (user: User, query: Partial<Parameters<ProductRepository['sheetPage']>[1]> = {}) =>
  products.sheetPage(user, { channels: ['amazon', 'shopee'], pageSize: 2, ...query });
const namesOf = ({ products: page }: Awaited<ReturnType<typeof sheetOf>>) => page.map(({ name }) => name);

test('a sheet’s pages hold each product once, with its texts for the channels that are asked for', async () => {
  const ids = [];
  for (const name of ['Um', 'Dois', 'Três']) ids.push(await newProduct(ana, name, { brand: name }));
  await products.save(ana, ids[2] as string, 'amazon', title('Para a Amazon'));
  await products.save(ana, ids[2] as string, 'mercado_livre', title('Para o Mercado Livre'));
  const first = await sheetOf(ana);
  expect(first.products).toMatchObject([
    {
      name: 'Três',
      facts: { brand: 'Três' },
      listings: [{ channel: 'amazon', texts: { title: 'Para a Amazon' } }],
    },
    { name: 'Dois', listings: [] },
  ]);
  expect(first.products[0]?.listings).toHaveLength(1);
  const second = await sheetOf(ana, { ...first.next });
  expect(namesOf(second)).toEqual(['Um']);
  expect(second.next).toBeNull();
});

test('a product that is made, changed or deleted between two pages of a sheet moves no other', async () => {
  const ids = [];
  for (const name of ['Um', 'Dois', 'Três', 'Quatro']) ids.push(await newProduct(ana, name));
  const first = await sheetOf(ana);
  expect(namesOf(first)).toEqual(['Quatro', 'Três']);
  await newProduct(ana, 'Cinco');
  await products.change(ana, ids[0] as string, { name: 'Um, mudado' });
  // The very one that the next page begins after.
  await products.remove(ana, ids[2] as string);
  expect(namesOf(await sheetOf(ana, { ...first.next }))).toEqual(['Dois', 'Um, mudado']);
});

test('products of one moment are neither repeated nor skipped in a sheet', async () => {
  for (const name of ['Um', 'Dois', 'Três']) await newProduct(ana, name);
  await project.database.query('update public.products set created_at = now() where user_id = $1', [
    ana.userId,
  ]);
  const first = await sheetOf(ana);
  const names = [...namesOf(first), ...namesOf(await sheetOf(ana, { ...first.next }))];
  expect(names.sort()).toEqual(['Dois', 'Três', 'Um']);
});

test('a sheet and its counts hold what a search finds, and nothing of another user', async () => {
  const mug = await newProduct(ana, 'Caneca azul');
  await newProduct(ana, 'Xícara', { brand: 'Azul' });
  await newProduct(ana, 'Vela');
  await products.save(ana, mug, 'amazon', title('Caneca'));
  await products.save(ana, mug, 'shopee', title('Caneca'));
  expect(await products.countListings(ana, undefined)).toEqual({
    products: 3,
    listings: [
      { channel: 'amazon', count: 1 },
      { channel: 'shopee', count: 1 },
    ],
  });
  expect((await products.countListings(ana, 'AZUL caneca')).products).toBe(1);
  expect(namesOf(await sheetOf(ana, { search: 'ázul' }))).toEqual(['Xícara', 'Caneca azul']);
  expect(await products.countListings(bia, undefined)).toEqual({ products: 0, listings: [] });
  const [cursor] = [(await sheetOf(ana)).next];
  expect(namesOf(await sheetOf(bia, { ...cursor }))).toEqual([]);
});

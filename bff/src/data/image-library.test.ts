import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ImageLibrary } from '../ports/image-library.ts';
import type { PictureStore } from '../ports/picture-store.ts';
import type { User } from '../ports/user.ts';
import { createImageLibrary } from './image-library.ts';
import { createPictureStore } from './picture-store.ts';
import { createSupabaseClients } from './supabase-clients.ts';

let project: TestProject;
let library: ImageLibrary;
let pictures: PictureStore;
let user: User;

const prompts: [Operation, string | null][] = [
  ['generate_image', 'Tênis de corrida AZUL sobre mármore'],
  ['generate_image_auto', 'Coração de pelúcia'],
  ['context_edit', 'Caneca 100% algodão_orgânico \\o/'],
  ['remove_background', null],
  ['change_background', 'Fundo branco'],
  ['add_text', 'PROMOÇÃO'],
];

/** The oldest picture says nothing of its making. */
const madeBy = (operation: Operation) => operation !== 'add_text' && { model: 'some-image-model' };

beforeAll(async () => {
  project = await openTestProject();
  library = createImageLibrary(project.clients);
  pictures = createPictureStore(project.clients, { signsAddresses: false });
  user = await project.newUser();
  for (const [index, [operation, prompt]] of prompts.entries()) {
    await project.database.query(
      `insert into public.user_images (user_id, image_url, prompt, metadata, created_at)
       values ($1, $2, $3, $4, now() - make_interval(mins => $5))`,
      [
        user.userId,
        `${user.userId}/${index}.png`,
        prompt,
        JSON.stringify({ operation, ...madeBy(operation) }),
        index,
      ],
    );
  }
});
afterAll(() => project?.close());

const found = async (search: string, operation?: Operation) => {
  const { images } = await library.page(user, { page: 1, pageSize: 24, search, operation });
  return images.map((image) => image.operation);
};

test.each([
  ['tenis', ['generate_image']],
  ['TÊNIS', ['generate_image']],
  ['algodao', ['context_edit']],
  ['te\u0302nis', ['generate_image']],
  ['azul sobre marmore', ['generate_image']],
  ['coracao de pelucia', ['generate_image_auto']],
  ['  marmore   azul ', ['generate_image']],
  ['geracao pelucia', ['generate_image_auto']],
  ['promoção', ['add_text']],
  ['edicao de imagem', ['context_edit']],
  ['Remoção de Fundo', ['remove_background']],
  ['alteração', ['change_background']],
  ['adicao de texto', ['add_text']],
  ['GERAÇÃO', ['generate_image', 'generate_image_auto']],
  ['fundo', ['remove_background', 'change_background']],
  ['não existe', []],
])(
  'searching for "%s" finds each of its words in prompt or operation, whatever the order, accents and case',
  async (search, operations) => {
    expect(await found(search)).toEqual(operations);
  },
);

test.each([
  ['%', ['context_edit']],
  ['100%', ['context_edit']],
  ['_', ['context_edit']],
  ['\\', ['context_edit']],
  ['o%o', []],
])('"%s" is searched for literally', async (search, operations) => {
  expect(await found(search)).toEqual(operations);
});

test('the filter narrows a search', async () => {
  expect(await found('fundo', 'change_background')).toEqual(['change_background']);
  expect(await found('', 'add_text')).toEqual(['add_text']);
  expect(await found('', 'generate_image')).toEqual(['generate_image', 'generate_image_auto']);
});

test('pages are newest first, count every match, and end', async () => {
  const first = await library.page(user, { page: 1, pageSize: 4 });
  const second = await library.page(user, { page: 2, pageSize: 4 });
  const third = await library.page(user, { page: 3, pageSize: 4 });
  expect([first.total, second.total, third.total]).toEqual([6, 6, 6]);
  const operations = [...first.images, ...second.images].map((image) => image.operation);
  expect(operations).toEqual(prompts.map(([operation]) => operation));
  expect(third.images).toEqual([]);
  expect(first.images[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('favourites can be listed and counted, also within a search and an operation', async () => {
  const { images } = await library.page(user, { page: 1, pageSize: 24, search: 'fundo' });
  const [cutOut, changed] = images;
  for (const image of [cutOut, changed])
    expect(await library.markFavorite(user, image?.id ?? '', true)).toEqual({ ...image, favorite: true });
  const favorites = async (query: object) => {
    const page = await library.page(user, { page: 1, pageSize: 1, favorites: true, ...query });
    return [page.total, ...page.images.map(({ operation }) => operation)];
  };
  expect(await favorites({})).toEqual([2, 'remove_background']);
  expect(await favorites({ page: 2 })).toEqual([2, 'change_background']);
  expect(await favorites({ search: 'branco' })).toEqual([1, 'change_background']);
  expect(await favorites({ operation: 'remove_background' })).toEqual([1, 'remove_background']);
  expect(await favorites({ operation: 'add_text' })).toEqual([0]);
  for (const image of [cutOut, changed]) await library.markFavorite(user, image?.id ?? '', false);
  expect(await favorites({})).toEqual([0]);
  expect(await library.markFavorite(user, crypto.randomUUID(), true)).toBeNull();
});

test('each picture of a page says how it came about, as the picture alone does', async () => {
  const { images } = await library.page(user, { page: 1, pageSize: 24 });
  expect(images.map(({ operation, sourceType }) => [operation, sourceType])).toEqual([
    ['generate_image', 'trainedAlgorithmicMedia'],
    ['generate_image_auto', 'trainedAlgorithmicMedia'],
    ['context_edit', 'compositeWithTrainedAlgorithmicMedia'],
    ['remove_background', 'algorithmicallyEnhanced'],
    ['change_background', 'compositeWithTrainedAlgorithmicMedia'],
    ['add_text', null],
  ]);
  for (const image of images) {
    expect(await library.find(user, image.id)).toEqual(image);
    expect(await library.findSigned(image.id)).toEqual(image);
  }
});

test('a picture is found by its name, and only its user renames it', async () => {
  const { images } = await library.page(user, { page: 1, pageSize: 1 });
  const [image] = images;
  const other = await project.newUser();
  expect(await library.rename(other, image?.id ?? '', 'Minha')).toBeNull();
  expect(await library.rename(user, image?.id ?? '', 'Garrafa Térmica')).toEqual({
    ...image,
    name: 'Garrafa Térmica',
  });
  const found = async (search: string) =>
    (await library.page(user, { page: 1, pageSize: 9, search })).images.map(({ id, name }) => [id, name]);
  expect(await found('termica garrafa')).toEqual([[image?.id, 'Garrafa Térmica']]);
  expect(await found('garrafa verde')).toEqual([]);
});

test('a deletion answers the deleted image once, so that its file can be deleted too', async () => {
  const { images } = await library.page(user, { page: 1, pageSize: 1, search: 'promoção' });
  const [image] = images;
  expect(await library.remove(user, image?.id ?? '')).toEqual([image]);
  expect(await library.remove(user, image?.id ?? '')).toEqual([]);
  expect(await library.find(user, image?.id ?? '')).toBeNull();
});

test('a stored picture comes back byte for byte, can be replaced and removed', async () => {
  const path = `${user.userId}/${Date.now()}.png`;
  const bytes = randomBytes(3_000_000);
  await pictures.put(path, bytes);
  expect((await pictures.get(path))?.equals(bytes)).toBe(true);
  await pictures.put(path, Buffer.from('newer'));
  expect((await pictures.get(path))?.toString()).toBe('newer');
  await pictures.remove(path);
  expect(await pictures.get(path)).toBeNull();
  await pictures.remove(path);
  expect(await pictures.signedUrl(path, 60)).toBeNull();
});

test('an unreachable store is distinguished from one that refuses', async () => {
  const { port } = new URL(project.url);
  const keys = { publishableKey: 'sb_publishable_wrong', secretKey: 'sb_secret_wrong' };
  const refused = createImageLibrary(createSupabaseClients({ url: project.url, ...keys }));
  await expect(refused.find(user, crypto.randomUUID())).rejects.toMatchObject({ kind: 'rejected' });
  const nowhere = createSupabaseClients({ url: `http://127.0.0.1:${port === '9' ? 10 : 9}`, ...keys });
  await expect(createImageLibrary(nowhere).find(user, crypto.randomUUID())).rejects.toMatchObject({
    kind: 'unavailable',
  });
  await expect(createPictureStore(nowhere, { signsAddresses: false }).get('a/b.png')).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

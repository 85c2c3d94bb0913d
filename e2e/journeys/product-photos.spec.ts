import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bffClient, photoPath } from '../host/bff-client.ts';
import { phone } from '../host/devices.ts';
import { type ChosenFile, file } from '../host/photos.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const photosOf = (page: Page) => page.getByRole('list', { name: 'Fotos do produto' }).getByRole('listitem');
const picturesOf = (page: Page) =>
  page.getByRole('list', { name: 'Imagens do produto' }).getByRole('listitem');

/** The files of a product's photos, in the order in which they stand: their addresses without what signs them. */
const filesOf = async (page: Page) => {
  await expect(photosOf(page)).toHaveCount(2);
  const photos = await photosOf(page).getByRole('presentation').all();
  const sources = await Promise.all(photos.map((photo) => photo.getAttribute('src')));
  return sources.map((source) => source?.replace(/\?.*$/, ''));
};

async function createProduct(page: Page): Promise<string> {
  await page.goto('/produtos/novo');
  await page.getByLabel('Nome do produto', { exact: true }).fill('Caneca azul');
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caneca azul' })).toBeVisible();
  return page.url();
}

/** Puts two photos and a document in disguise into the product that is shown. */
async function addPhotos(page: Page, second?: ChosenFile): Promise<void> {
  const photo = await readFile(smallPhoto('apple.jpg'));
  await page
    .locator('section', { has: page.getByRole('heading', { name: /^Fotos/ }) })
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      file('frente.jpg', photo),
      file('nota.jpg', '%PDF-1.7'),
      second ?? file('verso.jpg', photo),
    ]);
  await expect(page.getByText('nota.jpg Formato PDF não aceito.')).toBeVisible();
  await expect(photosOf(page)).toHaveCount(2);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('a seller puts photos into a product, removes the background of one, and finds the picture there', {
    tag: '@long',
  }, async ({ page, seller, server }) => {
    const product = await createProduct(page);
    // As a phone of Apple names and writes it.
    await addPhotos(page, file('verso.heic', await readFile(photoPath('apple-wide-colors.heic'))));
    await page.reload();
    await expect(photosOf(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Usar a foto 1' }).click();
    await page.getByRole('menuitem', { name: 'Remover Fundo' }).click();
    await expect(page.getByRole('img', { name: 'Caneca azul (1).jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Remover Fundo', exact: true }).click();
    await expect(page.getByText('Fundo removido com sucesso!').first()).toBeVisible();
    await page.goto(product);
    await expect(picturesOf(page)).toHaveCount(1);
    await expect(picturesOf(page).getByRole('img', { name: 'Caneca azul' })).toBeVisible();
    expect(await (await bffClient(server.url, seller)).credits()).toBe(4);

    const before = await filesOf(page);
    await page.getByRole('button', { name: 'Usar a foto 2' }).click();
    await page.getByRole('menuitem', { name: 'Pôr em primeiro' }).click();
    await expect(page.getByText('Esta é agora a primeira foto do produto.')).toBeVisible();
    await page.reload();
    await expect.poll(() => filesOf(page)).toEqual(before.toReversed());

    await page.getByRole('button', { name: 'Usar a foto 2' }).click();
    await page.getByRole('menuitem', { name: 'Excluir foto' }).click();
    await expect(photosOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(photosOf(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Usar a foto 2' }).click();
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('menuitem', { name: 'Excluir foto' }).click();
    expect((await deleted).status()).toBe(204);
    await page.reload();
    await expect(photosOf(page)).toHaveCount(1);
  });

  test('all photos of a product become a batch, whose pictures join the product', { tag: '@long' }, async ({
    page,
    seller,
    server,
  }) => {
    const product = await createProduct(page);
    await addPhotos(page);
    await page.getByRole('link', { name: 'Fazer um lote com 2 fotos' }).click();
    await expect(page.getByText('2 na fila')).toBeVisible();
    await page.getByRole('button', { name: 'Fazer as 2 fotos' }).click();
    await expect(page.getByText('2 prontas')).toBeVisible();
    await page.goto(product);
    await expect(picturesOf(page)).toHaveCount(2);
    expect(await (await bffClient(server.url, seller)).credits()).toBe(3);
  });
});

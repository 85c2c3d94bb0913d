import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bffClient, photoPath } from '../host/bff-client.ts';
import { phone } from '../host/devices.ts';
import { file } from '../host/photos.ts';
import { expect, test } from '../host/test.ts';

test.use(phone);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const canvas = (page: Page) => page.getByRole('application', { name: 'Foto para corrigir o recorte' });

/** A photo whose cut-out the engine doubts. Smaller, the engine is done with it sooner. */
const doubtful = async (side: number) =>
  file(`robin-${side}.jpg`, await sharp(photoPath('robin.jpg')).resize(side).jpeg().toBuffer());

test('doubtful cut-outs on a colour are repaired one after the other, and the last leads back to the batch', {
  tag: '@long',
}, async ({ page, seller, server }) => {
  await page.goto('/creative-generator/lote');
  const photos = await Promise.all([240, 232, 224].map(doubtful));
  await page.locator('input[type="file"]').first().setInputFiles(photos);
  await button(page, 'Fazer as 3 fotos').tap();
  const counts = page.getByRole('region', { name: 'Andamento do lote' }).getByRole('status');
  await expect(counts).toHaveText('3 a conferir');
  await page.getByRole('link', { name: 'Corrigir recorte' }).first().tap();

  await expect(page.getByText('1 de 3 a conferir')).toBeVisible();
  await expect(canvas(page)).toBeVisible();
  await button(page, 'Pular').tap();
  await expect(page.getByText('2 de 3 a conferir')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 de 3 a conferir')).toBeVisible();
  await removeMiddle(page);
  await button(page, 'Próximo a conferir (3 de 3)').tap();
  await expect(page.getByText('3 de 3 a conferir')).toBeVisible();
  await expect(button(page, 'Pular')).toBeHidden();
  await removeMiddle(page);
  await expect(button(page, /^Próximo/)).toBeHidden();
  await button(page, 'Voltar ao lote').tap();
  await expect(counts).toHaveText('2 prontas, 1 a conferir');

  const client = await bffClient(server.url, seller);
  const { images } = await (await client.get('/api/images')).json();
  expect(images).toMatchObject([
    { operation: 'change_background', repaired: true, cutOutDoubtful: false },
    { operation: 'change_background', repaired: true, cutOutDoubtful: false },
    { operation: 'change_background', repaired: false, cutOutDoubtful: true },
  ]);
  expect(await client.credits()).toBe(2);
  const picture = sharp(Buffer.from(await (await client.get(images[0].imageUrl)).arrayBuffer()));
  const { width = 0, height = 0, hasAlpha } = await picture.metadata();
  expect(hasAlpha).toBe(false);
  // What was painted away shows the batch's white, without a shadow of what stood there.
  const middle = { left: Math.round(width / 2), top: Math.round(height / 2), width: 1, height: 1 };
  expect([...(await picture.extract(middle).raw().toBuffer())]).toEqual([255, 255, 255]);
});

/** Takes the middle of the photo out of its cut-out, and keeps that. */
async function removeMiddle(page: Page): Promise<void> {
  await expect(canvas(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Remover' }).check({ force: true });
  await canvas(page).locator('canvas').tap();
  await button(page, 'Guardar recorte').tap();
  await expect(page.getByText(/^Recorte corrigido e guardado/)).toBeVisible();
}

import { readFile } from 'node:fs/promises';
import { bffClient, largePhoto } from '../host/bff-client.ts';
import { file } from '../host/photos.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const NAMES = ['foto-1.jpg', 'foto-2.jpg', 'foto-3.jpg', 'foto-4.jpg'];

test('a batch outlives a reload and a second tab, charges each photo once, and comes as one ZIP', async ({
  page,
  seller,
  server,
  context,
}) => {
  const photo = await readFile(smallPhoto('apple.jpg'));
  await page.goto('/creative-generator');
  await page.getByRole('link', { name: 'Muitas fotos com o mesmo fundo? Faça todas de uma vez' }).click();
  await expect(page.getByText('Suas fotos aparecem aqui')).toBeVisible();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(NAMES.map((name) => file(name, photo)));
  await expect(page.getByText('4 na fila')).toBeVisible();
  await page.getByRole('button', { name: 'Fazer as 3 primeiras' }).click();
  await expect(page.getByRole('button', { name: 'Parar', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fazer a outra foto' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/creative-generator/lote');
  await second.getByRole('button', { name: 'Fazer a outra foto' }).click();
  await expect(page.getByText('4 prontas')).toBeVisible();
  await expect(second.getByText('4 prontas')).toBeVisible();
  expect(await (await bffClient(server.url, seller)).credits()).toBe(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lote-andromeda.zip');
  const zip = (await readFile(await download.path())).toString('latin1');
  expect(zip.match(/foto-\d\.png(?=\x89PNG)/g)).toEqual(NAMES.map((name) => name.replace('.jpg', '.png')));
});

test('a batch goes on while no page is open, and its pictures are ready on return', { tag: '@long' }, async ({
  page,
  seller,
  server,
  context,
}) => {
  const bff = await bffClient(server.url, seller);
  const made = async () => (await (await bff.get('/api/images')).json()).total;
  // The large one is made last, so that something is left to do when the page closes.
  const large = await largePhoto();
  const small = await readFile(smallPhoto('apple.jpg'));
  await page.goto('/creative-generator/lote');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(NAMES.map((name, index) => file(name, index === 0 ? large : small)));
  await page.getByRole('button', { name: 'Fazer todas as 4 de uma vez' }).click();
  await expect(page.getByText('Tudo enviado. Pode fechar esta página: o lote continua.')).toBeVisible();
  await page.close();
  expect(await made()).toBeLessThan(NAMES.length);
  await expect.poll(made).toBe(NAMES.length);

  const later = await context.newPage();
  await later.goto('/creative-generator/lote');
  await expect(later.getByText('4 prontas')).toBeVisible();
  expect(await bff.credits()).toBe(1);
});

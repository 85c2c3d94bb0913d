import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onBothScreens } from '../host/devices.ts';
import { numbered } from '../host/library-server.ts';
import { expect, test } from '../host/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Two pictures of the library become the first of a new product. */
async function createFromLibrary(page: Page): Promise<void> {
  await page.goto('/library');
  for (const prompt of ['Criativo 1', 'Criativo 2'])
    await page.getByRole('checkbox', { name: `Escolher ${prompt}`, exact: true }).click();
  await page.getByRole('link', { name: 'Produto', exact: true }).click();
  await field(page, 'Nome do produto').fill('Caneca de cerâmica azul');
  await field(page, 'Marca').fill('Lume');
  await field(page, 'Cor').fill('Azul');
  await field(page, 'Material').fill('Cerâmica');
  await field(page, 'Tamanho').fill('350 ml');
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Caneca de cerâmica azul' })).toBeVisible();
}

async function chooseChannel(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Anúncios', exact: true })).toBeVisible();
  const select = page.getByRole('combobox', { name: 'Canal de venda' });
  if (await select.isVisible())
    await select.selectOption(await select.getByRole('option', { name }).getAttribute('value'));
  else await page.getByRole('radio', { name }).click();
}

onBothScreens(
  () => {
    test('a seller makes a product of two pictures, has its texts written, mends one and takes them as a sheet', async ({
      page,
      fillLibrary,
    }) => {
      await fillLibrary(numbered(4));
      await createFromLibrary(page);
      await expect(page.getByRole('button', { name: /^Tirar do produto/ })).toHaveCount(2);

      await chooseChannel(page, 'Amazon');
      await page.getByRole('button', { name: 'Escrever anúncio' }).click();
      await expect(field(page, 'Título')).toHaveValue(/^Caneca de Cerâmica/);
      await expect(page.getByText(/^\d+ de 75 caracteres$/)).toBeVisible();
      await expect(page.getByText(/^\d+ de 249 bytes$/)).toBeVisible();

      const title = 'Caneca de Cerâmica Azul Lume 350 ml para Chá';
      await field(page, 'Título').fill(`${title} caneca caneca`);
      await expect(page.getByText('A palavra “caneca” aparece mais de 2 vezes.')).toBeVisible();
      await field(page, 'Título').fill(title);
      await expect(page.getByText(/aparece mais de 2 vezes/)).toBeHidden();
      await page.getByRole('button', { name: 'Salvar textos' }).click();
      await expect(page.getByText('Textos salvos').first()).toBeVisible();
      await page.reload();
      await chooseChannel(page, 'Amazon');
      await expect(field(page, 'Título')).toHaveValue(title);

      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar planilha' }).click();
      const sheet = readFileSync(await (await downloading).path(), 'utf8');
      expect(sheet).toContain(`Amazon;Caneca de cerâmica azul;${title};`);

      await page.goto('/produtos');
      await expect(page.getByRole('link', { name: /Caneca de cerâmica azul/ })).toBeVisible();
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    });
  },
  { tag: '@long' },
);

test('a deleted product leaves its pictures in the library', { tag: '@long' }, async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary(numbered(3));
  await createFromLibrary(page);
  await page.getByRole('button', { name: 'Excluir produto' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page).toHaveURL(/\/produtos$/);
  await expect(page.getByText('Nenhum produto ainda')).toBeVisible();
  await page.goto('/library');
  await expect(page.getByText('Mostrando 1 - 3 de 3 imagens')).toBeVisible();
});

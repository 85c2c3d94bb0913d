import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { numbered } from '../host/library-server.ts';
import { expect, test } from '../host/test.ts';

const box = (page: Page, prompt: string) =>
  page.getByRole('checkbox', { name: `Escolher ${prompt}`, exact: true });
const counter = (page: Page, sentence: string) =>
  expect(page.getByText(`Mostrando ${sentence} imagens`, { exact: true })).toBeVisible();

test('Shift chooses several pictures, which download as one ZIP of PNG files', { tag: '@long' }, async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary(numbered(5));
  await page.goto('/library');
  await box(page, 'Criativo 2').click();
  await box(page, 'Criativo 4').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 imagens escolhidas')).toBeVisible();
  await expect(box(page, 'Criativo 3')).toBeChecked();
  await expect(box(page, 'Criativo 5')).not.toBeChecked();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar ZIP' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('imagens-andromeda.zip');
  const zip = readFileSync(await download.path()).toString('latin1');
  expect(zip.match(/Criativo-\d\.png(?=\x89PNG)/g)).toEqual([
    'Criativo-2.png',
    'Criativo-3.png',
    'Criativo-4.png',
  ]);
});

test('a seller can undo the deletion of several pictures for a few seconds; then, or by a reload, it is final', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary(numbered(26));
  await page.clock.install();
  await page.goto('/library');
  const condemn = async () => {
    await box(page, 'Criativo 1').click();
    await box(page, 'Criativo 3').click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Excluir escolhidas' }).click();
    await expect(page.getByText('Excluindo 3 imagens…')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Criativo 2', exact: true })).toBeHidden();
  };
  await condemn();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { name: 'Criativo 2', exact: true })).toBeVisible();
  await page.clock.runFor(10_000);
  await page.reload();
  await counter(page, '1 - 24 de 26');
  await condemn();
  await page.clock.runFor(6500);
  await expect(page.getByText('3 imagens excluídas com sucesso!')).toBeVisible();
  await counter(page, '1 - 23 de 23');
  await page.reload();
  await counter(page, '1 - 23 de 23');
  await box(page, 'Criativo 4').click();
  await page.getByRole('button', { name: 'Excluir escolhidas' }).click();
  await expect(page.getByText('Excluindo 1 imagem…')).toBeVisible();
  await page.reload();
  await counter(page, '1 - 22 de 22');
});

test('a product is prepared for two marketplaces, and comes as a ZIP with a folder for each', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary([{ prompt: 'Caneca azul', operation: 'remove_background', cutOut: true }]);
  await page.goto('/library');
  await page.getByRole('button', { name: 'Usar em…' }).click();
  await page.getByRole('menuitem', { name: 'Preparar para…' }).click();
  for (const name of ['Mercado Livre', 'Amazon']) await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: 'Preparar 1 imagem' }).click();
  await expect(page.getByText('Pronta para Mercado Livre')).toBeVisible();
  await expect(page.getByText('Pronta para Amazon')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar ZIP' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('imagens-por-canal.zip');
  const zip = readFileSync(await download.path());
  for (const name of ['Mercado Livre/01-Caneca-azul.jpg', 'Amazon/01-Caneca-azul.jpg']) {
    // The ZIP stores its files as they are.
    const jpeg = zip.subarray(zip.indexOf(`${name}\xff\xd8`, 'latin1') + name.length);
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 1200, channels: 3 });
    for (const corner of [0, 1199, 1200 * 1199, 1200 * 1200 - 1])
      expect([...data.subarray(corner * 3, corner * 3 + 3)]).toEqual([255, 255, 255]);
  }
});

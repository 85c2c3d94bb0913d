import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { file } from '../host/photos.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

test('a style is saved in the batch, outlives a reload, is taken in another tool, and deleted', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/creative-generator/lote');
  await page.getByRole('button', { name: 'Areia' }).click();
  await page.getByRole('combobox', { name: 'Margem' }).selectOption('Média');
  await page.getByRole('button', { name: 'Salvar este estilo' }).click();
  await page.getByRole('textbox', { name: 'Nome do estilo' }).fill('Vitrine de areia');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Estilo salvo!')).toBeVisible();
  const style = page.getByRole('button', { name: 'Vitrine de areia', exact: true });
  await expect(style).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Salvar este estilo' }).click();
  await page.getByRole('textbox', { name: 'Nome do estilo' }).fill('VITRINE DE AREIA');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Já existe um estilo com este nome.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Preto' }).click();
  await expect(style).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await style.click();
  await expect(page.getByRole('combobox', { name: 'Margem' })).toHaveValue('medium');

  await page.goto('/mobile/alterar-fundo');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(file('maca.jpg', await readFile(smallPhoto('apple.jpg'))));
  await style.click();
  await expect(page.getByText('Margem média · Com sombra')).toBeVisible();
  await page.getByRole('button', { name: 'Alterar Fundo', exact: true }).click();
  await expect(page.getByText('Fundo alterado com sucesso!')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const made = await readFile(await (await downloading).path());
  const corner = sharp(made).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw();
  expect([...(await corner.toBuffer())]).toEqual([0xf3, 0xe9, 0xdc]);

  await page.getByRole('button', { name: 'Opções do estilo: Vitrine de areia' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page
    .getByRole('alertdialog', { name: 'Excluir o estilo “Vitrine de areia”?' })
    .getByRole('button', { name: 'Excluir' })
    .click();
  await expect(page.getByText('Estilo excluído!')).toBeVisible();
  await expect(style).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Salvar este estilo' })).toBeVisible();
  await expect(style).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { bffClient } from '../host/bff-client.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, permissions: ['clipboard-write'] });

const choosePhoto = (page: Page, ...names: Parameters<typeof smallPhoto>[0][]) =>
  page.locator('input[type="file"]').first().setInputFiles(names.map(smallPhoto));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('photos and an idea start one edit without another press', { tag: '@long' }, async ({
  page,
  seller,
  server,
}) => {
  const client = await bffClient(server.url, seller);
  await page.goto('/dashboard');
  await choosePhoto(page, 'apple.jpg');
  await page.getByLabel('Sua ideia').fill('na praia ao pôr do sol');
  await page.getByRole('link', { name: 'Editar Imagem' }).click();
  await expect(page).toHaveURL(/\/mobile\/editar-contexto$/);
  await expect(page.getByText('Imagem editada com sucesso!')).toBeVisible();
  await expect(page.getByLabel('Sua ideia')).toHaveValue('na praia ao pôr do sol');
  await page.reload();
  await expect(page.getByRole('img', { name: 'apple.jpg' })).toBeVisible();
  await button(page, 'Voltar').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Sua ideia')).toHaveValue('na praia ao pôr do sol');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Editar Imagem', level: 1 })).toBeVisible();
  expect(await client.credits()).toBe(4);
});

const tools = [
  ['alterar-fundo', 'Alterar Fundo', 'Alterar Fundo'],
  ['remover-fundo', 'Remover Fundo', 'Remover Fundo'],
  ['editar-contexto', 'Editar Imagem', 'Editar Imagem'],
  ['adicionar-texto', 'Adicionar Texto', 'Adicionar Texto'],
  ['gerar-imagem', 'Gerar Imagem', 'Gerar Imagem'],
] as const;

test('each tool shows its action within reach of the thumb, and a way back', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/dashboard');
  for (const [path, title, action] of tools)
    await test.step(path, async () => {
      await page.getByRole('button', { name: 'Escolha uma ferramenta' }).click();
      await page.getByRole('dialog').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`/mobile/${path}$`));
      const box = await button(page, action).boundingBox();
      expect(box?.y).toBeGreaterThan(600);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(await fitsWidth(page)).toBe(true);
      await button(page, 'Voltar').click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
});

test('the generate screen describes a pasted picture and generates it anew', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/mobile/gerar-imagem');
  await expect(page.getByText('Cole uma imagem para análise')).toBeVisible();
  await expect(button(page, 'Gerar Imagem')).toBeDisabled();
  await pastePicture(page);
  await expect(page.getByText('Imagem Colada', { exact: true })).toBeVisible();
  await button(page, 'Descartar imagem colada').click();
  await expect(page.getByText(/Imagem colada com sucesso/)).toBeHidden();
  await pastePicture(page);
  await button(page, 'Analisar').click();
  await expect(button(page, 'Analisando...')).toBeDisabled();
  await expect(page.getByText('Imagem analisada! Descrição adicionada ao prompt.')).toBeVisible();
  await expect(page.getByLabel('Descreva a imagem que deseja gerar:')).not.toHaveValue('');
  await page.getByRole('radio', { name: /^Automático/ }).check();
  // The local description names no product, and the engine says so before it costs a credit.
  await button(page, 'Gerar Imagem').click();
  await expect(page.getByText(/^Ainda não sei desenhar este produto/)).toBeVisible();
  await button(page, 'Gerar com embalagem sem marca').click();
  await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await downloading).suggestedFilename()).toMatch(/^imagem-gerada-\d{13}\.png$/);
});

/** Puts a picture into the clipboard and presses Ctrl+V. */
async function pastePicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 64);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#3366cc';
      pen.fillRect(8, 8, 48, 48);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await page.keyboard.press('Control+V');
}

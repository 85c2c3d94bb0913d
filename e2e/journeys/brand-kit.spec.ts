import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photoPath } from '../host/bff-client.ts';
import { file } from '../host/photos.ts';
import { expect, test } from '../host/test.ts';

/** A blue disc on nothing, with an empty border around it. */
const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="120" fill="#1020e0"/></svg>',
    ),
  )
    .png()
    .toBuffer();
const isBlue = (red: number, green: number, blue: number) => blue > 190 && red < 60 && green < 80;
const isGreen = (red: number, green: number, blue: number) =>
  Math.abs(red - 21) + Math.abs(green - 128) + Math.abs(blue - 61) < 24;

const choosePhoto = (page: Page) =>
  page.locator('input[type="file"]').first().setInputFiles(photoPath('drawn-white-bottle.jpg'));

/** Adds a text on the screen, and downloads what was made. */
async function addText(page: Page): Promise<Buffer> {
  await page.getByLabel('Texto promocional').fill('Oferta\nR$ 49,90');
  await page.getByRole('button', { name: 'Adicionar Texto', exact: true }).click();
  await expect(page.getByText('Imagem gerada com texto promocional!')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  return readFile(await (await downloading).path());
}

/** How many pixels of a part of a picture have a colour. */
async function count(png: Buffer, has: typeof isBlue, part: 'whole' | 'top left' = 'whole'): Promise<number> {
  const { width, height } = await sharp(png).metadata();
  const area =
    part === 'whole'
      ? { left: 0, top: 0, width, height }
      : { left: 0, top: 0, width: Math.round(width * 0.25), height: Math.round(height * 0.25) };
  const pixels = await sharp(png).extract(area).removeAlpha().raw().toBuffer();
  let found = 0;
  for (let i = 0; i < pixels.length; i += 3)
    if (has(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0)) found++;
  return found;
}

test('a shop saves its brand, and a text follows it: its colour on the price, its logo in its corner', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/mobile/adicionar-texto');
  await choosePhoto(page);
  await expect(page.getByRole('link', { name: 'Criar a marca da loja' })).toBeVisible();
  const plain = await addText(page);
  expect([await count(plain, isGreen), await count(plain, isBlue)]).toEqual([0, 0]);

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Abrir marca da loja' }).click();
  await expect(page.getByText('Sua loja ainda não tem uma marca aqui.')).toBeVisible();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(file('logo.png', await logo()));
  await expect(page.getByText('Logo salvo!')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Usar uma cor principal' }).check();
  await page.getByRole('button', { name: 'Verde' }).click();
  await page
    .getByRole('group', { name: 'Canto do logo' })
    .getByRole('radio', { name: 'Em cima, à esquerda' })
    .check();
  await page.getByRole('button', { name: 'Salvar marca' }).click();
  await expect(page.getByText('Marca salva!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Logo da loja' })).toHaveJSProperty('naturalWidth', 240);
  await expect(page.getByLabel('Código da cor')).toHaveValue('#15803D');

  await page.goto('/mobile/adicionar-texto');
  await choosePhoto(page);
  await expect(page.getByRole('checkbox', { name: 'Usar a marca da loja' })).toBeChecked();
  const branded = await addText(page);
  expect(await count(branded, isGreen)).toBeGreaterThan(500);
  expect(await count(branded, isBlue, 'top left')).toBe(await count(branded, isBlue));
  expect(await count(branded, isBlue)).toBeGreaterThan(500);
});

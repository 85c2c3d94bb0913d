import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bffClient } from '../host/bff-client.ts';
import type { Seller } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const TEXT = 'Maçã fresquinha\nR$ 6,90';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Passos desta imagem' }).getByRole('link', { name });
const lookedAt = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function removeBackground(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto('/mobile/remover-fundo');
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
  await button(page, 'Remover Fundo').click();
  await expect(page.getByText('Fundo removido com sucesso!')).toBeVisible();
  await openHistory(page);
}

/** From a result, as its link leads there. */
async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'História' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'História' })).toBeVisible();
}

async function continueWith(page: Page, tool: string): Promise<void> {
  await button(page, 'Continuar daqui').click();
  await page.getByRole('menuitem', { name: tool }).click();
  await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remover .*\.png$/ })).toBeVisible();
}

async function pictureOnSand(page: Page): Promise<void> {
  await removeBackground(page);
  await continueWith(page, 'Alterar Fundo');
  await page.getByRole('button', { name: 'Areia' }).click();
  await button(page, 'Alterar Fundo').click();
  await expect(page.getByText('Fundo alterado com sucesso!')).toBeVisible();
  await openHistory(page);
  await expect(lookedAt(page, '3. Fundo trocado por uma cor')).toBeVisible();
}

async function pictureWithText(page: Page): Promise<void> {
  await pictureOnSand(page);
  await continueWith(page, 'Adicionar Texto');
  await page.getByLabel('Texto promocional').fill(TEXT);
  await page.getByLabel('Mão segurando produto').uncheck();
  await button(page, 'Adicionar Texto').click();
  await expect(page.getByText('Imagem gerada com texto promocional!')).toBeVisible();
  await openHistory(page);
}

test('a picture tells how it came about; two steps are compared, and another is made like one', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await pictureOnSand(page);
  await expect(page.getByText('3 imagens · 2 créditos')).toBeVisible();
  await expect(step(page, '1. A foto')).toBeVisible();
  await expect(step(page, '2. Fundo removido')).toContainText('1 crédito');

  await button(page, 'Comparar').click();
  const line = page.getByRole('slider', { name: 'Comparar o passo 2 com o passo 3' });
  await line.press('End');
  await expect(line).toHaveAttribute('aria-valuetext', 'Passo 2 100%, Passo 3 0%');
  await page.reload();
  await expect(line).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Comparar')).toBeVisible();

  await page.getByRole('link', { name: 'Fazer outra como esta' }).click();
  await expect(page.getByText(/^Preenchido como na imagem escolhida/)).toBeVisible();
  await expect(page.getByLabel('Código da cor')).toHaveValue('#F3E9DC');
  await expect(page.getByRole('button', { name: /^Remover .*\.png$/ })).toBeVisible();
  await page.goBack();
  await expect(lookedAt(page, '3. Fundo trocado por uma cor')).toBeVisible();
});

test('a text stays editable, on the picture without it', { tag: '@long' }, async ({
  page,
  seller,
  server,
}) => {
  await pictureWithText(page);
  const { credits } = await bffClient(server.url, seller);
  await page.getByRole('link', { name: 'Editar o texto' }).click();
  const lines = page.getByLabel('Texto promocional');
  await expect(lines).toHaveValue(TEXT);
  await expect(page.getByLabel('Mão segurando produto')).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Remover .*\.png$/ })).toBeVisible();
  expect(await credits()).toBe(2);
  await lines.fill('Maçã fresquinha\nR$ 5,90');
  await button(page, 'Adicionar Texto').click();
  await expect(page.getByText('Imagem gerada com texto promocional!')).toBeVisible();
  expect(await credits()).toBe(1);
  await openHistory(page);
  await expect(page.getByText('5 imagens · 4 créditos')).toBeVisible();
  await expect(lookedAt(page, '5. Texto adicionado')).toBeVisible();
  // Both are made of the picture without a text.
  await expect(page.getByRole('link', { name: '3. Fundo trocado por uma cor', exact: true })).toBeVisible();
});

test('a former version comes back, and no version is lost', { tag: '@long' }, async ({
  page,
  seller,
  server,
}) => {
  await removeBackground(page);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const repaired = await repair(server.url, seller, id);
  await page.reload();
  await expect(page.getByText('3 imagens · 1 crédito')).toBeVisible();
  await expect(step(page, '3. Recorte corrigido à mão')).toContainText('grátis');
  await button(page, 'Voltar a esta').click();
  await expect(page.getByText(/^Pronto: esta versão voltou a aparecer na biblioteca/)).toBeVisible();
  const { get } = await bffClient(server.url, seller);
  expect(await (await get('/api/images')).json()).toMatchObject({ total: 1, images: [{ id }] });
  await step(page, '3. Recorte corrigido à mão').click();
  await expect(lookedAt(page, '3. Recorte corrigido à mão')).toContainText('Versão anterior');
  await button(page, 'Continuar daqui').click();
  const tool = page.getByRole('menuitem', { name: 'Alterar Fundo' });
  await expect(tool).toHaveAttribute('href', `/mobile/alterar-fundo?imagem=${repaired}&versao=esta`);
});

/** Keeps a repaired version, as the studio does. */
async function repair(url: string, seller: Seller, id: string): Promise<string> {
  const { token } = await bffClient(url, seller);
  const body = new FormData();
  body.set('strokes', JSON.stringify([{ side: 'remove', radius: 0.05, points: [0.5, 0.5], follows: false }]));
  body.set('edge', 'soft');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/api/images/${id}/repair`, { method: 'POST', body, headers });
  return (await answer.json()).id;
}

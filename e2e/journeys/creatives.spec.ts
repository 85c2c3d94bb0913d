import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { bffClient } from '../host/bff-client.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const choosePhoto = (page: Page, ...names: Parameters<typeof smallPhoto>[0][]) =>
  page.locator('input[type="file"]').first().setInputFiles(names.map(smallPhoto));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const creditsOnScreen = (page: Page, count: number) =>
  page.locator('main').getByText(new RegExp(`^${count}\\s*Créditos restantes`));

async function save(page: Page): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await button(page, 'Download').click();
  return downloading;
}
const read = async (download: Download) => sharp(readFileSync(await download.path()));

/** The natural widths of pictures that load once they are in view. */
async function widthsOf(pictures: Element[]): Promise<number[]> {
  const widths: number[] = [];
  for (const picture of pictures) {
    if (!(picture instanceof HTMLImageElement)) throw new Error('not a picture');
    picture.scrollIntoView();
    await picture.decode();
    widths.push(picture.naturalWidth);
  }
  return widths;
}

test('an idea alone becomes a picture on the dashboard, and its card joins the latest', async ({
  page,
  seller,
  server,
}) => {
  const idea = 'Frasco de perfume sobre mármore branco com pétalas de rosa ao redor';
  await page.goto('/dashboard');
  await expect(button(page, 'Começar a Criar')).toBeDisabled();
  await page.getByLabel('Sua ideia').fill(idea);
  await button(page, 'Começar a Criar').dblclick();
  await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
  const card = page.getByRole('region', { name: 'Últimas Gerações' }).getByRole('listitem').first();
  await expect(card).toContainText('Concluído');
  await expect(card).toContainText(`${idea.slice(0, 50)}...`);
  const download = await save(page);
  expect(download.suggestedFilename()).toBe('Frasco-de-perfume-so.png');
  expect(await (await read(download)).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  expect(await (await bffClient(server.url, seller)).credits()).toBe(4);
});

test('a photo without an idea gets a description and a scene', { tag: '@long' }, async ({
  page,
  seller,
  server,
}) => {
  await page.goto('/dashboard');
  await choosePhoto(page, 'apple.jpg');
  await button(page, 'Gerar Anúncio Agora').click();
  await expect(button(page, /^Gerando (Prompt|Imagem)\.\.\.$/)).toBeDisabled();
  await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
  const recent = await (await (await bffClient(server.url, seller)).get('/api/generations/recent')).json();
  expect(recent.generations[0]).toMatchObject({ operation: 'context_edit_turbo', status: 'completed' });
  expect(recent.generations[0].prompt.length).toBeGreaterThan(20);
});

test('the generator edits pictures, writes on them and makes new ones, each with its own result', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/creative-generator');
  await choosePhoto(page, 'apple.jpg', 'drawn-white-bottle.jpg');

  await test.step('edits by a template', async () => {
    await button(page, /^Editar Imagem Mudar/).click();
    const templates = page.getByRole('list', { name: 'Templates de Moda e Acessórios' });
    await expect(templates.getByRole('listitem')).toHaveCount(9);
    await templates.getByRole('button').nth(1).click();
    const prompt = page.getByLabel('Sua ideia');
    await expect(prompt).toBeFocused();
    await expect(prompt).toHaveValue(/produto enviado/);
    await button(page, 'Editar Imagem').click();
    await expect(page.getByText('Imagem editada com sucesso!')).toBeVisible();
    await button(page, 'Ótima!').click();
    await expect(page.getByText('Ótimo! Imagem aprovada e salva na sua biblioteca!')).toBeVisible();
    await expect(creditsOnScreen(page, 4)).toBeVisible();
  });

  await test.step('writes a price', async () => {
    await button(page, /^Adicionar Texto Inserir/).click();
    await expect(page.getByRole('checkbox', { name: 'Mão segurando produto' })).toBeChecked();
    await page.getByLabel('Texto promocional').fill('Maçã gala\nR$ 9,90');
    await button(page, 'Adicionar Texto').click();
    await expect(page.getByText('Imagem gerada com texto promocional!')).toBeVisible();
    await expect(button(page, 'Regenerar Imagem')).toBeHidden();
  });

  await test.step('makes one from nothing, and once more', async () => {
    await button(page, /^Geração de Imagem/).click();
    await page.getByLabel('Descreva a imagem que deseja gerar:').fill('Tênis branco na praia ao pôr do sol');
    await button(page, 'Gerar Imagem').click();
    await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
    await button(page, 'Regenerar Imagem').click();
    await expect(creditsOnScreen(page, 1)).toBeVisible();
  });

  await test.step('and finds the edit’s result still there', async () => {
    await button(page, /^Editar Imagem Mudar/).click();
    await expect(page.getByText('Imagem editada com sucesso!')).toBeVisible();
  });
});

test('a removed background stays transparent in the download', { tag: '@long' }, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/mobile/remover-fundo');
  await choosePhoto(page, 'apple.jpg');
  await button(page, 'Remover Fundo').click();
  await expect(page.getByText('Fundo removido com sucesso!').first()).toBeVisible();
  const download = await save(page);
  expect(download.suggestedFilename()).toBe('fundo-removido.png');
  const { channels } = await (await read(download)).stats();
  expect(channels).toHaveLength(4);
  expect(channels[3]?.min).toBe(0);
  expect(channels[3]?.max).toBe(255);
});

test('every niche shows nine templates with pictures, except the last niche, which has none', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/creative-generator');
  await button(page, /^Editar Imagem Mudar/).click();
  const niche = page.getByLabel('Nicho');
  await expect(niche.locator('option')).toHaveCount(14);
  const names = await niche.locator('option').allTextContents();
  for (const name of names) {
    await niche.selectOption(name);
    const list = page.getByRole('list', { name: `Templates de ${name}` });
    await expect(list.getByRole('listitem')).toHaveCount(9);
    const pictures = list.locator('img');
    await expect(pictures).toHaveCount(name === 'Outros' ? 0 : 9);
    expect(await pictures.evaluateAll(widthsOf)).toEqual(Array(name === 'Outros' ? 0 : 9).fill(320));
    for (const text of await list.getByRole('button').allTextContents())
      expect(text).not.toMatch(/produto enviado|^(Mostre|Coloque|Insira)/i);
  }
});

test('the colour picker and the code follow each other, and a solid colour says that it uses the first photo', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/mobile/alterar-fundo');
  await choosePhoto(page, 'apple.jpg', 'drawn-white-bottle.jpg');
  await expect(page.getByText(/só a primeira é usada/)).toBeVisible();
  const code = page.getByLabel('Código da cor');
  await expect(code).toHaveValue('#FFFFFF');
  await page.getByRole('slider', { name: 'Matiz' }).focus();
  await page.getByRole('slider', { name: 'Saturação e brilho' }).click({ position: { x: 150, y: 40 } });
  await expect(code).not.toHaveValue('#FFFFFF');
  await code.fill('#12F');
  await code.blur();
  await expect(code).toHaveValue('#1122FF');
  await page.getByRole('radio', { name: 'Descrição com IA' }).check();
  await expect(button(page, 'Alterar Fundo')).toBeDisabled();
  await page.getByLabel('Descreva o fundo').fill('   ');
  await expect(button(page, 'Alterar Fundo')).toBeDisabled();
});

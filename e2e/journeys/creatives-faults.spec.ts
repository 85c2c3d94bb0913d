import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type BffClient, bffClient } from '../host/bff-client.ts';
import { type FakeGemini, failure, textReply } from '../host/fake-gemini.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { smallPhoto } from '../host/small-photos.ts';
import { test as base, expect } from '../host/test.ts';

/** A seller on a server whose image provider the test controls. */
const test = base.extend<{ studio: { provider: FakeGemini; url: string; client: BffClient } }>({
  studio: async ({ page, gemini, server }, use) => {
    const seller = await createSeller(server.url);
    await startSession(page, server.url, seller);
    await use({ provider: gemini, url: server.url, client: await bffClient(server.url, seller) });
  },
});
test.use({ served: 'gemini' });

/** Generates one picture through the API. */
async function spendCredit(url: string, token: string): Promise<void> {
  const body = new FormData();
  body.set('operation', 'generate_image');
  body.set('prompt', 'caneca azul na praia');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/api/generations`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a generation that fails returns its credit, and the screen says why', async ({ page, studio }) => {
  const { provider, url, client } = studio;
  const idea = page.getByLabel('Descreva a imagem que deseja gerar:');
  await page.goto(`${url}/mobile/gerar-imagem`);
  await idea.fill('caneca azul na praia');

  await test.step('after two attempts, one second apart', async () => {
    provider.answer.image = () => failure;
    await button(page, 'Gerar Imagem').click();
    await expect(button(page, 'Gerando...')).toBeDisabled();
    await expect(page.getByText('Erro ao gerar imagem. Tente novamente.')).toBeVisible();
    expect(provider.calls).toHaveLength(2);
    const [first, second] = provider.calls;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
    expect(await client.credits()).toBe(5);
    await expect(idea).toHaveValue('caneca azul na praia');
  });

  await test.step('and after an answer of words without a picture', async () => {
    provider.answer.image = () => textReply('Desculpe, não posso.');
    await button(page, 'Gerar Imagem').click();
    await expect(
      page.getByText(
        'A IA não conseguiu gerar uma imagem válida com o prompt fornecido. Tente um prompt diferente.',
      ),
    ).toBeVisible();
    expect(await client.credits()).toBe(5);
  });
});

test('a photo without an idea is described first, for no credit, and then becomes a picture', {
  tag: '@long',
}, async ({ page, studio }) => {
  const { provider, client } = studio;
  await page.goto('/dashboard');
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));

  await test.step('an empty description of a photo costs no credit and keeps the photo', async () => {
    provider.answer.text = () => textReply('  ');
    await button(page, 'Gerar Anúncio Agora').click();
    await expect(
      page.getByText(
        'Não foi possível gerar um prompt válido. Tente novamente ou digite uma ideia manualmente.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: 'apple.jpg' })).toBeVisible();
    expect(provider.calls.every(({ model }) => model === 'textos')).toBe(true);
    expect(await client.credits()).toBe(5);
  });

  await test.step('the button names the prompt step first and then the picture step', async () => {
    const words = Promise.withResolvers<void>();
    const paint = Promise.withResolvers<void>();
    provider.answer.text = () => words.promise.then(() => textReply('Maçã vermelha sobre fundo claro'));
    provider.answer.image = () => paint.promise.then(() => provider.paint());
    await button(page, 'Gerar Anúncio Agora').click();
    await expect(button(page, 'Gerando Prompt...')).toBeDisabled();
    words.resolve();
    await expect(button(page, 'Gerando Imagem...')).toBeDisabled();
    const card = page.getByRole('region', { name: 'Últimas Gerações' }).getByRole('listitem').first();
    await expect(card).toContainText('Processando');
    paint.resolve();
    await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
    await expect(card).toContainText('Concluído');
  });
});

test('with 0 credits the BFF does not call the provider, and the screen links to the plans', {
  tag: '@long',
}, async ({ page, studio }) => {
  const { provider, url, client } = studio;
  await Promise.all(Array.from({ length: 5 }, () => spendCredit(url, client.token)));
  expect(await client.credits()).toBe(0);
  const before = provider.calls.length;
  await page.goto(`${url}/mobile/gerar-imagem`);
  await page.getByLabel('Descreva a imagem que deseja gerar:').fill('caneca azul na praia');
  await button(page, 'Gerar Imagem').click();
  await expect(
    page.getByText(/Você não tem créditos suficientes\. Por favor, atualize seu plano\./),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Comprar Créditos' }).last()).toBeVisible();
  expect(provider.calls).toHaveLength(before);
});

test('after the day’s free text the tool refuses and links to the plans', { tag: '@long' }, async ({
  page,
  studio,
}) => {
  expect(studio.url).toBeTruthy();
  await page.goto('/title-generator');
  await page.getByLabel('Descrição do produto (opcional)').fill('Caneca de cerâmica');
  await button(page, 'Gerar Títulos').click();
  await expect(page.getByRole('list', { name: 'Títulos gerados' })).toBeVisible();
  await button(page, 'Gerar Títulos').click();
  await expect(
    page.getByText('Você não tem créditos suficientes. Por favor, atualize seu plano.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Comprar Créditos' })).toBeVisible();
});

test('a seller who leaves the screen and returns finds the run, and then its picture', {
  tag: '@long',
}, async ({ page, studio }) => {
  const { provider, url, client } = studio;
  const paint = Promise.withResolvers<void>();
  provider.answer.image = () => paint.promise.then(() => provider.paint());
  await page.goto(`${url}/creative-generator`);
  await page.getByRole('button', { name: /^Geração de Imagem/ }).click();
  await page.getByLabel('Descreva a imagem que deseja gerar:').fill('caneca azul na praia');
  await button(page, 'Gerar Imagem').click();
  await expect(button(page, 'Processando...')).toBeDisabled();
  await page.getByRole('link', { name: 'Biblioteca', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Biblioteca' })).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Processando...')).toBeDisabled();
  paint.resolve();
  await expect(page.getByText('Imagem gerada com sucesso!')).toBeVisible();
  expect(await client.credits()).toBe(4);
});

test("the photo's own product takes the place of one that the model recoloured, without a credit", {
  tag: '@long',
}, async ({ page, studio }) => {
  const { provider, url, client } = studio;
  provider.answer.image = async () => {
    const { status, parts } = await provider.paint();
    const repainted = parts.map(async (part) => {
      if (!('inlineData' in part)) return part;
      const drawn = sharp(Buffer.from(part.inlineData.data, 'base64')).modulate({ hue: 120 });
      const data = (await drawn.png().toBuffer()).toString('base64');
      return { inlineData: { mimeType: 'image/png', data } };
    });
    return { status, parts: await Promise.all(repainted) };
  };
  await page.goto(`${url}/mobile/editar-contexto`);
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
  await page.getByLabel('Sua ideia').fill('na praia');
  await button(page, 'Editar Imagem').click();
  await expect(page.getByText('O produto pode ter mudado.')).toBeVisible();
  const result = page.getByRole('img', { name: 'Imagem editada com sucesso!' });
  expect(await redness(page, result)).toBeLessThan(0);
  await page.reload();
  await expect(page.getByText('O produto pode ter mudado.')).toBeVisible();
  await button(page, 'Usar o produto original').click();
  await expect(page.getByText('Produto preservado')).toBeVisible();
  expect(await redness(page, result)).toBeGreaterThan(0);
  expect(await client.credits()).toBe(4);
});

/** By how much red is brighter than blue in the middle of a picture. */
async function redness(page: Page, picture: Locator): Promise<number> {
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
  const whole = sharp(await answer.body());
  const { width, height } = await whole.metadata();
  const [left, top] = [Math.round(width * 0.4), Math.round(height * 0.4)];
  const middle = whole.extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  const { channels } = await sharp(await middle.toBuffer()).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}

test('a reload during a generation shows it again, charges it once and, once it is followed, reads it twice at most', {
  tag: '@long',
}, async ({ page, studio }) => {
  const { provider, url, client } = studio;
  const paint = Promise.withResolvers<void>();
  provider.answer.image = () => paint.promise.then(() => provider.paint());
  await page.goto(`${url}/mobile/editar-contexto`);
  await page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));
  await page.getByLabel('Sua ideia').fill('mesa de madeira com luz da manhã');
  await button(page, 'Editar Imagem').click();
  await expect.poll(() => provider.calls.length).toBe(1);
  const reads: number[] = [];
  page.on('request', (request) => {
    if (/\/api\/generations\/[\da-f-]{36}$/.test(request.url())) reads.push(Date.now());
  });
  await page.reload({ waitUntil: 'commit' });
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/generations/events'));
  expect((await stream).status()).toBe(200);
  await expect(button(page, 'Processando...')).toBeDisabled();
  await expect(page.getByRole('img', { name: 'apple.jpg' })).toBeVisible();
  await expect(page.getByLabel('Sua ideia')).toHaveValue('mesa de madeira com luz da manhã');
  // A page that hears nothing of the stream looks for itself every 3 s.
  await expect.poll(() => Date.now() - (reads.at(-1) ?? Date.now())).toBeGreaterThan(6000);
  reads.splice(0);
  paint.resolve();
  await expect(page.getByText('Imagem editada com sucesso!')).toBeVisible();
  expect(reads.length).toBeLessThanOrEqual(2);
  expect(provider.calls).toHaveLength(1);
  expect(await client.credits()).toBe(4);
});

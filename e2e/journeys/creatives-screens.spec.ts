import type { Page } from '@playwright/test';
import { smallPhoto } from '../host/small-photos.ts';
import { expect, test } from '../host/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const recent = (page: Page) => page.getByRole('region', { name: 'Últimas Gerações' });
const choosePhoto = (page: Page) =>
  page.locator('input[type="file"]').first().setInputFiles(smallPhoto('apple.jpg'));

/** A finished picture as the BFF returns it. */
const made = (change: object) => ({
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  status: 'completed',
  step: 'saving',
  operation: 'context_edit',
  prompt: null,
  imageUrl:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  thumbnailUrl: null,
  imageId: null,
  saved: true,
  demonstration: true,
  cutOutDoubtful: false,
  productPreserved: null,
  productRestorable: false,
  undrawn: [],
  returnable: false,
  repairable: false,
  errorCode: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  ...change,
});

test.describe('text in the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test('stays text when it is pasted into the idea', { tag: '@long' }, async ({ page, seller }) => {
    expect(seller.email).toBeTruthy();
    await page.goto('/dashboard');
    await page.evaluate(() => navigator.clipboard.writeText('caneca na praia'));
    await page.getByLabel('Sua ideia').focus();
    await page.keyboard.press('Control+V');
    await expect(page.getByLabel('Sua ideia')).toHaveValue('caneca na praia');
    await expect(button(page, 'Começar a Criar')).toBeEnabled();
  });
});

test('the latest generations say when there are none, when they fail to load, and when one is broken', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/dashboard');
  await expect(recent(page).getByText('Nenhuma geração recente')).toBeVisible();

  await page.route('**/api/generations/recent', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByText('Erro ao carregar imagens recentes')).toBeVisible();

  const prompt = 'Xícara de café sobre mesa de madeira rústica com grãos espalhados';
  const generations = [
    made({ prompt, imageUrl: '/api/images/gone/file', thumbnailUrl: '/api/images/gone/file' }),
    made({ id: '2b2b3c4d-0000-4000-8000-000000000000', status: 'processing', imageUrl: null }),
    made({ id: '3c2b3c4d-0000-4000-8000-000000000000', status: 'failed', imageUrl: null }),
  ];
  await page.unroute('**/api/generations/recent');
  await page.route('**/api/generations/recent', (route) => route.fulfill({ json: { generations } }));
  await recent(page).getByRole('button', { name: 'Tentar novamente' }).click();
  const card = (index: number) => recent(page).getByRole('listitem').nth(index);
  await expect(card(0)).toContainText('Falhou');
  await expect(card(0)).toContainText('Xícara de café sobre mesa de madeira rústica com g...');
  await expect(card(0)).toContainText('1a2b3c4d');
  await expect(card(0)).toContainText('20/11/2026');
  await expect(card(1)).toContainText('Processando');
  await expect(card(1)).toContainText('Geração 2');
  await expect(card(2)).toContainText('Falhou');
});

test('a picture that could not be saved stays on the screen with its warning until the next run starts', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  let answers = 0;
  await page.route('**/api/generations', (route) => {
    answers += 1;
    return answers === 1 ? route.fulfill({ json: made({ saved: false }) }) : undefined;
  });
  await page.goto('/creative-generator');
  await choosePhoto(page);
  await button(page, /^Editar Imagem Mudar/).click();
  await page.getByLabel('Sua ideia').fill('mesa de madeira');
  await button(page, 'Editar Imagem').click();
  const warning = page.getByText('A imagem foi processada, mas não foi possível salvá-la na biblioteca.');
  await expect(warning).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagem editada com sucesso!' })).toBeVisible();
  await button(page, 'Editar Imagem').click();
  await expect(warning).toBeHidden();
  await expect(button(page, 'Processando...')).toBeDisabled();
  // Each action has its own busy flag.
  await button(page, /^Adicionar Texto Inserir/).click();
  await expect(button(page, 'Adicionar Texto')).toBeEnabled();
});

test('a chosen template focuses the prompt, which glows; an edit of the prompt deselects the template', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/mobile/gerar-imagem');
  await button(page, 'Usar templates por nicho').click();
  const template = page
    .getByRole('list', { name: /^Templates de/ })
    .getByRole('button')
    .first();
  const prompt = page.getByLabel('Descreva a imagem que deseja gerar:');
  const glowed = await watchGlow(page);
  await template.click();
  await expect(prompt).toBeFocused();
  await expect.poll(glowed).toBe(true);
  await expect(page.locator('[data-highlighted]')).toHaveCount(0);
  await expect(template).toHaveAttribute('aria-pressed', 'true');
  await prompt.press('End');
  await prompt.pressSequentially('!');
  await expect(template).toHaveAttribute('aria-pressed', 'false');
});

/** Records whether a field glows: on a busy machine the 600 ms may pass between two looks. */
async function watchGlow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('[data-highlighted]')) return;
      watcher.disconnect();
      document.body.dataset.glowed = 'true';
    });
    watcher.observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  return () => page.evaluate(() => document.body.dataset.glowed === 'true');
}

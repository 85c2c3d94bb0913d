import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { numbered } from '../host/library-server.ts';
import { expect, test } from '../host/test.ts';

const counter = (page: Page, sentence: string) =>
  expect(page.getByText(`Mostrando ${sentence} imagens`, { exact: true })).toBeVisible();
const pageNumbers = (page: Page) =>
  page.getByRole('navigation', { name: 'Paginação' }).getByRole('listitem').allInnerTexts();
const picture = (page: Page, prompt: string) => page.getByRole('heading', { name: prompt, exact: true });

async function remove(page: Page, card = page.getByRole('main')) {
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await card.getByRole('button', { name: 'Excluir', exact: true }).click();
  await deleted;
}

test('the counter and the page numbers are right with no picture, with one, and on every page of many', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await page.goto('/library');
  await counter(page, '0 - 0 de 0');
  await expect(page.getByRole('navigation', { name: 'Paginação' })).toHaveCount(0);
  await fillLibrary(numbered(1));
  await page.reload();
  await counter(page, '1 - 1 de 1');
  await fillLibrary(numbered(128));
  await page.reload();
  await counter(page, '1 - 24 de 129');
  expect(await pageNumbers(page)).toEqual(['1', '2', '3']);
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await page.getByRole('button', { name: 'Página 3' }).click();
  await counter(page, '49 - 72 de 129');
  expect(await pageNumbers(page)).toEqual(['1', '2', '3', '4', '5']);
  await page.goto('/library?page=6');
  await counter(page, '121 - 129 de 129');
  expect(await pageNumbers(page)).toEqual(['4', '5', '6']);
  await expect(page.getByRole('button', { name: 'Próxima' })).toBeDisabled();
  await page.goto('/library?page=99');
  await counter(page, '121 - 129 de 129');
  await expect(page).toHaveURL(/\?page=6$/);
});

test('filter and search lead to page 1, ignore accents and case, and the back button restores everything', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary([
    ...numbered(30, { prompt: 'Caneca de CAFÉ sobre mármore', operation: 'add_text' }),
    ...numbered(30, { prompt: 'Tênis azul', operation: 'remove_background' }),
  ]);
  await page.goto('/library');
  await counter(page, '1 - 24 de 60');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await counter(page, '25 - 48 de 60');
  await page.getByRole('searchbox').fill('cafe');
  await counter(page, '1 - 24 de 30');
  await expect(page).toHaveURL(/\?search=cafe$/);
  await page.getByRole('searchbox').fill('MARMORE');
  await expect(page).toHaveURL(/\?search=MARMORE$/);
  await counter(page, '1 - 24 de 30');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await counter(page, '25 - 30 de 30');
  await page.getByRole('combobox', { name: 'Operação' }).selectOption('Adição de Texto');
  await counter(page, '1 - 24 de 30');
  await page.getByRole('button', { name: 'Próxima' }).click();
  await counter(page, '25 - 30 de 30');
  await page.getByRole('link', { name: 'Configurações', exact: true }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await counter(page, '25 - 30 de 30');
  await expect(page.getByRole('searchbox')).toHaveValue('MARMORE');
  await expect(page.getByRole('combobox', { name: 'Operação' })).toHaveValue('add_text');
  await page.reload();
  await counter(page, '25 - 30 de 30');
  await page.goBack();
  await counter(page, '1 - 24 de 30');
  await page.goBack();
  await counter(page, '25 - 30 de 30');
  await expect(page.getByRole('combobox', { name: 'Operação' })).toHaveValue('');
});

test('deleting the only picture of page 2 shows page 1 and removes its file', { tag: '@long' }, async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary(numbered(25));
  await page.goto('/library?page=2');
  await counter(page, '25 - 25 de 25');
  const address = await page.getByRole('main').getByRole('img').first().getAttribute('src');
  expect((await page.request.get(address ?? '')).status()).toBe(200);
  await remove(page);
  await expect(page.getByText('Imagem excluída com sucesso!')).toBeVisible();
  await counter(page, '1 - 24 de 24');
  await expect(page).toHaveURL(/\/library$/);
  expect((await page.request.get(address ?? '')).status()).toBe(404);
  await page.reload();
  await counter(page, '1 - 24 de 24');
});

test('messages stay for 3 seconds, a failed download for 5', { tag: '@long' }, async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary(numbered(3));
  await page.clock.install();
  await page.goto('/library');
  const card = (prompt: string) => page.getByRole('listitem').filter({ has: picture(page, prompt) });

  const deleted = await watch(page, 'Imagem excluída com sucesso!');
  await remove(page, card('Criativo 1'));
  expect(await deleted.stood()).toBe(3);

  const notDeleted = await watch(page, 'Não foi possível excluir a imagem. Tente novamente.');
  await page.route('**/api/images/*', (route) => route.fulfill({ status: 500, body: '' }));
  await remove(page, card('Criativo 2'));
  expect(await notDeleted.stood()).toBe(3);

  const saved = await watch(page, 'Download iniciado com sucesso!');
  await card('Criativo 3').getByRole('button', { name: 'Download' }).click();
  expect(await saved.stood()).toBe(3);

  const refused = await watch(page, 'Não foi possível baixar a imagem: a imagem não foi encontrada.');
  await page.route('**/file?variant=original*', (route) => route.fulfill({ status: 404, body: '' }));
  await card('Criativo 3').getByRole('button', { name: 'Download' }).click();
  expect(await refused.stood()).toBe(5);
});

/** Watches for a message; `stood` returns the seconds of the page’s clock for which it was shown, without its fade. */
async function watch(page: Page, message: string) {
  const key = `watched: ${message}`;
  await page.evaluate(
    ([text, name]) => {
      let since = 0;
      new MutationObserver(() => {
        const there = document.body.textContent.includes(text);
        if (there && since === 0) since = Date.now();
        if (!there && since > 0) sessionStorage.setItem(name, String(Date.now() - since));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [message, key] as const,
  );
  const FADE_MS = 200;
  return {
    stood: async () => {
      await expect(page.getByText(message)).toBeVisible();
      // No message goes sooner; after it each look is a tenth of a second.
      await page.clock.runFor(2500);
      let ms = 0;
      await expect(async () => {
        await page.clock.runFor(100);
        ms = Number(await page.evaluate((name) => sessionStorage.getItem(name), key));
        expect(ms).toBeGreaterThan(0);
      }).toPass({ intervals: [0] });
      // A busy machine removes a message late, and never early.
      return Math.floor((ms - FADE_MS) / 1000);
    },
  };
}

test('full screen follows the arrow keys, closes on Escape and on Back, and returns the focus', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary(numbered(3));
  await page.goto('/library');
  const opener = page.getByRole('button', { name: 'Tela cheia' }).nth(1);
  await opener.click();
  const shown = (prompt: string) => page.getByRole('dialog', { name: `Tela cheia: ${prompt}` });
  await expect(shown('Criativo 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown('Criativo 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown('Criativo 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown('Criativo 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(shown('Criativo 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/library$/);
});

test('a download is named by the first 20 safe characters of the prompt, or by a default', {
  tag: '@long',
}, async ({ page, fillLibrary }) => {
  await fillLibrary([
    { prompt: 'Promoção: à vista — 50% OFF em São Paulo' },
    { prompt: null },
    { prompt: '🎁🎁' },
  ]);
  await page.goto('/library');
  for (const [index, name] of ['Promocao-a-vista-50.png', 'imagem.png', 'imagem.png'].entries()) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).nth(index).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    expect((await sharp(readFileSync(await download.path())).metadata()).format).toBe('png');
  }
});

test('a picture is given its product’s name, and is found by it', { tag: '@long' }, async ({
  page,
  fillLibrary,
}) => {
  await fillLibrary(numbered(3, { operation: 'remove_background' }));
  await page.goto('/library');
  await page.getByRole('button', { name: 'Tela cheia' }).first().click();
  await page.getByRole('button', { name: 'Dar nome à imagem' }).click();
  await page.getByLabel('Nome do produto').fill('Garrafa Térmica');
  await page.getByLabel('Nome do produto').press('Enter');
  await expect(page.getByText('Nome salvo')).toBeVisible();
  // Until its dialog is gone, Escape would be for that one.
  await expect(page.getByLabel('Nome do produto')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('termica');
  await counter(page, '1 - 1 de 1');
  await expect(page.getByText('Garrafa Térmica', { exact: true })).toBeVisible();
});

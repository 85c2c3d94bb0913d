import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../host/test.ts';

test('a seller reads an answer as it arrives, leaves the screen, and finds the whole answer on return', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/assistant');
  await expect(page.getByText('Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const field = page.getByLabel('Sua mensagem');
  await field.fill('Vendo canecas de cerâmica. Como tirar boas fotos?');
  await field.press('Enter');
  await expect(page.getByText('As fotos vendem antes do texto.', { exact: false })).toBeVisible();
  await expect(field).toBeDisabled();
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await expect(page).toHaveURL(/\/plans$/);
  await page.getByRole('link', { name: 'Assistente Andrômeda', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copiar resposta' })).toBeVisible();
  await expect(page.getByText('canecas de cerâmica:')).toBeVisible();
  await page.reload();
  await expect(page.getByText('canecas de cerâmica:')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByText('Campo vazio', { exact: true })).toBeVisible();
});

test('a seller who scrolls up during an answer stays there, and can jump to the end', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.setViewportSize({ width: 1000, height: 520 });
  await page.goto('/assistant');
  const field = page.getByLabel('Sua mensagem');
  for (const [before, question] of ['Como tirar fotos?', 'E o preço?'].entries()) {
    await field.fill(question);
    await field.press('Enter');
    // The field stays enabled until the question is drawn: only the whole answer tells that the next one may come.
    await expect(page.getByRole('button', { name: 'Copiar resposta' })).toHaveCount(before + 1);
  }
  const log = page.getByRole('log');
  await field.fill('Como vender mais?');
  await field.press('Enter');
  await expect(page.getByText('olhe nesta ordem', { exact: false })).toBeVisible();
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(page.getByRole('button', { name: 'Voltar ao fim' })).toBeVisible();
  await expect(field).toBeEnabled();
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'Voltar ao fim' }).click();
  await expect(page.getByText('me conte o produto e o preço', { exact: false })).toBeInViewport();
});

test('an error sentence and a toast replace the answer when the service fails', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'text_failed', requestId: 'r' } } }),
  );
  await page.goto('/assistant');
  await page.getByLabel('Sua mensagem').fill('Oi');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Desculpe, ocorreu um erro ao gerar a resposta.')).toBeVisible();
  await expect(
    page.getByText('Não foi possível gerar uma resposta no momento. Tente novamente mais tarde.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('Enter sends, Shift+Enter starts a line, and an Enter that completes an accent does not send', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/assistant');
  const field = page.getByLabel('Sua mensagem');
  await field.fill('Como');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('Como\n');
  const pressed = await composeAccent(page, 'tir', 'ã');
  expect(pressed).toEqual([{ key: 'Enter', isComposing: true }]);
  await expect(field).toHaveValue('Como\ntirã');
  await expect(page.getByRole('article')).toHaveCount(1);
  await field.press('Enter');
  await expect(page.getByRole('article', { name: 'Você' })).toHaveText('Como\ntirã');
});

/** Types `before`, composes `letter` as an input method does, and confirms it with Enter; returns the keys that the page received. */
async function composeAccent(page: Page, before: string, letter: string) {
  await page.evaluate(() => {
    const received: { key: string; isComposing: boolean }[] = [];
    Object.assign(window, { received });
    document.addEventListener('keydown', ({ key, isComposing }) => received.push({ key, isComposing }), true);
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.insertText', { text: before });
  await browser.send('Input.imeSetComposition', { text: letter, selectionStart: 1, selectionEnd: 1 });
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await browser.send('Input.insertText', { text: letter });
  return page.evaluate('window.received');
}

test('a seller keeps separate conversations, reopens them by address and list, renames them, and deletes them unless the deletion is undone', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/assistant');
  const field = page.getByLabel('Sua mensagem');
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Copiar resposta' })).toBeVisible();
    await expect(field).toBeEnabled();
  };
  await ask('Como tirar fotos?');
  const photos = page.url();
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  await expect(page.getByRole('list', { name: 'Perguntas para começar' })).toBeVisible();
  await ask('Como funciona o frete?');
  const list = page.getByRole('navigation', { name: 'Conversas' });
  await expect(list.getByRole('link')).toHaveText([/^Como funciona o frete\?/, /^Como tirar fotos\?/]);
  await expect(list.locator('[aria-current=page]')).toHaveText(/^Como funciona o frete\?/);
  await list.getByRole('link', { name: /^Como tirar fotos/ }).click();
  await expect(page).toHaveURL(photos);
  await expect(page.getByText('As fotos vendem antes do texto.', { exact: false })).toBeVisible();
  await expect(page.getByText('Entrega rápida', { exact: false })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Entrega rápida', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Entrega rápida', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Conversas' }).click();
  const sheet = page.getByRole('dialog', { name: 'Conversas' });
  const choose = async (where: Locator, title: string, what: string) => {
    await where.getByRole('button', { name: `Opções da conversa: ${title}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await choose(sheet, 'Como funciona o frete?', 'Renomear');
  await page.getByLabel('Nome da conversa').fill('Frete da loja');
  await page.getByLabel('Nome da conversa').press('Enter');
  await expect(sheet.getByRole('link')).toHaveText([/^Frete da loja/, /^Como tirar fotos\?/]);
  await choose(sheet, 'Como tirar fotos?', 'Excluir');
  await expect(sheet.getByRole('link')).toHaveText([/^Frete da loja/]);
  await sheet.getByRole('button', { name: 'Desfazer' }).click();
  await expect(sheet.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(list, 'Como tirar fotos?', 'Excluir');
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  expect((await deleted).status()).toBe(204);
  await page.goto(photos);
  await expect(page.getByText('Esta conversa não existe mais')).toBeVisible();
});

test('a seller edits a question, rates its answer, finds and exports the conversation, and a second tab shows it all', {
  tag: '@long',
}, async ({ page, seller, context }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/assistant');
  const field = page.getByLabel('Sua mensagem');
  for (const question of ['Como tirar fotos?', 'Como funciona o frete?']) {
    await field.fill(question);
    await field.press('Enter');
    await expect(field).toBeEnabled();
  }
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('article', { name: 'Você' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Editar pergunta' }).first().click();
  await page.getByRole('textbox', { name: 'Editar pergunta' }).fill('Como embalar vidro?');
  await page.getByRole('button', { name: 'Perguntar de novo' }).click();
  await expect(page.getByText('duas camadas', { exact: false })).toBeVisible();
  await expect(second.getByText('duas camadas', { exact: false })).toBeVisible();
  await expect(second.getByRole('article', { name: 'Você' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Boa resposta' }).click();
  await expect(second.getByRole('button', { name: 'Boa resposta', pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Boa resposta', pressed: true })).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Conversas' });
  await page.getByLabel('Buscar nas conversas').fill('xyzzy');
  await expect(page.getByText('Nenhuma conversa encontrada')).toBeVisible();
  await page.getByLabel('Buscar nas conversas').fill('camadas VIDRO');
  await expect(list.getByRole('link')).toHaveText([/^Como tirar fotos\?/]);
  await list.getByRole('button', { name: /^Opções da conversa/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Como-tirar-fotos.txt');
});

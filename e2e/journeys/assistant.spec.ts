import { expect, test } from '../host/test.ts';

test('a seller asks, reads the answer as it comes, goes elsewhere, and finds the whole of it', async ({
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

test('whoever scrolls up while an answer comes stays there, and has a way to the end', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.setViewportSize({ width: 1000, height: 520 });
  await page.goto('/assistant');
  const field = page.getByLabel('Sua mensagem');
  for (const question of ['Como tirar fotos?', 'E o preço?']) {
    await expect(field).toBeEnabled();
    await field.fill(question);
    await field.press('Enter');
    await expect(field).toBeEnabled();
  }
  const log = page.getByRole('log');
  await field.fill('Como vender mais?');
  await field.press('Enter');
  await expect(page.getByText('olhe nesta ordem', { exact: false })).toBeVisible();
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(page.getByRole('button', { name: 'Ir para o fim da conversa' })).toBeVisible();
  await expect(field).toBeEnabled();
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'Ir para o fim da conversa' }).click();
  await expect(page.getByText('me conte o produto e o preço', { exact: false })).toBeInViewport();
});

test('a failing service replaces the answer with the quoted sentence and the toast', async ({
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

import { expect, test } from '../host/test.ts';

test('an error stays as a banner, a success passes as a snackbar, and the bell lists both', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.clock.install();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByLabel('Nome completo').fill('Ana Primeira');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  const success = page.getByText('Nome atualizado com sucesso!');
  await expect(success).toBeVisible();
  // 3 s for the messages of the settings (docs/product.md#limits-and-times), and 300 ms of fade.
  await page.clock.runFor(3400);
  await expect(success).toBeHidden();

  await page.goto('/plans');
  await page.route('**/api/checkout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'ASSINAR' }).first().click();
  const banner = page.getByRole('alert').filter({ hasText: 'Erro interno do servidor.' });
  await expect(banner).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Fechar' }).click();
  await page.clock.runFor(400);
  await expect(banner).toBeHidden();

  await page.getByRole('button', { name: /Notificações/ }).click();
  const history = page.getByRole('dialog', { name: 'Notificações' });
  await expect(
    history.getByText('Erro interno do servidor. Tente novamente em alguns minutos.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(page.getByRole('button', { name: /Notificações/ })).toBeFocused();
});

test('the menu keeps the specified order, the phone’s menu closes on Escape and on navigation, and the layouts switch at 768 px', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.click();
  const plans = page.getByRole('link', { name: 'Planos', exact: true });
  await expect(plans).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plans).toBeHidden();
  await open.click();
  await plans.click();
  await expect(page).toHaveURL(/\/plans$/);
  await expect(plans).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(open).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Biblioteca',
    'Planos',
    'Configurações',
    'Gerador de Criativos',
    'Assistente Andrômeda',
    'Criador de Título',
    'Gerador de Palavras-chave',
    'Produtos e Anúncios',
  ]);
  await expect(plans).toBeVisible();
});

import type { Page } from '@playwright/test';
import { createSeller, enter } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const press = (page: Page) => page.getByRole('button', { name: /Google/ }).click();

test('a first sign-in with Google leads to the dashboard with a name and 5 credits', async ({ page }) => {
  await page.goto('/login');
  await press(page);
  await expect(page).toHaveURL(/\/google-demonstracao\?state=/);
  await expect(page.getByText('esta página está no lugar do Google')).toBeVisible();
  await page.getByLabel('Nome').fill('Carla do Google');
  await page.getByLabel('Email').fill('carla.google@example.com');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Sua conta: Carla do Google' })).toBeVisible();
  await expect(page.getByText('créditos restantes').first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('+5 créditos')).toHaveCount(1);
});

test('two tabs that sign in with Google at once create one account', { tag: '@long' }, async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/register');
    await press(tab);
    await tab.getByLabel('Email').fill('duas.abas@example.com');
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Continuar' }).click()));
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/dashboard$/);
    await expect(tab.getByText('créditos restantes').first()).toBeVisible();
    await tab.goto('/settings');
    await expect(tab.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
    await expect(tab.getByText('+5 créditos')).toHaveCount(1);
  }
});

test('a user who cancels at Google returns to the login without an error', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/library?page=2');
  await expect(page).toHaveURL(/\/login$/);
  await press(page);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const notice = page.getByText('Entrada com Google cancelada.');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/Erro/)).toHaveCount(0);
  // It is over the form, not over the pictures of the panel beside it.
  const panel = await page.getByText('Da foto do celular ao anúncio que vende.').boundingBox();
  const said = await notice.boundingBox();
  expect(said?.x).toBeGreaterThan((panel?.x ?? Number.NaN) + (panel?.width ?? 0));
});

test('the page that the user wanted opens after Google, also after a first try was cancelled', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/settings?a=1');
  await expect(page).toHaveURL(/\/login$/);
  await press(page);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByText('Entrada com Google cancelada.')).toBeVisible();
  await press(page);
  await page.getByLabel('Email').fill('volta.google@example.com');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/settings\?a=1$/);
  await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
});

test('an account with a password asks for it, and Google opens the account once it is linked', {
  tag: '@long',
}, async ({ page, server, openDevice }) => {
  const seller = await createSeller(server.url);
  const byGoogle = async (on: Page) => {
    await on.goto('/login');
    await press(on);
    await on.getByLabel('Email').fill(seller.email);
    await on.getByRole('button', { name: 'Continuar' }).click();
  };
  const refusal = 'Este email já tem uma conta com senha. Entre com a sua senha.';
  await byGoogle(page);
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByText(/Erro/)).toHaveCount(0);
  await page.getByLabel('Depois de entrar, conectar o Google à minha conta').check();
  await enter(page, seller);
  await expect(page.getByLabel('Email')).toHaveValue(seller.email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('créditos restantes').first()).toBeVisible();
  await page.getByRole('button', { name: /Sair/ }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await byGoogle(page);
  await expect(page).toHaveURL(/\/dashboard$/);

  const stranger = await openDevice(server.url);
  await byGoogle(stranger);
  await expect(stranger.getByText(refusal)).toBeVisible();
  await stranger.goto('/dashboard');
  await expect(stranger).toHaveURL(/\/login$/);
});

test('a link with a stranger’s tokens in its fragment signs no user in', async ({
  page,
  server,
  consoleErrors,
}) => {
  const { session } = await createSeller(server.url);
  const { access_token, refresh_token } = session;
  const tokens = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'signup' };
  await page.goto(`/library#${new URLSearchParams(tokens)}`);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('andromeda-session'))).toBeNull();
  expect(consoleErrors).toEqual([]);
});

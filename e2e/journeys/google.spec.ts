import { expect, test } from '../host/test.ts';

const press = (page: import('@playwright/test').Page) => page.getByRole('button', { name: /Google/ }).click();

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

test('two tabs that sign in with Google at once create one account', async ({ context }) => {
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

test('a user who cancels at Google returns to the login, which says so', async ({ page }) => {
  await page.goto('/login');
  await press(page);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/Erro ao fazer login com Google/)).toBeVisible();
});

test('the fake Google sign-in opens no account that has a password', async ({ page }) => {
  await page.goto('/login');
  await press(page);
  await page.getByLabel('Email').fill('demo@andromeda.local');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/Erro ao fazer login com Google/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

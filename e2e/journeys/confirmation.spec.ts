import { expect, type Page } from '@playwright/test';
import { confirmationLink, enter, newSeller, type Seller } from '../host/seller.ts';
import { test } from '../host/test.ts';

const strangersPassword = 'Do-estranho!2026';

/** What anybody can do with somebody else's address. */
async function registerAsStranger(url: string, email: string): Promise<void> {
  const { supabasePublishableKey } = await (await fetch(`${url}/api/config`)).json();
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabasePublishableKey },
    body: JSON.stringify({ email, password: strangersPassword, data: { full_name: 'Estranho' } }),
  });
  expect([200, 429]).toContain(answer.status);
}

async function register(page: Page, { fullName, email, password }: Seller): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill(fullName);
  await page.getByLabel('Telefone').fill('11987654321');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/\/email-verification$/);
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirme seu email' })).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirmar email' }).click();
  await expect(page.getByRole('heading', { name: 'Email Confirmado!' })).toBeVisible();
}

async function expectOnlyOwner(page: Page, { email, password }: Seller): Promise<void> {
  await page.goto('/login');
  await enter(page, { email, password: strangersPassword });
  await expect(
    page.getByText('Email ou senha incorretos. Por favor, verifique suas credenciais.'),
  ).toBeVisible();
  await enter(page, { email, password });
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('a stranger who registered an address cannot sign in once its owner has confirmed it', async ({
  page,
  server,
}) => {
  const owner = newSeller();
  await registerAsStranger(server.url, owner.email);
  await page.goto(await confirmationLink(server.url, owner.email));
  await choosePassword(page, owner.password);
  await expectOnlyOwner(page, owner);
});

test('an owner who registers after a stranger is asked for the password that counts', {
  tag: '@long',
}, async ({ page, server }) => {
  const owner = newSeller();
  await registerAsStranger(server.url, owner.email);
  await register(page, owner);
  await page.goto(await confirmationLink(server.url, owner.email));
  await choosePassword(page, owner.password);
  await expectOnlyOwner(page, owner);
});

test('a stranger who registers after the owner changes nothing', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const owner = newSeller();
  await register(page, owner);
  await registerAsStranger(server.url, owner.email);
  await page.goto(await confirmationLink(server.url, owner.email));
  await expect(page.getByRole('heading', { name: 'Email Confirmado!' })).toBeVisible();
  await expectOnlyOwner(page, owner);
});

import type { Page } from '@playwright/test';
import { enter } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

/** Makes the stored session look expired. */
const expire = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      if (!value.includes('refresh_token')) continue;
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), expires_at: 1 }));
    }
  });

test('tabs that find an expired session at the same time all stay signed in', async ({
  page,
  seller,
  context,
}) => {
  expect(seller.email).toBeTruthy();
  const tabs = [page, await context.newPage(), await context.newPage()];
  // The smallest address of the same origin.
  await page.goto('/readyz');
  await expire(page);
  await Promise.all(tabs.map((tab) => tab.goto('/settings')));
  for (const tab of tabs) await expect(tab.getByLabel('Nome completo')).toHaveValue(seller.fullName);
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByLabel('Nome completo')).toHaveValue(seller.fullName);
});

test('a sign-out in one tab signs out all tabs', async ({ page, seller, context }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByLabel('Nome completo')).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test('a session ended elsewhere leads to the login, and the typed text is there again', async ({
  page,
  seller,
}) => {
  const idea = 'Caneca de cerâmica em uma mesa de madeira, luz da manhã';
  await page.goto('/dashboard');
  await page.getByLabel('Sua ideia').fill(idea);
  await expect(page.getByRole('button', { name: 'Começar a Criar' })).toBeEnabled();
  await page.waitForFunction((text) => JSON.stringify(history.state ?? '').includes(text), idea);
  // The server refuses the session at its next refresh, which a tab does when the user returns to it, or by itself once it has expired.
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: 400,
        error_code: 'refresh_token_not_found',
        msg: 'Invalid Refresh Token: Refresh Token Not Found',
      },
    }),
  );
  await expire(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login$/);
  await page.unrouteAll();
  await enter(page, seller);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Sua ideia')).toHaveValue(idea);
});

test('a copied access token spends nothing after the sign-out', { tag: '@long' }, async ({
  page,
  seller,
  server,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/settings');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('andromeda-session') ?? '{}').access_token,
  );
  const authorization = `Bearer ${token}`;
  const call = (path: string, method = 'GET') =>
    fetch(`${server.url}${path}`, { method, headers: { authorization } }).then(({ status }) => status);
  expect(await call('/api/credits')).toBe(200);
  // The login is shown before the service has answered.
  const signedOut = page.waitForResponse(/\/auth\/v1\/logout/);
  await page.getByRole('button', { name: 'Sair', exact: true }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await signedOut;
  expect([
    await call('/api/credits'),
    await call('/api/generations', 'POST'),
    await call('/auth/v1/user'),
  ]).toEqual([401, 401, 401]);
});

test('the settings list the devices, and “Sair dos outros” leaves them', { tag: '@long' }, async ({
  page,
  seller,
  server,
  openDevice,
}) => {
  const other = await openDevice(server.url);
  await other.goto('/login');
  await enter(other, seller);
  await expect(other).toHaveURL(/\/dashboard$/);
  await page.goto('/settings');
  const devices = page.getByRole('region', { name: 'Dispositivos' });
  await expect(devices.getByText('Este dispositivo')).toBeVisible();
  // The confirmation's session is this page's; it came from no browser.
  await expect(devices.getByText(/^Chrome no /)).toHaveCount(1);
  await devices.getByRole('button', { name: 'Sair dos outros' }).click();
  await expect(page.getByText('Você saiu dos outros dispositivos.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await other.goto('/settings');
  await expect(other).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Nome completo')).toHaveValue(seller.fullName);
});

test('the login asks for patience after ten wrong passwords', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/login');
  const answers = Array.from({ length: 10 }, () =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'insistente@example.com', password: 'x' }),
    }),
  );
  await Promise.all(answers);
  await enter(page, { email: 'insistente@example.com', password: 'Errada!2026' });
  await expect(
    page.getByText('Muitas tentativas de login. Por favor, aguarde alguns minutos.'),
  ).toBeVisible();
});

test('the server sends the confirmation again on request and on a second sign-up', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.clock.install();
  const email = `de-novo-${Date.now()}@example.com`;
  const register = async () => {
    await page.goto('/register');
    await page.getByLabel('Nome completo').fill('Dora de Novo');
    await page.getByLabel('Telefone').fill('11987654321');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('Segredo!2026');
    await page.getByLabel('Confirmar senha').fill('Segredo!2026');
    await page
      .getByRole('button', { name: /Cadastrar|Criar conta/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/email-verification$/);
  };
  const mails = async () => {
    const all = (await (await fetch(`${server.url}/dev/inbox.json`)).json()) as { to: string }[];
    return all.filter(({ to }) => to === email).length;
  };
  await register();
  expect(await mails()).toBe(1);
  await expect(page.getByRole('button', { name: /Enviar novo link em \d+ s/ })).toBeDisabled();
  // Each second of the pause is its own timer.
  for (let second = 0; second < 61; second++) await page.clock.fastForward(1000);
  await page.getByRole('button', { name: 'Enviar novo link', exact: true }).click();
  await expect.poll(mails).toBe(2);
  await register();
  expect(await mails()).toBeGreaterThanOrEqual(2);
  await signInUnconfirmed(page, email);
});

async function signInUnconfirmed(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await enter(page, { email, password: 'Segredo!2026' });
  await expect(page).toHaveURL(/\/email-verification$/);
  await expect(
    page.getByText('Por favor, confirme seu email antes de fazer login. Verifique sua caixa de entrada.'),
  ).toBeVisible();
}

import { goWithin } from '../host/go-within.ts';
import { privacyContact } from '../host/server-pool.ts';
import { expect, test } from '../host/test.ts';

const pages = [
  ['Privacidade', '/privacidade', 'Seus direitos (LGPD, art. 18)'],
  ['Termos', '/termos', 'Créditos, planos e pagamento'],
  ['Cookies', '/cookies', 'Memória do navegador'],
] as const;

test('a visitor reads privacy, terms and cookies without an account, from the login', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/login`);
  for (const [label, path, part] of pages) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: label, exact: true }).click();
    const text = await opening;
    await expect(text).toHaveURL(`${server.url}${path}`);
    await expect(text.getByRole('heading', { name: part })).toBeVisible();
    await text.close();
  }
});

test('a seller opens them from the footer, and the privacy page says who handles the data here', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/privacidade');
  await expect(page.getByText(`(controlador) é ${privacyContact.controller}`)).toBeVisible();
  await expect(page.getByRole('link', { name: privacyContact.email }).first()).toBeVisible();
  await page.goto('/cookies');
  await expect(page.getByText('andromeda_visitor')).toBeVisible();
});

test('the cookies page lists every cookie and every stored key that a visit leaves', async ({
  page,
  seller,
  server,
  context,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/creative-generator/lote');
  await expect(page.getByText('Suas fotos aparecem aqui')).toBeVisible();
  await goWithin(page, '/dashboard');
  await expect(page.getByLabel('Sua ideia')).toBeVisible();
  await page.getByLabel('Sua ideia').fill('Caneca azul');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  const names = [...kept, ...(await context.cookies(server.url)).map(({ name }) => name)];
  expect(names.length).toBeGreaterThan(1);
  for (const name of names)
    await expect(page.getByRole('main'), name).toContainText(String(name.split(':')[0]));
});

import type { Locator } from '@playwright/test';
import { goWithin } from '../host/go-within.ts';
import { expect, test } from '../host/test.ts';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
}

const headers = [
  { path: '/library', words: /Mostrando/ },
  { path: '/creative-generator', words: /Créditos restantes/ },
  { path: '/mobile/alterar-fundo', words: /Créditos restantes/ },
];

test('the bell does not cover the words of a header', { tag: '@long' }, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { path, words } of headers)
    await test.step(path, async () => {
      await goWithin(page, path);
      const text = page
        .locator('main header')
        .getByText(words)
        .locator('xpath=ancestor-or-self::*[self::p or self::span][last()]');
      await expect(text.first()).toBeVisible();
      const bell = await box(page.getByRole('button', { name: /Notificações/ }));
      const textBox = await box(text.first());
      expect(textBox.x + textBox.width).toBeLessThanOrEqual(bell.x);
    });
});

test('a footer waits for the screen that would push it away', async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  const released = Promise.withResolvers<void>();
  await page.route(/\/remotes\/mfe-account\/.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/plans', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status', { name: 'Carregando' })).toBeVisible();
  await expect(page.getByText('Termos', { exact: true })).toBeHidden();
  released.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Escolha o plano ideal' })).toBeVisible();
  await expect(page.getByText('Termos', { exact: true })).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
});

test('the filters of the library stay in their place when the pictures arrive', { tag: '@long' }, async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  const released = Promise.withResolvers<void>();
  await page.route('**/api/images?*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/library', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Carregando suas imagens' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const search = page.getByLabel('Buscar na biblioteca');
  const before = await box(search);
  released.resolve();
  await expect(page.getByText('Mostrando 0 - 0 de 0 imagens')).toBeVisible();
  expect((await box(search)).y).toBe(before.y);
});

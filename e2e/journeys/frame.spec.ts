import type { Locator } from '@playwright/test';
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

for (const { path, words } of headers) {
  test(`the bell does not cover the words of the header on ${path}`, async ({ page, seller }) => {
    expect(seller.email).toBeTruthy();
    await page.goto(path);
    const text = page
      .locator('main header')
      .getByText(words)
      .locator('xpath=ancestor-or-self::*[self::p or self::span][last()]');
    await expect(text.first()).toBeVisible();
    const bell = await box(page.getByRole('button', { name: /Notificações/ }));
    const textBox = await box(text.first());
    expect(textBox.x + textBox.width).toBeLessThanOrEqual(bell.x);
  });
}

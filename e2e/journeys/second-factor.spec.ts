import type { Page } from '@playwright/test';
import { codeFor } from '../host/authenticator.ts';
import { enter } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /Sair/ }).first().click();
  await expect(page).toHaveURL(/\/login$/);
};

test('a seller turns the second factor on, signs in with a code, and with a recovery code once', async ({
  page,
  seller,
  consoleErrors,
}) => {
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await card.getByRole('button', { name: 'Ativar' }).click();
  await page.getByLabel('Sua senha').fill(seller.password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: 'Código QR com a chave da sua conta' })).toBeVisible();
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByLabel('Código de 6 dígitos').fill(codeFor(key));
  await page.getByRole('dialog').getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByRole('button', { name: 'Guardei os códigos' })).toBeVisible();
  const [recoveryCode = ''] = await page.getByRole('dialog').locator('code').allTextContents();
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(card.getByText('Restam 10 códigos de recuperação.')).toBeVisible();

  await leave(page);
  await enter(page, seller);
  // A code is taken once: the next step's counts already.
  await page.getByLabel('Código de 6 dígitos').fill(codeFor(key, 1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('créditos restantes').first()).toBeVisible();

  const recover = async () => {
    await leave(page);
    await enter(page, seller);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recoveryCode);
    await page.getByRole('button', { name: 'Confirmar' }).click();
  };
  await recover();
  await expect(page.getByText('créditos restantes').first()).toBeVisible();
  await recover();
  await expect(page.getByText('Código incorreto ou já usado.')).toBeVisible();
  // The browser writes every refusal there.
  consoleErrors.splice(0);
});

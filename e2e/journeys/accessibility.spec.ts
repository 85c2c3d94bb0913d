import type { Page } from '@playwright/test';
import { violationsOn } from '../host/axe.ts';
import { expect, test } from '../host/test.ts';

const publicScreens = [
  '/login',
  '/register',
  '/email-verification',
  '/forgot-password',
  '/reset-password',
  '/email-test',
  '/sucesso',
];
const screens = [
  '/dashboard',
  '/creative-generator',
  '/mobile/alterar-fundo',
  '/mobile/remover-fundo',
  '/mobile/editar-contexto',
  '/mobile/adicionar-texto',
  '/mobile/gerar-imagem',
  '/library',
  '/plans',
  '/settings',
  '/assistant',
  '/title-generator',
  '/keyword-generator',
  '/endereco-que-nao-existe',
];

/** Axe finds nothing in the light theme, and the dark theme keeps the contrast. */
async function expectNoViolations(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colours');
    expect(violations, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, path);
}

test('axe finds nothing on any screen of a signed-in seller', async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  for (const path of screens) await openScreen(page, path);
  await page.goto('/creative-generator');
  for (const name of [/^Editar Fundo/, /^Editar Imagem/, /^Adicionar Texto/, /^Geração de Imagem/]) {
    await page.getByRole('button', { name }).click();
    await expectNoViolations(page, `generator: ${name}`);
  }
});

test('axe finds nothing on any public screen', async ({ page }) => {
  for (const path of publicScreens) await openScreen(page, path);
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

async function expectNoViolations(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    path,
  ).toEqual([]);
}

async function openAction(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id }) => id),
    `generator: ${name}`,
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${theme}`, async ({ page, seller, context }) => {
    expect(seller.email).toBeTruthy();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of screens) await expectNoViolations(page, path);
    await page.goto('/creative-generator');
    for (const name of [/^Editar Fundo/, /^Editar Imagem/, /^Adicionar Texto/, /^Geração de Imagem/])
      await openAction(page, name);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    for (const path of publicScreens) await expectNoViolations(page, path);
  });
}

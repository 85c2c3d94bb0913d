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

/** What a theme can change: axe's rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing in the light theme, and the dark theme keeps the contrast. */
async function expectNoViolations(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await colorsHaveChanged(page);
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
      `${screen}, ${colorScheme}`,
    ).toEqual([]);
  }
}

/** A colour changes in a transition, however short; until its last frame is drawn, axe would see the old one. */
async function colorsHaveChanged(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
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

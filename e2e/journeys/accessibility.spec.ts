import type { Page } from '@playwright/test';
import { violationsOn } from '../host/axe.ts';
import { bffClient } from '../host/bff-client.ts';
import { onBothScreens } from '../host/devices.ts';
import { goWithin } from '../host/go-within.ts';
import { expect, test } from '../host/test.ts';

const publicScreens = [
  '/login',
  '/register',
  '/email-verification',
  '/forgot-password',
  '/reset-password',
  '/email-test',
  '/sucesso',
  '/privacidade',
  '/termos',
  '/cookies',
];
/** One of each remote. */
const firstScreens = ['/dashboard', '/library', '/settings', '/assistant', '/title-generator', '/produtos'];
const otherScreens = [
  '/creative-generator/lote',
  '/mobile/alterar-fundo',
  '/mobile/remover-fundo',
  '/mobile/editar-contexto',
  '/mobile/adicionar-texto',
  '/mobile/gerar-imagem',
  '/plans',
  '/keyword-generator',
  '/produtos/novo',
  '/endereco-que-nao-existe',
];

/** Axe finds nothing in the light theme, and the dark theme keeps the contrast, once nothing is loading any more. */
async function expectNoViolations(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label^="Carregando"]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colours');
    expect(violations, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

/** Opens the screens one after the other in the same document, as the menu does, and lets axe look at each. */
async function visit(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoViolations(page, first);
  for (const path of others) {
    await goWithin(page, path);
    await expectNoViolations(page, path);
  }
}

onBothScreens(
  () => {
    test('axe finds nothing on the first screen of each remote', async ({ page, seller }) => {
      expect(seller.email).toBeTruthy();
      await visit(page, firstScreens);
    });

    test('axe finds nothing on any other screen of a signed-in seller', { tag: '@long' }, async ({
      page,
      seller,
    }) => {
      expect(seller.email).toBeTruthy();
      await visit(page, [...otherScreens, '/creative-generator']);
      for (const name of [/^Editar Fundo/, /^Editar Imagem/, /^Adicionar Texto/, /^Geração de Imagem/]) {
        await page.getByRole('button', { name }).click();
        await expectNoViolations(page, `generator: ${name}`);
      }
    });

    test("axe finds nothing on a picture's history, nor on a tool that makes another like it", {
      tag: '@long',
    }, async ({ page, seller, server }) => {
      const client = await bffClient(server.url, seller);
      const { imageId } = await (await client.changeBackground()).json();
      const history = `/library/${imageId}/historia`;
      await visit(page, [history, `/mobile/alterar-fundo?como=${imageId}`, `${history}?passo=${imageId}`]);
    });

    test('axe finds nothing on any public screen', { tag: '@long' }, async ({ page }) => {
      await visit(page, publicScreens);
    });
  },
  { tag: '@long' },
);

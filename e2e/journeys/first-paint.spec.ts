import type { Page } from '@playwright/test';
import { onBothScreens } from '../host/devices.ts';
import { expect, test } from '../host/test.ts';

const screens = [
  ['/login', 'Que bom ver você', 'Entrar'],
  ['/register', 'Crie sua conta', 'Criar conta'],
  ['/forgot-password', 'Recuperar senha', 'Enviar Email'],
] as const;

/** Where everything that a visitor sees lies: fields, buttons, links, headings. */
const places = (page: Page) =>
  page
    .locator('h1, input, button, main a, main p, label')
    .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));

/** Holds all scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits for the typefaces themselves: before the style that names them has come, the set of them is empty and 'ready'. */
const fontsReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const families = ['Inter Variable', 'Bricolage Grotesque Variable'];
        const faces = await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
        return faces.every(({ length }) => length > 0);
      }),
    )
    .toBe(true);

onBothScreens(
  () => {
    for (const [path, title, action] of screens)
      test(`${path} is drawn before any script has come, cannot be used until then, and does not move`, async ({
        page,
      }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const drawing = page.locator('[inert]');
        await expect(drawing.getByRole('heading', { name: title, level: 1 })).toBeVisible();
        await expect(drawing.getByRole('button', { name: action, exact: true })).toBeVisible();
        await fontsReady(page);
        const drawn = await places(page);
        release();
        await expect(drawing).toHaveCount(0);
        expect(await places(page)).toEqual(drawn);
        await page.getByLabel('Email').fill('ana@loja.com.br');
        await expect(page.getByLabel('Email')).toHaveValue('ana@loja.com.br');
      });
  },
  { tag: '@long' },
);

/** Where what a signed-in user sees before the screen lies: the menu's links, the heading and what is below it. */
const framePlaces = (page: Page) =>
  page
    .locator('nav:not(footer nav) a, main h1, main h1 + p, header a')
    .evaluateAll((all) =>
      all.map((each) => [each.textContent, JSON.stringify(each.getBoundingClientRect())].join(' ')),
    );

onBothScreens(
  () => {
    test('a signed-in user who opens the product without a path sees the dashboard’s heading before any script has come', {
      tag: '@long',
    }, async ({ page, seller: _ }) => {
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('[inert][data-frame] h1')).toBeVisible();
      await fontsReady(page);
      const drawn = await framePlaces(page);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(await framePlaces(page)).toEqual(drawn);
    });
    test('a signed-in user’s page has its menu and its heading before any script has come, and neither moves', async ({
      page,
      seller: _,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/plans', { waitUntil: 'commit' });
      const title = 'Escolha o plano ideal para o seu negócio';
      const drawing = page.locator('[inert][data-frame]');
      await expect(drawing.locator('h1', { hasText: title })).toBeVisible();
      await fontsReady(page);
      const drawn = await framePlaces(page);
      expect(drawn.length).toBeGreaterThan(8);
      release();
      await expect(page.getByRole('button', { name: /ASSINAR/ }).first()).toBeVisible();
      await expect(drawing).toHaveCount(0);
      expect(await framePlaces(page)).toEqual(drawn);
    });
  },
  { tag: '@long' },
);

/** After how many milliseconds a page told the server that its shell has not started. */
const misses = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/shell-misses/'))
      .map(({ startTime }) => startTime),
  );

test('a page whose application does not come says so by itself and to the server, and opens once its files are there again', async ({
  page,
  context,
}) => {
  await context.route(/\/assets\//, (route) => route.abort());
  const drawn = await context.newPage();
  await Promise.all([page.goto('/cookies'), drawn.goto('/login')]);
  const notice = 'A Andrômeda ainda não carregou. Verifique sua internet e recarregue a página.';
  for (const opened of [page, drawn]) await expect(opened.getByRole('alert')).toContainText(notice);
  // A page that tells it earlier would count every visit as a failure.
  for (const opened of [page, drawn]) {
    await expect.poll(() => misses(opened)).toHaveLength(1);
    expect((await misses(opened))[0]).toBeGreaterThan(7900);
  }
  await context.unroute(/\/assets\//);
  for (const opened of [page, drawn]) await opened.getByRole('link', { name: 'Recarregar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawn.getByLabel('Email')).toBeEditable();
  for (const opened of [page, drawn])
    await expect(opened.getByRole('link', { name: 'Recarregar' })).toBeHidden();
  for (const opened of [page, drawn])
    for (const startTime of await misses(opened)) expect(startTime).toBeGreaterThan(7900);
});

import type { APIResponse, Page } from '@playwright/test';
import { bffClient } from '../host/bff-client.ts';
import { createSeller, demonstration, logIn, type RegisteredSeller, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Of the screen, in all. */
const MOST = 0.01;
/** Between a request and its answer, so that each step of a screen is drawn. */
const LATENCY_MS = 100;

/** The plain run has a document and a tool, and those on a phone alone. */
const plain = ['/privacidade', '/creative-generator'];
const drillOf = (size: typeof PHONE, path: string) =>
  size === DESKTOP || !plain.includes(path) ? { tag: '@long' } : {};

type Shift = { value: number; moved: string[] };

/** Notes from the first frame on what moves, and by how much. */
async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

function requireStill(shifts: readonly Shift[]): void {
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
}

/**
 * Answers each read of the administration as the first time: the openings of others are read again every few seconds, and
 * may make a line longer.
 */
async function holdAnswers(page: Page): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>();
  await page.route(/\/api\/admin\//, async (route) => {
    const address = route.request().url();
    const answer = answers.get(address) ?? route.fetch();
    answers.set(address, answer);
    await route.fulfill({ response: await answer });
  });
}

async function comeLate(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const rate = { downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...rate });
}

/** Opens a screen whose words are drawn before the first answer of the API comes, as a slow machine may draw it. */
async function openBeforeAnswers(page: Page, path: string, title: string): Promise<void> {
  const drawn = Promise.withResolvers<void>();
  await page.route(/\/api\//, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  drawn.resolve();
}

/** Waits until nothing on the screen is still to come, and that is drawn. */
async function settled(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('[data-placeholder], main > [role="status"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

for (const [size, path, title] of [
  [PHONE, '/privacidade', 'Privacidade'],
  [PHONE, '/termos', 'Termos de uso'],
  [PHONE, '/nao-existe', 'Unexpected Application Error!'],
  [PHONE, '/email-test', 'Teste de emails'],
  [DESKTOP, '/privacidade', 'Privacidade'],
] as const)
  test(
    `the words of ${path} stay where they are at ${size.width} px when the typeface arrives`,
    drillOf(size, path),
    async ({ page }) => {
      await page.setViewportSize(size);
      const shifts = await noteShifts(page);
      const released = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await released.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      released.resolve();
      await settled(page, title);
      requireStill(await shifts());
    },
  );

test('the typefaces are asked for before the screen that is written in them has come', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/cookies')).text();
  const asked = page.waitForRequest(/\.woff2$/);
  await page.route(/\.js$/, async (route) => {
    // The screen is a script that the page itself does not name.
    if (!html.includes(new URL(route.request().url()).pathname)) await asked;
    await route.continue();
  });
  await page.goto('/cookies', { waitUntil: 'commit' });
  await settled(page, 'Cookies');
});

for (const [size, path, title] of [
  [PHONE, '/creative-generator', 'Gerador de criativos'],
  [PHONE, '/creative-generator/lote', 'Várias fotos de uma vez'],
  [PHONE, '/library', 'Biblioteca'],
  [DESKTOP, '/library', 'Biblioteca'],
  [PHONE, '/produtos', 'Produtos e Anúncios'],
  [DESKTOP, '/settings', 'Configurações'],
] as const)
  test(
    `${path} stays where it is at ${size.width} px while its parts arrive`,
    drillOf(size, path),
    async ({ page, seller }) => {
      expect(seller.email).toBeTruthy();
      await page.setViewportSize(size);
      await comeLate(page);
      const shifts = await noteShifts(page);
      await openBeforeAnswers(page, path, title);
      await settled(page, title);
      requireStill(await shifts());
    },
  );

for (const size of [PHONE, DESKTOP])
  test(`a picture's history stays where it is at ${size.width} px while its parts arrive`, {
    tag: '@long',
  }, async ({ page, seller, server }) => {
    const client = await bffClient(server.url, seller);
    const { imageId } = await (await client.changeBackground()).json();
    await page.setViewportSize(size);
    await comeLate(page);
    const shifts = await noteShifts(page);
    await openBeforeAnswers(page, `/library/${imageId}/historia`, 'História');
    await settled(page, 'História');
    requireStill(await shifts());
  });

test('/title-generator stays where it is at 390 px when the price under its button arrives', async ({
  page,
  server,
}) => {
  await startSession(page, server.url, await createSeller(server.url));
  await page.setViewportSize(PHONE);
  const shifts = await noteShifts(page);
  await openBeforeAnswers(page, '/title-generator', 'Criador de Título');
  await expect(page.getByText(/^Gerações gratuitas que restam hoje/)).toBeVisible();
  await settled(page, 'Criador de Título');
  expect(await shifts()).toEqual([]);
});

test.describe('an administrator', () => {
  for (const [size, path, title] of [
    [PHONE, '/admin/remotes', 'Partes da aplicação'],
    [DESKTOP, '/admin', 'Admin'],
  ] as const)
    test(`sees ${path} stay where it is at ${size.width} px while its parts arrive`, {
      tag: '@long',
    }, async ({ page, server }) => {
      const session: Pick<RegisteredSeller, 'session'> = await logIn(server.url, demonstration);
      await startSession(page, server.url, session);
      await page.setViewportSize(size);
      await holdAnswers(page);
      await comeLate(page);
      const shifts = await noteShifts(page);
      await page.goto(path);
      await settled(page, title);
      requireStill(await shifts());
    });
});

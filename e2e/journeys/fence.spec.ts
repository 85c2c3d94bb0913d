import type { Page } from '@playwright/test';
import { buildForeignRemote, foreignFiles } from '../host/foreign-remote.ts';
import { runRelease } from '../host/release-cli.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

const away = 'Esta parte da Andrômeda não carregou';
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The colour of an element with the remote's own class, outside its screen. */
const colourOfItsClass = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('p');
    probe.className = 'cupons-f0e1d-1-title';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Whether the page runs a file of its own origin that comes without a hash. */
const runUnguarded = (page: Page, path: string) =>
  page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' });
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    path,
  );

/** The colour that a heading has when it comes, before anything is painted. */
const firstColourOf = (page: Page, text: string) =>
  page.evaluateHandle(
    (wanted) => ({
      colour: new Promise<string>((resolve) => {
        const seen = new MutationObserver(() => {
          const found = [...document.querySelectorAll('h1')].find((one) => one.textContent === wanted);
          if (found) resolve(getComputedStyle(found).color);
        });
        seen.observe(document.body, { childList: true, subtree: true });
      }),
    }),
    text,
  );

test('a remote of another build takes its styles with it, and none of its changed files runs', async ({
  page,
  seller,
  server,
  consoleErrors,
}) => {
  expect(seller.email).toBeTruthy();
  const shipped = await runRelease(server, 'mfe-cupons', '--from', buildForeignRemote());
  expect(shipped).toMatchObject({ code: 0, output: expect.stringContaining('no ar para todos') });
  await page.goto('/cupons');
  await expect(heading(page, 'Cupons')).toHaveCSS('color', 'rgb(1, 2, 3)');

  await test.step('its styles leave with its screen, and come back before it is painted', async () => {
    expect(await colourOfItsClass(page)).toBe('rgb(1, 2, 3)');
    await link(page, 'Biblioteca').click();
    await expect(heading(page, 'Biblioteca')).toBeVisible();
    expect(await colourOfItsClass(page)).not.toBe('rgb(1, 2, 3)');
    const first = await firstColourOf(page, 'Cupons');
    await link(page, 'Cupons').click();
    expect(await first.evaluate(({ colour }) => colour)).toBe('rgb(1, 2, 3)');
    await page.getByRole('button', { name: 'Ver todos' }).click();
    await expect(page.getByText('Nenhum cupom ainda')).toBeVisible();
  });

  for (const file of ['remoteEntry.js', ...Object.values(foreignFiles)])
    await test.step(`a changed ${file}`, async () => {
      await page.route(`**/remotes/mfe-cupons/**/${file}`, async (route) => {
        const answer = await route.fetch();
        const more = file.endsWith('.css') ? 'body{display:none}' : ';window.tampered=true';
        await route.fulfill({ response: answer, body: (await answer.text()) + more });
      });
      await page.goto('/cupons');
      if (file === foreignFiles.later) await page.getByRole('button', { name: 'Ver todos' }).click();
      await expect(page.getByText(away)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await page.unrouteAll();
      for (const error of consoleErrors.splice(0)) expect(error).toMatch(/valid digest|ChunkLoadError/);
    });
});

test('a page runs no script without a hash, and no changed part that a screen of ours loads later', async ({
  page,
  seller,
  consoleErrors,
}) => {
  expect(seller.email).toBeTruthy();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Excluir minha conta' })).toBeVisible();
  const preloaded = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  const later = asked.filter(
    (path) => /^\/remotes\/mfe-account\/.*\.js$/.test(path) && !preloaded.includes(path),
  );
  expect(later).not.toEqual([]);
  expect(await runUnguarded(page, later[0] ?? '')).toBe('refused');
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/Integrity-Policy/i);
  for (const path of later)
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered=true` });
    });
  await page.goto('/settings');
  await expect(page.getByText(away)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/valid digest|ChunkLoadError/);
});

test('visits to the screens of all remotes leave neither listeners nor nodes behind', {
  tag: '@long',
}, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  const screens = [
    ['Dashboard', /^Transforme suas ideias/],
    ['Biblioteca', 'Biblioteca'],
    ['Criador de Título', 'Criador de Título'],
    ['Assistente Andrômeda', 'Assistente Andrômeda'],
    ['Produtos e Anúncios', 'Produtos e Anúncios'],
    ['Configurações', 'Configurações'],
  ] as const;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      for (const [entry, name] of screens) {
        await link(page, entry).click();
        await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible();
      }
  };
  const measure = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
  };
  await page.goto('/library');
  // What is loaded or kept once, such as answers of the server, is there by then.
  await visit(2);
  const before = await measure();
  await visit(4);
  const after = await measure();
  // One leaked listener or node a visit would be twenty-four more.
  const grown = { listeners: after.listeners - before.listeners, nodes: after.nodes - before.nodes };
  expect(grown.listeners, JSON.stringify(grown)).toBeLessThan(24);
  expect(grown.nodes, JSON.stringify(grown)).toBeLessThan(24);
});

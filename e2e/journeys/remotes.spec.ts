import { expect, test } from '../host/test.ts';

const screens = [
  { remote: 'mfe-creatives', path: '/creative-generator', heading: 'Gerador de criativos' },
  { remote: 'mfe-library', path: '/library', heading: 'Biblioteca' },
  { remote: 'mfe-account', path: '/settings', heading: 'Configurações' },
  { remote: 'mfe-assistant', path: '/assistant', heading: 'Assistente Andrômeda' },
  { remote: 'mfe-text-tools', path: '/title-generator', heading: 'Criador de Título' },
] as const;

const failure = 'Esta parte da Andrômeda não carregou';

for (const { remote, path, heading } of screens) {
  test(`without ${remote} the rest works, and it comes back without a reload`, async ({ page, seller }) => {
    expect(seller.email).toBeTruthy();
    await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText(failure)).toBeVisible();

    const other = screens.find((screen) => screen.remote !== remote) ?? screens[0];
    await page.goto(other.path);
    await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();

    await page.goto(path);
    await expect(page.getByText(failure)).toBeVisible();
    await page.unroute(`**/remotes/${remote}/**`);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a remote whose files never arrive is given up, and the menu works meanwhile', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  await page.route('**/remotes/mfe-library/**', () => new Promise(() => undefined));
  await page.goto('/library', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await page.getByRole('link', { name: 'Biblioteca' }).click();
  await expect(page.getByText(failure)).toBeVisible({ timeout: 30_000 });
});

for (const file of ['remoteEntry', '__federation_expose_routes']) {
  test(`a remote whose ${file} was changed on its way does not run`, async ({
    page,
    seller,
    consoleErrors,
  }) => {
    expect(seller.email).toBeTruthy();
    await page.route(`**/remotes/mfe-library/**/${file}*.js`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.tampered = true;${await answer.text()}` });
    });
    await page.goto('/library');
    await expect(page.getByText(failure)).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    expect(consoleErrors.splice(0).join()).toContain('valid digest');
  });
}

test('only one copy of React and of the platform runs in the page', async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const { path, heading } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const shared = scripts.filter(
    (url) => url.includes('/remotes/') && /react|platform_src|design-system_src/.test(url),
  );
  expect(shared).toEqual([]);
});

import type { Page } from '@playwright/test';
import type { AndromedaServer } from '../host/andromeda-server.ts';
import { sellersOfBoth } from '../host/canary-sellers.ts';
import { brokenRemote, changeRemote } from '../host/changed-remote.ts';
import type { OpenDevice } from '../host/devices.ts';
import { runRelease } from '../host/release-cli.ts';
import { createSeller, demonstration, enter, type Seller, signIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

/** Opens a device on which the seller has signed in: the server knows them from the first screen on. */
async function openAs(openDevice: OpenDevice, { url }: AndromedaServer, seller: Seller): Promise<Page> {
  const page = await openDevice(url);
  await signIn(page, seller);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const go = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: link }).click();

test('two sellers use two versions of one screen at the same time, and each keeps their own', async ({
  openDevice,
  server,
}) => {
  const { folder, version } = changeRemote('mfe-text-tools', 'can1', [
    'Criador de Título',
    'Oficina de Título',
  ]);
  expect((await runRelease(server, 'mfe-text-tools', '--from', folder, '--canary', '50')).code).toBe(0);
  const { inside, outside } = await sellersOfBoth(server.url, 'mfe-text-tools', version);
  const sellers = [
    { page: await openAs(openDevice, server, inside), sees: 'Oficina de Título' },
    { page: await openAs(openDevice, server, outside), sees: 'Criador de Título' },
  ];
  const both = (step: (seller: (typeof sellers)[number]) => Promise<unknown>) =>
    Promise.all(sellers.map(step));
  const description = (page: Page) => page.getByRole('textbox', { name: /Descrição/ });

  await both(({ page }) => page.goto('/title-generator'));
  await both(({ page, sees }) => expect(heading(page, sees)).toBeVisible());
  await both(({ page }) => description(page).fill('Caneca de cerâmica azul com 350 ml'));
  await both(({ page }) => page.getByRole('button', { name: 'Gerar Títulos' }).click());
  await both(({ page }) => expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(3));
  await both(({ page }) => page.reload());
  await both(({ page, sees }) => expect(heading(page, sees)).toBeVisible());
  await both(({ page }) => go(page, 'Biblioteca'));
  await both(({ page }) => expect(heading(page, 'Biblioteca')).toBeVisible());
  await both(({ page, sees }) =>
    go(page, 'Criador de Título').then(() => expect(heading(page, sees)).toBeVisible()),
  );

  // On other devices too, from the first screen on: the server does not know the seller until they sign in.
  for (const [seller, sees] of [
    [inside, 'Oficina de Título'],
    [outside, 'Criador de Título'],
  ] as const) {
    const phone = await openDevice(server.url);
    await phone.goto('/title-generator');
    await enter(phone, seller);
    await expect(heading(phone, sees)).toBeVisible();
  }
});

test('the server withdraws a canary that breaks in browsers, no user loses the screen, and the trail says why', {
  tag: '@long',
}, async ({ openDevice, server }) => {
  const pages: Page[] = [];
  pages.push(await openAs(openDevice, server, demonstration));
  // The failures of five users withdraw it; those of one user count once.
  for (let others = 0; others < 4; others += 1) {
    const page = await openDevice(server.url);
    await startSession(page, server.url, await createSeller(server.url));
    pages.push(page);
  }
  const { folder, version } = brokenRemote('mfe-library', 'can2');
  expect((await runRelease(server, 'mfe-library', '--from', folder, '--canary', '100')).code).toBe(0);

  for (const page of pages) {
    for (const _ of ['once', 'twice']) {
      await page.goto('/library');
      await expect(heading(page, 'Biblioteca')).toBeVisible();
    }
    // A page reports what it has seen when the user leaves it.
    await page.goto('/settings');
  }
  const [page] = pages;
  if (!page) throw new Error('the administrator has the first page');
  await page.goto('/admin/remotes');
  const part = page.getByRole('region', { name: 'mfe-library' });
  const notice = part.getByRole('status');
  await expect(notice).toContainText('O canário foi retirado por falhar demais');
  await expect(notice).toContainText(new RegExp(`${version}, em .*: 5 falhas em \\d+ aberturas`));
  await expect(page.getByText('A Andrômeda retirou o canário por falhas')).toBeVisible();
  const versions = part.getByRole('table', { name: 'Versões de mfe-library' });
  await expect(versions.getByRole('row', { name: version })).not.toContainText('Canário 100%');
  const trail = await runRelease(server, 'trail', 'mfe-library');
  expect(trail.output).toContain(`A Andrômeda retirou o canário por falhas (`);
  expect(trail.output).toMatch(new RegExp(`5 falhas em \\d+ aberturas.*\\)  mfe-library ${version}`));
  expect((await runRelease(server, 'status', 'mfe-library')).output).not.toContain('canário');
});

test('the server withdraws a canary whose button throws though all of it loads, and an administrator reads the error', {
  tag: '@long',
}, async ({ openDevice, server }) => {
  const pages: Page[] = [await openAs(openDevice, server, demonstration)];
  for (let others = 0; others < 4; others += 1) {
    const page = await openDevice(server.url);
    await startSession(page, server.url, await createSeller(server.url));
    pages.push(page);
  }
  const { folder, version } = changeRemote('mfe-library', 'can3', [
    'children:"Limpar filtros"',
    'onClick:()=>{throw new TypeError("no filter of ana@loja.example.com")},children:"Limpar filtros"',
  ]);
  expect((await runRelease(server, 'mfe-library', '--from', folder, '--canary', '100')).code).toBe(0);

  for (const page of pages) {
    const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/remote-error-reports'));
    await page.goto('/library?search=nada');
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await reported;
  }
  const trail = async () => (await runRelease(server, 'trail', 'mfe-library')).output;
  await expect.poll(trail).toContain(`A Andrômeda retirou o canário por falhas (5 de 5 pessoas com erro`);
  const [page] = pages;
  if (!page) throw new Error('the administrator has the first page');
  await page.goto('/admin/remotes');
  const part = page.getByRole('region', { name: 'mfe-library' });
  const why = part.getByRole('status');
  await expect(why).toContainText('O canário foi retirado por falhar demais');
  await expect(why).toContainText('5 de 5 pessoas com erro (100%');
  await expect(why).toContainText(
    'TypeError: no filter of [e-mail], em src/features/library/empty-library.tsx:',
  );
  const thrown = part
    .getByRole('table', { name: 'Erros de mfe-library' })
    .getByRole('row', { name: version });
  await expect(thrown).toContainText('TypeError: no filter of [e-mail]');
  await expect(thrown.getByRole('cell', { name: '5', exact: true }).first()).toBeVisible();
});

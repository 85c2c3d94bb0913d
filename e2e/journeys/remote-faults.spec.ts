import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repository } from '../host/andromeda-server.ts';
import {
  brokenRelease,
  missingFiles,
  type RemoteFault,
  remoteFaults,
  sabotage,
  throwingScreen,
} from '../host/remote-faults.ts';
import { expect, test } from '../host/test.ts';

const screens = [
  { remote: 'mfe-library', path: '/library', link: 'Biblioteca', heading: 'Biblioteca' },
  { remote: 'mfe-creatives', path: '/dashboard', link: 'Dashboard', heading: 'Transforme suas ideias' },
  { remote: 'mfe-account', path: '/settings', link: 'Configurações', heading: 'Configurações' },
  { remote: 'mfe-assistant', path: '/assistant', link: 'Assistente', heading: 'Assistente Andrômeda' },
  {
    remote: 'mfe-text-tools',
    path: '/title-generator',
    link: 'Criador de Título',
    heading: 'Criador de Título',
  },
  {
    remote: 'mfe-catalogue',
    path: '/produtos',
    link: 'Produtos e Anúncios',
    heading: 'Produtos e Anúncios',
  },
] as const;
type Screen = (typeof screens)[number];

const away = 'Esta parte da Andrômeda não carregou';
/** The milliseconds within which the page must report a fault. */
const SOON = 10_000;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).first();
const failure = (page: Page, fault: RemoteFault) => page.getByText(fault.says ?? away).first();

async function expectReport(page: Page, fault: RemoteFault) {
  if (fault.endless) {
    // The time limit of the files begins when the page requests them.
    await expect(page.getByRole('main').getByRole('status', { name: 'Carregando' })).toBeVisible();
    await page.clock.fastForward(SOON - 1000);
  }
  await expect(failure(page, fault)).toBeVisible();
}

/** Credits, menu and another remote keep working while one is broken. */
async function restWorks(page: Page, broken: Screen) {
  const other = broken === library ? screens[2] : library;
  await expect(page.getByRole('region', { name: 'créditos restantes' })).toContainText('5');
  await menu(page).getByRole('link', { name: other.link }).click();
  await expect(heading(page, other.heading)).toBeVisible();
  await menu(page).getByRole('link', { name: broken.link }).click();
}

/** The page reports the fault of a screen, the rest works, and the repaired screen comes back without a reload. */
async function outlives(page: Page, screen: Screen, fault: RemoteFault, mend: () => void, errors: string[]) {
  await expectReport(page, fault);
  await restWorks(page, screen);
  await expectReport(page, fault);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  mend();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(heading(page, screen.heading)).toBeVisible();
  for (const error of errors.splice(0)) expect(error).toMatch(fault.inConsole ?? /^$/);
}

const [library, ...others] = screens;

for (const { faults, ofFaults, tag } of [
  { faults: 'one fault of each kind', ofFaults: remoteFaults.filter(({ variation }) => !variation), tag: [] },
  { faults: 'their variations', ofFaults: remoteFaults.filter(({ variation }) => variation), tag: '@long' },
])
  test(`${library.remote} survives ${faults}: the rest works, the page reports it, and the screen comes back without a reload`, {
    tag,
  }, async ({ page, seller, consoleErrors }) => {
    expect(seller.email).toBeTruthy();
    const saboteur = await sabotage(page);
    await page.clock.install();
    for (const fault of ofFaults)
      await test.step(fault.name, async () => {
        saboteur.break(library.remote, fault);
        await page.goto(library.path, { waitUntil: 'commit' });
        await outlives(page, library, fault, () => saboteur.mend(library.remote), consoleErrors);
      });
  });

// The shell loads every remote by the same code: what a fault does to one it does to all.
for (const fault of [missingFiles, throwingScreen])
  test(`every other remote survives ${fault.name}, while all of them have it`, { tag: '@long' }, async ({
    page,
    seller,
    consoleErrors,
  }) => {
    expect(seller.email).toBeTruthy();
    const saboteur = await sabotage(page);
    for (const { remote } of others) saboteur.break(remote, fault);
    await page.goto(library.path);
    for (const screen of others)
      await test.step(screen.remote, async () => {
        await menu(page).getByRole('link', { name: screen.link }).click();
        await outlives(page, screen, fault, () => saboteur.mend(screen.remote), consoleErrors);
      });
  });

test('the last good version replaces a live version that does not load, and only the server learns of it', async ({
  page,
  seller,
  consoleErrors,
}) => {
  expect(seller.email).toBeTruthy();
  const saboteur = await sabotage(page);
  const fault = brokenRelease('live', () => `throw new Error('broken release')`);
  saboteur.break('mfe-library', {
    ...fault,
    resolve: (remote) => ({ ...(fault.resolve?.(remote) ?? remote), fallback: remote }),
  });
  const told = page.waitForRequest((request) => request.url().endsWith('/api/remote-events'));
  await page.goto('/library');
  await expect(heading(page, 'Biblioteca')).toBeVisible();
  const events = (await told).postDataJSON();
  expect(events).toContainEqual(
    expect.objectContaining({ remote: 'mfe-library', version: 'broken', kind: 'load_failed' }),
  );
  expect(events).toContainEqual(expect.objectContaining({ remote: 'mfe-library', kind: 'loaded' }));
  expect(Object.keys(events[0]).sort()).toEqual(['kind', 'ms', 'remote', 'version']);
  expect(consoleErrors.splice(0).join()).toContain('broken release');
});

test('the page runs only one copy of every shared library, and no remote brings another', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const { path, heading: name } of screens) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
  }
  // A part of React that no minifier renames; federation and the shell's own scripts come again with each page.
  const react = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';
  const withReact = new Set<string>();
  for (const address of new Set(scripts))
    if ((await (await page.request.get(address)).text()).includes(react)) withReact.add(address);
  expect(scripts.filter((address) => withReact.has(address))).toHaveLength(screens.length);
  const shared = screens.flatMap(({ remote }) => sharedLibraries(remote));
  expect(shared.length).toBeGreaterThan(screens.length);
  expect(shared.filter(({ files }) => files.length > 0)).toEqual([]);
});

/** The libraries that a remote takes from the page, with the files that it brings for a page without them. */
function sharedLibraries(remote: string): { name: string; files: string[] }[] {
  const dist = join(repository, remote, 'dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8'));
  const manifest = JSON.parse(readFileSync(join(dist, version, 'mf-manifest.json'), 'utf8'));
  return manifest.shared.map(({ name, assets: { js } }: SharedInManifest) => ({
    name,
    files: [...js.sync, ...js.async],
  }));
}

interface SharedInManifest {
  name: string;
  assets: { js: { sync: string[]; async: string[] } };
}

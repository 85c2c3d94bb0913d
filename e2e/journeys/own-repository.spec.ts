import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waiting } from '@andromeda/tooling/waiting';
import { expect, type Page } from '@playwright/test';
import { type AndromedaServer, startAndromeda } from '../host/andromeda-server.ts';
import { sellersOfBoth } from '../host/canary-sellers.ts';
import { withDevices as test } from '../host/devices.ts';
import { leaveRepository, type OwnRepository } from '../host/own-repository.ts';
import { addLaterPart, type PlainFiles, plainFiles, takeExample } from '../host/plain-build.ts';
import { createSeller, signIn, startSession } from '../host/seller.ts';

test.describe.configure({ mode: 'serial' });

let own: OwnRepository;
let product: AndromedaServer;

test.beforeAll(async () => {
  own = leaveRepository();
  product = await startAndromeda();
});
test.afterAll(async () => {
  if (own) console.log(own.seconds());
  await product?.dispose();
  own?.dispose();
});

/** Runs npm in the new repository, which knows the product's address and its deploy token. */
function npm(...args: string[]): string {
  const env = {
    ANDROMEDA_URL: product.url,
    ANDROMEDA_TOKEN: readFileSync(join(product.dataDir, 'deploy-token'), 'utf8').trim(),
  };
  const { status, output } = own.run(['npm', ...args], { inside: 'mfe-cupons', env });
  expect(status, output).toBe(0);
  return output;
}

test('a team without this repository makes a remote from the packed kit, tests it, releases it to some users and then to all', {
  tag: '@long',
}, async ({ openDevice }) => {
  const version = JSON.parse(readFileSync('../tooling/kit/create-remote/package.json', 'utf8')).version;
  const tool = join(own.kit, `andromeda-create-remote-${version}.tgz`);
  const words = ['mfe-cupons', '--path', '/cupons', '--label', 'Meus cupons', '--icon', 'gem'];
  const made = own.run([
    'npm',
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=${tool}`,
    '--',
    'create-remote',
    ...words,
    '--kit',
    own.kit,
  ]);
  expect(made.output).toContain('✓ mfe-cupons está pronto: um repositório seu');
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  expect(npm('test')).toContain('9 passed');
  expect(npm('run', 'build')).toContain('✓ mfe-cupons está em');
  expect(npm('run', 'contract')).toContain('✓ mfe-cupons cumpre o contrato da plataforma: 6 verificações');
  const canary = npm('run', 'release', '--', '--canary', '10');
  expect(canary).toContain('✓ os tipos conferem com o contrato da plataforma');
  expect(canary).toContain('no ar para 10% das pessoas');
  expect(npm('exec', '--', 'andromeda', 'promote')).toContain('no ar para todos');

  const page = await openDevice(product.url);
  await startSession(page, product.url, await createSeller(product.url));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Meus cupons' }).click();
  await expect(page.getByRole('heading', { name: 'Meus cupons' })).toBeVisible();
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
  expect(routesOf(own)).toBeLessThan(4000);
});

test('a remote built by plain Rspack and federation runs in the page', { tag: '@long' }, async ({
  openDevice,
}) => {
  takeExample(join(own.folder, 'mfe-cupons'), 'rspack');
  npm('exec', '--', 'rspack', 'build', '-c', 'plain.config.mjs');
  expect(npm('exec', '--', 'andromeda', 'describe', 'plain')).toContain('✓ build.json de mfe-cupons 0.1.0');
  expect(npm('exec', '--', 'andromeda', 'contract', 'plain')).toContain('cumpre o contrato da plataforma');
  expect(npm('run', 'release', '--', '--from', 'plain')).toContain('no ar para todos');
  const page = await openDevice(product.url);
  await startSession(page, product.url, await createSeller(product.url));
  const entry = page.waitForRequest('**/mfe-cupons/0.1.0/remoteEntry.js');
  await page.goto('/cupons');
  await entry;
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
});

test('a remote built by plain Vite runs in the page under its hashes, and none of its changed files does', {
  tag: '@long',
}, async ({ openDevice }) => {
  const folder = join(own.folder, 'mfe-cupons');
  takeExample(folder, 'vite');
  addLaterPart(folder);
  npm('version', '0.2.0', '--no-git-tag-version');
  npm(...install, '@module-federation/vite@1.23.8');
  npm('exec', '--', 'vite', 'build', '-c', 'plain.config.mjs');
  expect(npm('exec', '--', 'andromeda', 'describe', 'plain')).toContain('✓ build.json de mfe-cupons 0.2.0');
  expect(npm('exec', '--', 'andromeda', 'contract', 'plain')).toContain('cumpre o contrato da plataforma');
  const canary = npm('run', 'release', '--', '--from', 'plain', '--canary', '50');
  expect(canary).toContain('no ar para 50% das pessoas');
  const { inside, outside } = await sellersOfBoth(product.url, 'mfe-cupons', '0.2.0');
  const page = await openDevice(product.url);
  const { all, title, visit } = screenOf(page);
  const files = plainFiles(join(folder, 'plain'));

  await test.step('a canary shows it to some, with what the page has: React once, the router and the components', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await signIn(page, inside);
    await visit();
    await all.click();
    await expect(page.getByText('Nenhum cupom ainda')).toHaveCSS('color', 'rgb(1, 2, 3)');
    const react = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';
    const withReact = new Set<string>();
    for (const address of new Set(scripts))
      if ((await (await page.request.get(address)).text()).includes(react)) withReact.add(address);
    expect([...withReact].map((address) => new URL(address).pathname)).toEqual([
      expect.stringMatching(/^\/assets\//),
    ]);
    const other = await openDevice(product.url);
    await signIn(other, outside);
    const entry = other.waitForRequest('**/mfe-cupons/0.1.0/remoteEntry.js');
    await other.goto('/cupons');
    await entry;
    await other.getByRole('link', { name: 'Biblioteca' }).click();
    await page.getByRole('link', { name: 'Biblioteca' }).click();
    await expect(page.getByRole('heading', { name: 'Biblioteca', level: 1 })).toBeVisible();
  });

  npm('exec', '--', 'andromeda', 'promote');
  await refuseChanged(page, '0.2.0', files);

  await test.step('what did not arrive is asked for again, from another address', async () => {
    await page.route(`**/mfe-cupons/0.2.0/${files.first}`, (route) => route.abort());
    const again = page.waitForRequest(`**/mfe-cupons/0.2.0/${files.first}?again=1`);
    await page.goto('/cupons');
    await again;
    await expect(title).toBeVisible();
    await page.unrouteAll();
  });

  npm('exec', '--', 'andromeda', 'rollback');
  await page.goto('/cupons');
  await expect(title).toBeVisible();
  await expect(all).toHaveCount(0);
});

test('a remote built by plain webpack and federation runs in the page, and none of its changed files does', {
  tag: '@long',
}, async ({ openDevice }) => {
  const folder = join(own.folder, 'mfe-cupons');
  takeExample(folder, 'webpack');
  addLaterPart(folder);
  npm('version', '0.3.0', '--no-git-tag-version');
  npm(...install, 'webpack@5.113.0', 'webpack-cli@7.3.1', 'esbuild-loader@4.5.0');
  npm('exec', '--', 'webpack', '-c', 'plain.config.mjs');
  expect(npm('exec', '--', 'andromeda', 'describe', 'plain')).toContain('✓ build.json de mfe-cupons 0.3.0');
  expect(npm('exec', '--', 'andromeda', 'contract', 'plain')).toContain('cumpre o contrato da plataforma');
  expect(npm('run', 'release', '--', '--from', 'plain')).toContain('no ar para todos');
  const page = await openDevice(product.url);
  await startSession(page, product.url, await createSeller(product.url));
  const { all, visit } = screenOf(page);
  await visit();
  await all.click();
  await expect(page.getByText('Nenhum cupom ainda')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await refuseChanged(page, '0.3.0', plainFiles(join(folder, 'plain')));
});

const install = ['install', '--save-dev', '--prefer-offline', '--no-audit', '--no-fund'];

/** What of the new remote's screen the configurations share. */
function screenOf(page: Page) {
  const all = page.getByRole('button', { name: 'Ver todos de /cupons' });
  const title = page.getByRole('heading', { name: 'Meus cupons' });
  // A version that takes longer than four seconds, as on a busy machine, gives way to the last good one.
  const visit = () =>
    expect(async () => {
      await page.goto('/cupons');
      await expect(all).toBeVisible();
    }).toPass({ timeout: waiting.test });
  return { all, title, visit };
}

/** Changes each file of a live version on its way. The last good version, which Rspack built, has no such button. */
async function refuseChanged(page: Page, version: string, files: PlainFiles) {
  const { all, title, visit } = screenOf(page);
  for (const [what, file] of Object.entries(files))
    await test.step(`a changed file of it does not run: ${what}`, async () => {
      await page.route(`**/mfe-cupons/${version}/${file}*`, async (route) => {
        const answer = await route.fetch();
        const more = file.endsWith('.css') ? 'body{display:none}' : ';window.tampered=true';
        await route.fulfill({ response: answer, body: (await answer.text()) + more });
      });
      if (what !== 'later') await page.goto('/cupons');
      else {
        await visit();
        await all.click();
        await expect(page.getByText('Esta parte da Andrômeda não carregou')).toBeVisible();
        await page.getByRole('button', { name: 'Tentar novamente' }).click();
      }
      await expect(title).toBeVisible();
      await expect(all).toHaveCount(0);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await page.unrouteAll();
    });
}

/** The bytes of the scripts of the built screen: it takes what it draws from the page, and brings no copy. */
function routesOf({ folder }: OwnRepository): number {
  const dist = join(folder, 'mfe-cupons/dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8'));
  const { exposes } = JSON.parse(readFileSync(join(dist, version, 'mf-manifest.json'), 'utf8'));
  const files: string[] = exposes[0].assets.js.sync;
  return files.reduce((sum, file) => sum + readFileSync(join(dist, version, file)).byteLength, 0);
}

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type AndromedaServer, startAndromeda } from '../host/andromeda-server.ts';
import { withDevices as test } from '../host/devices.ts';
import { leaveRepository, type OwnRepository } from '../host/own-repository.ts';
import { createSeller, startSession } from '../host/seller.ts';

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
  copyFileSync('../docs/examples/plain-rspack.config.mjs', join(own.folder, 'mfe-cupons/plain.config.mjs'));
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

/** The bytes of the scripts of the built screen: it takes what it draws from the page, and brings no copy. */
function routesOf({ folder }: OwnRepository): number {
  const dist = join(folder, 'mfe-cupons/dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8'));
  const { exposes } = JSON.parse(readFileSync(join(dist, version, 'mf-manifest.json'), 'utf8'));
  const files: string[] = exposes[0].assets.js.sync;
  return files.reduce((sum, file) => sum + readFileSync(join(dist, version, file)).byteLength, 0);
}

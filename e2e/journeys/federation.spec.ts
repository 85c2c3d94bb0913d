import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../host/andromeda-server.ts';
import { expect, test } from '../host/test.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const buildOf = (app: string) => {
  const dist = join(repository, app, 'dist');
  return join(dist, readJson(join(dist, 'current.json')).version);
};
const hosting: Record<string, { scripts: string[]; styles: string[] }> = readJson(
  join(buildOf('shell'), 'hosting.json'),
).parts;
/** The scripts and styles of a part of the shell. */
const filesOf = (part: string) => Object.values(hosting[part] ?? {}).flat();
/** Those with which the first remote comes. */
const federation = filesOf('federation');
const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

test('the sign-in screen loads federation only once the user types', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(fileOf(request.url())));
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => federation.includes(file))).toEqual([]);
  await page.getByLabel('Email').fill('ana@loja.com.br');
  await expect.poll(() => federation.filter((file) => !files.includes(file))).toEqual([]);
});

test('a page of a remote asks for each of its scripts once, federation with the page itself', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  const asked: string[] = [];
  page.on('request', (request) => {
    // Other remotes, which are made ready, have an entry of the same name.
    if (['script', 'stylesheet'].includes(request.resourceType()))
      asked.push(new URL(request.url()).pathname);
  });
  const html = (await (await page.goto('/library'))?.text()) ?? '';
  await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca' })).toBeVisible();
  const preloaded = [...html.matchAll(/rel="preload" as="\w+" href="([^"]+)" [^>]*integrity="sha384-/g)];
  expect(preloaded.map(([, path = '']) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(federation),
  );
  expect(asked.filter((file, index) => asked.indexOf(file) !== index)).toEqual([]);
});

test('a page asks at once for the parts of the design system that its first screen needs, and for no others', async ({
  page,
  seller,
}) => {
  expect(seller.email).toBeTruthy();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(fileOf(request.url())));
  const html = (await (await page.goto('/dashboard'))?.text()) ?? '';
  await expect(page.getByRole('button', { name: /^Arraste, clique ou cole/ })).toBeVisible();
  const dropzone = filesOf('dropzone');
  expect(dropzone).not.toEqual([]);
  for (const file of dropzone) expect(html).toContain(`/${file}" crossorigin`);
  const others = ['color-field', 'disclosure', 'earlier-remotes']
    .flatMap(filesOf)
    .filter((file) => !dropzone.includes(file));
  expect(others.length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => others.includes(file))).toEqual([]);
});

test('where a part of the design system did not load, another attempt brings the screen', {
  tag: '@long',
}, async ({ page, seller, server, consoleErrors }) => {
  expect(seller.email).toBeTruthy();
  await page.route(/\/dropzone\.\w+\.js$/, (route) => route.abort());
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('Esta parte da Andrômeda não carregou').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/ERR_FAILED|dropzone/);
});

test('where federation itself did not load, the page reports it, and another attempt brings the screen', async ({
  page,
  seller,
  server,
  consoleErrors,
}) => {
  expect(seller.email).toBeTruthy();
  await page.route(/\/assets\/[^/]+\/federation\.\w+\.js$/, (route) => route.abort());
  await page.goto(`${server.url}/library`);
  await expect(page.getByText('Esta parte da Andrômeda não carregou').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca' })).toBeVisible();
  for (const error of consoleErrors.splice(0)) expect(error).toContain('ERR_FAILED');
});

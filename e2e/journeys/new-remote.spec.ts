import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type AndromedaServer, startAndromeda } from '../host/andromeda-server.ts';
import { freePort } from '../host/free-port.ts';
import { copyProject, type ProjectCopy } from '../host/project-copy.ts';
import { createSeller, signIn } from '../host/seller.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let project: ProjectCopy;
let product: AndromedaServer;

const create = (...args: string[]) => project.run('tooling/create-remote/main.mjs', ...args);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = copyProject();
  const { said } = create('mfe-cupons', '--path', '/cupons', '--label', 'Meus cupons', '--icon', 'gem');
  expect(said).toContain('✓ mfe-cupons está pronto');
  expect(project.run('tooling/scripts/build.mjs').said).toContain('building mfe-cupons');
  product = await startAndromeda({ root: project.root });
});
test.afterAll(async () => {
  await product?.dispose();
  project?.dispose();
});

/** Sources of the new remote's screen. */
const screen = () => join(project.root, 'mfe-cupons/src/features/cupons/cupons-screen.tsx');

function rewrite(from: string, to: string) {
  writeFileSync(screen(), readFileSync(screen(), 'utf8').replace(from, to));
}

test('a new remote stands in the menu once it is built, and the shell stays as it was', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: product.url });
  await signIn(page, await createSeller(product.url));
  await page.getByRole('link', { name: 'Meus cupons' }).click();
  await expect(page.getByRole('heading', { name: 'Meus cupons' })).toBeVisible();
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
});

test('one remote is developed inside the running product, and a change shows without a reload', async ({
  browser,
}) => {
  const address = /daqui, o resto de \S+: (http:\/\/\S+)\/cupons/;
  const [, local = ''] = await project.start(
    address,
    { PORT: String(await freePort()) },
    'tooling/scripts/dev.mjs',
    'mfe-cupons',
    '--against',
    product.url,
  );
  const page = await browser.newPage({ baseURL: local });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await signIn(page, await createSeller(product.url));
  await page.getByRole('link', { name: 'Meus cupons' }).click();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  rewrite('Suas imagens mais recentes', 'Mudei esta frase');
  await expect(page.getByText('Mudei esta frase')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  // An open tab asks what is live by now: here it is what stands on this machine.
  const list = await page.evaluate(async () => (await fetch('/remotes.json')).json());
  expect(list.remotes.find(({ name }: { name: string }) => name === 'mfe-cupons')).toMatchObject({
    version: 'dev',
  });
  await page.getByRole('link', { name: 'Biblioteca' }).click();
  await expect(page.getByRole('heading', { name: 'Biblioteca' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('one remote runs alone, in every state that one chooses', async ({ page }) => {
  const port = await freePort();
  const [, local = ''] = await project.start(
    /sozinho: (http:\/\/\S+)\//,
    { PORT: String(port) },
    'tooling/scripts/alone.mjs',
    'mfe-cupons',
  );
  await page.goto(`${local}/`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await page.getByLabel('Estado').selectOption({ label: 'Vazio' });
  await expect(page.getByText('Nada por aqui ainda')).toBeVisible();
  await page.getByLabel('Estado').selectOption({ label: 'Erro' });
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});

test('a wish that cannot be is refused with what to change', () => {
  const { status, said } = create('mfe-cupons', '--path', '/library', '--label', 'Biblioteca');
  expect(status).toBe(1);
  expect(said).toContain('Já existe uma pasta chamada mfe-cupons. Escolha outro nome.');
  expect(said).toContain('O caminho /library já é de mfe-library. Escolha outro.');
  expect(said).toContain('O menu já tem "Biblioteca", de mfe-library. Escolha outro nome.');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type AndromedaServer, startAndromeda } from '../host/andromeda-server.ts';
import { withDevices as test } from '../host/devices.ts';
import { type Framework, installFrameworks, takeFramework } from '../host/framework-remotes.ts';
import { leaveRepository, type OwnRepository } from '../host/own-repository.ts';
import { createSeller, startSession } from '../host/seller.ts';

test.describe.configure({ mode: 'serial' });

let own: OwnRepository;
let product: AndromedaServer;

test.beforeAll(async () => {
  own = leaveRepository();
  installFrameworks(own);
  product = await startAndromeda();
});
test.afterAll(async () => {
  if (own) console.log(own.seconds());
  await product?.dispose();
  own?.dispose();
});

interface HowToBuild {
  change?: Record<string, (text: string) => string>;
  /** What runs before Vite. */
  before?: string[];
}

/** Builds a remote of the documents by its own Vite, checks its contract in a browser, and releases it to all. */
function release(framework: Framework, { change, before }: HowToBuild = {}): void {
  const name = takeFramework(own, framework, change);
  const env = {
    ANDROMEDA_URL: product.url,
    ANDROMEDA_TOKEN: readFileSync(join(product.dataDir, 'deploy-token'), 'utf8').trim(),
  };
  const run = (...program: string[]) => {
    const { status, output } = own.run(['npm', 'exec', '--', ...program], { inside: name, env });
    expect(status, output).toBe(0);
    return output;
  };
  if (before) run(...before);
  run('vite', 'build');
  run('andromeda', 'describe', 'plain');
  expect(run('andromeda', 'contract', 'plain')).toContain('cumpre o contrato da plataforma');
  expect(run('andromeda', 'release', '--from', 'plain')).toContain('no ar para todos');
}

async function openAsSeller(page: Page): Promise<void> {
  await startSession(page, product.url, await createSeller(product.url));
  await page.goto('/dashboard');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** How many styles of a remote act on the page. */
const stylesOf = (page: Page, remote: string) =>
  page.evaluate(
    (part) =>
      [...document.styleSheets].filter(({ href, disabled }) => href?.includes(part) && !disabled).length,
    `/${remote}/`,
  );

const greeting = /^Olá, Ana: você tem \d+ créditos\.$/;

/** The example says when it is there, and breaks when it is told to. */
const watched = {
  'points-screen.vue': (text: string) =>
    text
      .replace('{ computed, onMounted,', '{ computed, onMounted, onUnmounted,')
      .replace(
        'onMounted(load);',
        "onMounted(load);\nonMounted(() => document.body.classList.add('vue'));\nonUnmounted(() => document.body.classList.remove('vue'));",
      ),
  'routes.ts': (text: string) =>
    text.replace(
      'const now',
      "if (sessionStorage.getItem('sem-vue')) throw new Error('sem Vue');\n  const now",
    ),
};

test('a remote in Vue shows who the user is, navigates within its own paths, and leaves nothing behind', {
  tag: '@long',
}, async ({ openDevice }) => {
  release('vue', { change: watched });
  const page = await openDevice(product.url);
  await openAsSeller(page);

  await test.step('what the platform knows of the user, and its client', async () => {
    await goTo(page, 'Pontos');
    await expect(page.getByText(greeting)).toBeVisible();
    await expect(page.getByText('Cada imagem vale um ponto: 0')).toBeVisible();
    expect(await stylesOf(page, 'mfe-pontos')).toBe(1);
  });

  await test.step('its own paths, by links, by code and by the browser’s back', async () => {
    await goTo(page, 'Ver trocas');
    await expect(heading(page, 'Suas trocas')).toBeVisible();
    await expect(page).toHaveURL('/pontos/trocas');
    await page.goBack();
    await page.getByRole('button', { name: 'Trocar pontos' }).click();
    await expect(page.getByText('Pontos trocados', { exact: true })).toBeVisible();
    await expect(heading(page, 'Suas trocas')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Seus pontos')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/vue/);
  });

  await test.step('another screen takes its place, and it comes back', async () => {
    await goTo(page, 'Biblioteca');
    await expect(heading(page, 'Biblioteca')).toBeVisible();
    await expect(page.locator('body')).not.toHaveClass(/vue/);
    expect(await stylesOf(page, 'mfe-pontos')).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Seus pontos')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

const broken = 'Esta parte da Andrômeda não carregou';
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' }).click();

test('a remote in Vue that throws while it is mounted is a part that did not load, and another try mounts it', {
  tag: '@long',
}, async ({ openDevice }) => {
  const page = await openDevice(product.url);
  await openAsSeller(page);
  await page.evaluate(() => sessionStorage.setItem('sem-vue', 'sim'));
  await goTo(page, 'Pontos');
  await expect(page.getByText(broken)).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('sem-vue'));
  await tryAgain(page);
  await expect(heading(page, 'Seus pontos')).toBeVisible();

  await test.step('and so is one for which the shell’s own part did not come', async () => {
    const part = '**/foreign-screens*.js';
    await page.route(part, (route) => route.abort());
    await page.goto('/pontos');
    await expect(page.getByText(broken)).toBeVisible();
    await page.unroute(part);
    await tryAgain(page);
    await expect(heading(page, 'Seus pontos')).toBeVisible();
  });
});

test('a remote in Svelte stands beside those in Vue and React', { tag: '@long' }, async ({ openDevice }) => {
  release('svelte');
  const page = await openDevice(product.url);
  await openAsSeller(page);
  await goTo(page, 'Avisos');
  await expect(page.getByText(greeting)).toBeVisible();
  await goTo(page, 'Ver lidos');
  await expect(heading(page, 'Avisos lidos')).toBeVisible();
  await expect(page).toHaveURL('/avisos/lidos');
  await page.goBack();
  await expect(heading(page, 'Seus avisos')).toBeVisible();
  await goTo(page, 'Pontos');
  await expect(heading(page, 'Seus pontos')).toBeVisible();
  expect(await stylesOf(page, 'mfe-avisos')).toBe(0);
  await expect(heading(page, 'Seus avisos')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a remote in Angular, which starts asynchronously, stands beside those in Vue and React', {
  tag: '@long',
}, async ({ openDevice }) => {
  release('angular', { before: ['ngc', '-p', 'tsconfig.json'] });
  const page = await openDevice(product.url);
  await openAsSeller(page);
  await goTo(page, 'Recibos');
  await expect(page.getByText(greeting)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar recibo' }).click();
  await expect(page.getByText('Recibo guardado', { exact: true })).toBeVisible();
  await goTo(page, 'Ver antigos');
  await expect(heading(page, 'Recibos antigos')).toBeVisible();
  await expect(page).toHaveURL('/recibos/antigos');
  await page.goBack();
  await expect(heading(page, 'Seus recibos')).toBeVisible();
  await goTo(page, 'Pontos');
  await expect(heading(page, 'Seus pontos')).toBeVisible();
  expect(await stylesOf(page, 'mfe-recibos')).toBe(0);
  await goTo(page, 'Recibos');
  await expect(page.getByText(greeting)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

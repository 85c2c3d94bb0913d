import type { Page } from '@playwright/test';
import type { AndromedaServer } from '../host/andromeda-server.ts';
import { violationsOn } from '../host/axe.ts';
import { changeRemote } from '../host/changed-remote.ts';
import { runRelease } from '../host/release-cli.ts';
import { createSeller, demonstration, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const NAME = 'mfe-library';
const [before, after] = ['Biblioteca', 'Estante'];

const screen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function openAsAdministrator(page: Page, server: AndromedaServer): Promise<void> {
  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto(`${server.url}/library`);
  await screen(page, before);
}

/** The panel, from the user's menu or the preview's badge. */
async function openPanel(page: Page, from: 'menu' | 'badge') {
  if (from === 'badge') await page.getByRole('button', { name: 'Ver versões' }).click();
  else {
    await page.getByRole('button', { name: /^Sua conta/ }).click();
    await page.getByRole('menuitem', { name: 'Versões desta página' }).click();
  }
  return page.getByRole('dialog', { name: 'Versões desta página' });
}

test('an administrator chooses a version for themself in the page, a second browser sees nothing of it, and the ended link brings the first one back', {
  tag: '@long',
}, async ({ page, openDevice, startServer }) => {
  const server = await startServer({ env: { ADMIN_EMAILS: demonstration.email } });
  const { folder, version } = changeRemote(NAME, 'pan1', [before, after]);
  // The published version is shown to nobody.
  expect((await runRelease(server, NAME, '--from', folder, '--preview')).code).toBe(0);
  expect((await runRelease(server, 'preview', NAME, version, '--end')).output).toContain('prévia encerrada');
  await openAsAdministrator(page, server);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const panel = await openPanel(page, 'menu');
  const library = panel.getByRole('region', { name: NAME });
  await expect(library).toContainText('Construída no servidor');
  await expect(library).toContainText(/Aberta aqui · entrada (em \d|do cache)/);
  await expect(panel.getByRole('region', { name: 'Bibliotecas compartilhadas' })).toContainText(/react.*19/);
  expect(asked.some((address) => /\/versions\.\w+\.js/.test(address))).toBe(true);
  expect(await violationsOn(page, 'all')).toEqual([]);
  await library.getByRole('button', { name: /^Escolher versão/ }).click();
  await library.getByRole('combobox').selectOption(version);
  await library.getByRole('button', { name: 'Ver só para mim' }).click();
  await screen(page, after);
  expect(new URL(page.url()).search).toBe('');

  await test.step('a second browser sees nothing of it, and no code of the panel', async () => {
    const other = await openDevice(server.url);
    await startSession(other, server.url, await createSeller(server.url));
    const loaded: string[] = [];
    other.on('request', (request) => loaded.push(request.url()));
    await other.goto('/library');
    await screen(other, before);
    await expect(other.getByText(/^Prévia:/)).toHaveCount(0);
    await other.getByRole('button', { name: /^Sua conta/ }).click();
    await expect(other.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
    await expect(other.getByRole('menuitem', { name: 'Versões desta página' })).toHaveCount(0);
    expect(loaded.filter((address) => /\/versions\.\w+\.(js|css)/.test(address))).toEqual([]);
  });

  await test.step('the link is ended in the panel, and the first browser is back after a reload', async () => {
    const again = await openPanel(page, 'badge');
    await expect(again.getByRole('region', { name: NAME })).toContainText('Prévia até');
    const links = again.getByRole('region', { name: 'Links de prévia abertos' });
    await expect(links).toContainText('Aberto neste navegador');
    await links.getByRole('button', { name: 'Encerrar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
    await expect(again.getByText(/^A prévia foi encerrada/)).toBeVisible();
    await page.reload();
    await screen(page, before);
    await expect(page.getByText(/^Prévia:/)).toHaveCount(0);
  });
  const trail = (await runRelease(server, 'trail', NAME)).output;
  expect(trail).toContain('encerrou um link de prévia');
});

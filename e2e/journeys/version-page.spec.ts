import type { Page } from '@playwright/test';
import type { AndromedaServer } from '../host/andromeda-server.ts';
import { violationsOn } from '../host/axe.ts';
import { changeRemote } from '../host/changed-remote.ts';
import { runRelease } from '../host/release-cli.ts';
import { accessToken, createSeller, demonstration, logIn, startSession } from '../host/seller.ts';
import { smallStorybook } from '../host/small-storybook.ts';
import { expect, test } from '../host/test.ts';

const NAME = 'mfe-text-tools';

/** Whether the browser has drawn a picture, not only made room for it. */
const isDrawn = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);

async function openAsAdministrator(page: Page, server: AndromedaServer): Promise<void> {
  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto(`${server.url}/admin/remotes`);
}

test('an administrator opens the page of a released version and sees its screens, its stories and what it changes', {
  tag: '@long',
}, async ({ page, startServer }) => {
  // Its first release brings the pictures: on the shared server another journey may have released it already.
  const server = await startServer({ env: { ADMIN_EMAILS: demonstration.email } });
  const stories = smallStorybook(NAME, 'mfe-library');
  const released = await runRelease(server, NAME, '--stories', stories);
  expect(released.output).toMatch(/cumpre o contrato da plataforma: \d+ verificações, 4 imagens das telas/);
  expect(released.output, 'the story of the other remote stays out').toContain('1 história fotografada (');
  const version = /publicada (\S+)/.exec(released.output)?.[1] ?? '';
  const later = changeRemote(NAME, 'cat1', ['Criador de Título', 'Oficina de Título']);
  expect((await runRelease(server, NAME, '--from', later.folder)).code).toBe(0);

  await openAsAdministrator(page, server);
  // Unfolds the part, where nothing is going on in it.
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await page.getByRole('link', { name: version, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: version })).toBeVisible();
  const facts = page.getByRole('region', { name: NAME });
  await expect(facts).toContainText('Anterior');
  await expect(facts).toContainText('Publicada portoken mestre');
  await expect(facts).toContainText('Telas num navegadorConferidas');
  for (const name of ['/title-generator no celular', '/title-generator no computador'])
    await expect.poll(() => isDrawn(page, name)).toBe(name.endsWith('celular') ? 390 : 1440);
  await expect.poll(() => isDrawn(page, `Telas/${NAME}: Normal`)).toBe(390);
  expect(await violationsOn(page, 'all')).toEqual([]);
  await page.getByRole('button', { name: '/title-generator no celular' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();

  await page.goto(`${server.url}/admin/remotes/${NAME}/${later.version}`);
  const changes = page.getByRole('region', { name: 'O que mudou' });
  await expect(changes.getByLabel('Comparada com')).toHaveValue(version);
  await expect(changes.getByRole('region', { name: 'Arquivos' })).toContainText('com o mesmo peso');
  await expect(page.getByText(/^Esta versão foi publicada sem imagens/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('mostrou a todos');
});

test('a seller reads neither a version nor its pictures', async ({ server }) => {
  const token = await accessToken(server.url, await createSeller(server.url));
  const address = `${server.url}/api/remotes/${NAME}/versions/1.0.0`;
  const status = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${address}${path}`, { headers })).status;
  for (const path of ['', '/pictures/screen-01-phone.webp']) {
    expect(await status(path, {})).toBe(401);
    expect(await status(path, { authorization: `Bearer ${token}` })).toBe(403);
  }
});

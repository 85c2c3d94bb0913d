import type { Page } from '@playwright/test';
import { changeRemote } from '../host/changed-remote.ts';
import { runRelease } from '../host/release-cli.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

const minutes = (count: number) => count * 60_000;
const hint = 'Há uma versão nova desta tela';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const go = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: link }).click();

/** Advances the page's clock until the page has asked for the live versions. */
async function asksForVersions(page: Page) {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/remotes.json'));
  await page.clock.fastForward(minutes(6));
  await asked;
}

/**
 * Leaves the library and returns until it has this title: the page reads the answer some time after it asked, and shows
 * the last good version if the live one takes more than four seconds to arrive.
 */
async function visitsUntil(page: Page, title: string) {
  const either = page.getByRole('heading', { level: 1, name: /^(Biblioteca|Estante)$/ });
  await expect(async () => {
    await go(page, 'Configurações');
    await expect(heading(page, 'Configurações')).toBeVisible();
    await go(page, 'Biblioteca');
    await expect(either).toBeVisible();
    expect(await either.textContent()).toBe(title);
  }).toPass();
}

test('an open tab keeps its screen through a release and a rollback, and loads the live version at the next visit', {
  tag: '@long',
}, async ({ page, seller, server }) => {
  expect(seller.email).toBeTruthy();
  await page.clock.install();
  await page.goto('/dashboard');
  await go(page, 'Biblioteca');
  await expect(heading(page, 'Biblioteca')).toBeVisible();
  await page.getByRole('searchbox').fill('caneca azul');

  const { folder } = changeRemote('mfe-library', 'tab1', ['Biblioteca', 'Estante']);
  const released = await runRelease(server, 'mfe-library', '--from', folder);
  expect(released.code, released.output).toBe(0);
  await asksForVersions(page);
  await expect(page.getByText(hint)).toBeHidden();
  // The three minutes begin when the page reads the answer, some time after it arrived. The page ignores an answer that
  // arrives too late, and asks again after five minutes.
  await expect(async () => {
    await page.clock.fastForward(minutes(4));
    expect(await page.getByText(hint).isVisible()).toBe(true);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible();
  await expect(heading(page, 'Biblioteca')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('caneca azul');

  await go(page, 'Configurações');
  await expect(page.getByText(hint)).toBeHidden();
  await visitsUntil(page, 'Estante');

  expect(await runRelease(server, 'rollback', 'mfe-library')).toMatchObject({ code: 0 });
  await asksForVersions(page);
  await visitsUntil(page, 'Biblioteca');
});

test('a tab whose version was removed continues with the live version, without a reload', {
  tag: '@long',
}, async ({ page, seller, server, consoleErrors }) => {
  expect(seller.email).toBeTruthy();
  await page.clock.install();
  await page.goto('/dashboard');
  const removed = await page.evaluate(async () => {
    const { remotes } = await (await fetch('/remotes.json')).json();
    return remotes.find(({ name }: { name: string }) => name === 'mfe-creatives').baseUrl as string;
  });
  const texts = ['Gerador de criativos', 'Oficina de criativos'] as const;
  const { folder } = changeRemote('mfe-creatives', 'tab2', texts);
  const released = await runRelease(server, 'mfe-creatives', '--from', folder);
  expect(released.code, released.output).toBe(0);
  await page.route(`**${removed}**`, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  await go(page, 'Gerador de Criativos');
  await expect(heading(page, 'Oficina de criativos')).toBeVisible();
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  for (const error of consoleErrors.splice(0)) expect(error).toContain('ChunkLoadError');
});

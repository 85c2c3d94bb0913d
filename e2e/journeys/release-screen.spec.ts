import type { Page } from '@playwright/test';
import { violationsOn } from '../host/axe.ts';
import { changeRemote } from '../host/changed-remote.ts';
import { runRelease } from '../host/release-cli.ts';
import { demonstration, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

async function confirm(page: Page, opens: string, name: string): Promise<void> {
  await page.getByRole('button', { name: opens }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

test('an administrator sees which users get which version, changes that, and learns of a conflicting change', async ({
  page,
  server,
}) => {
  const [first, second] = ['adm1', 'adm2'].map((mark) =>
    changeRemote('mfe-library', mark, ['Biblioteca', 'Estante']),
  );
  if (!first || !second) throw new Error('two versions were asked for');
  expect((await runRelease(server, 'mfe-library', '--from', first.folder)).code).toBe(0);
  expect((await runRelease(server, 'mfe-library', '--from', second.folder, '--canary', '25')).code).toBe(0);

  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Partes da aplicação' }).click();
  const versions = page.getByRole('table', { name: 'Versões de mfe-library' });
  await expect(versions.getByRole('row', { name: second.version })).toContainText('Canário 25%');
  await expect(page.getByText('token mestre mostrou a 25% das pessoas')).toBeVisible();
  expect(await violationsOn(page, 'all')).toEqual([]);

  await confirm(page, `Mostrar a todos: ${second.version}`, 'Mostrar a todos');
  await expect(versions.getByRole('row', { name: second.version })).toContainText('No ar');
  expect((await runRelease(server, 'status', 'mfe-library')).output).toContain(second.version);

  const part = page.getByRole('region', { name: 'mfe-library' });
  await part.getByRole('button', { name: 'Voltar à anterior' }).click();
  expect(await violationsOn(page, 'all', '[role="alertdialog"]')).toEqual([]);
  await runRelease(server, 'canary', 'mfe-library', '5', first.version);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar versão' }).click();
  await expect(page.getByText('Alguém mudou isto agora há pouco. Veja o estado atual.')).toBeVisible();
  await expect(versions.getByRole('row', { name: first.version })).toContainText('Canário 5%');
});

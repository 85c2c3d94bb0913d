import type { Page } from '@playwright/test';
import type { AndromedaServer } from '../host/andromeda-server.ts';
import { violationsOn } from '../host/axe.ts';
import { changeRemote } from '../host/changed-remote.ts';
import type { OpenDevice } from '../host/devices.ts';
import { runRelease } from '../host/release-cli.ts';
import { createSeller, demonstration, logIn, type RegisteredSeller, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

const [before, after] = ['Biblioteca', 'Estante'];

type Session = Pick<RegisteredSeller, 'session'>;

async function visit(openDevice: OpenDevice, server: AndromedaServer, session: Session): Promise<Page> {
  const page = await openDevice(server.url);
  await startSession(page, server.url, session);
  return page;
}

async function seesLibrary(page: Page, name: string) {
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** A deploy token that this administrator made in their session. */
async function newToken({ url }: AndromedaServer, { session }: Session): Promise<string> {
  const answer = await fetch(`${url}/api/remote-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'mfe-library', label: 'CI da biblioteca' }),
  });
  return (await answer.json()).secret;
}

async function openPart(page: Page) {
  await page.goto('/admin/remotes');
  return page.getByRole('region', { name: 'mfe-library' });
}

test('a second administrator approves what a token asks for, and a locked part refuses changes and rolls back', {
  tag: '@long',
}, async ({ openDevice, startServer }) => {
  const first = await startServer();
  const second = await createSeller(first.url);
  await first.stop();
  // An administrator is named at the start, once the account is confirmed.
  const env = { ADMIN_EMAILS: `${demonstration.email},${second.email}` };
  const server = await startServer({ dataDir: first.dataDir, env });
  const maker = await logIn(server.url, demonstration);
  const makersPage = await visit(openDevice, server, maker);
  const othersPage = await visit(openDevice, server, await logIn(server.url, second));
  const seller = await visit(openDevice, server, await createSeller(server.url));
  await seesLibrary(seller, before);

  await test.step('a token asks, and nobody sees the version yet', async () => {
    const part = await openPart(makersPage);
    await part.getByRole('button', { name: 'Exigir aprovação: mfe-library' }).click();
    await makersPage.getByRole('alertdialog').getByRole('button', { name: 'Exigir aprovação' }).click();
    await expect(part.getByText('Mudanças pedem aprovação')).toBeVisible();
    const { folder } = changeRemote('mfe-library', 'grd1', [before, after]);
    const token = await newToken(server, maker);
    const asked = await runRelease(server, 'mfe-library', '--from', folder, '--token', token);
    expect(asked.output).toContain('Pedido feito: espera a aprovação de outra pessoa');
    expect(asked.code).toBe(8);
    expect((await runRelease(server, 'status', 'mfe-library')).output).toContain(
      'por CI da biblioteca; espera',
    );
    await seesLibrary(seller, before);
  });

  await test.step('who made the token cannot approve, another administrator can', async () => {
    const own = await openPart(makersPage);
    await own.getByRole('button', { name: 'Ver pedido' }).click();
    const dialog = makersPage.getByRole('dialog');
    await expect(dialog.getByText('outra pessoa decide')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Aprovar' })).toHaveCount(0);
    const part = await openPart(othersPage);
    await part.getByRole('button', { name: 'Ver pedido' }).click();
    expect(await violationsOn(othersPage, 'all', '[role="dialog"]')).toEqual([]);
    await othersPage.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
    await expect(othersPage.getByText(/^no lugar de .*; a pedido de CI da biblioteca$/)).toBeVisible();
    await seesLibrary(seller, after);
  });

  await test.step('a locked part refuses even the master token, and rolls back', async () => {
    const part = await openPart(othersPage);
    await part.getByRole('button', { name: 'Travar: mfe-library' }).click();
    await othersPage.getByLabel('Motivo').fill('Black Friday');
    await othersPage.getByRole('dialog').getByRole('button', { name: 'Travar' }).click();
    await expect(part.getByText(/^Travado por .*: Black Friday$/)).toBeVisible();
    const { version } = changeRemote('mfe-library', 'grd1', [before, after]);
    const refused = await runRelease(server, 'canary', 'mfe-library', '5', version);
    expect(refused.output).toContain(`Travado por ${second.email} em`);
    expect(refused.code).toBe(5);
    const back = await runRelease(server, 'rollback', 'mfe-library');
    expect(back.output).toContain(`segue travado por ${second.email}`);
    expect(back.code).toBe(0);
    await seesLibrary(seller, before);
    expect((await runRelease(server, 'unlock', 'mfe-library')).code).toBe(0);
  });
});

import type { Page } from '@playwright/test';
import { changeRemote } from '../host/changed-remote.ts';
import { runRelease } from '../host/release-cli.ts';
import { createSeller, demonstration, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

const partOf = (page: Page, name = 'mfe-library') => page.getByRole('region', { name, exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

test('a member of a team shows a version to some users and not to all, under their own name, until they are removed', {
  tag: '@long',
}, async ({ openDevice, server }) => {
  const { folder, version } = changeRemote('mfe-library', 'team1', ['Biblioteca', 'Acervo']);
  expect((await runRelease(server, 'mfe-library', '--from', folder, '--preview')).code).toBe(0);
  const member = await createSeller(server.url);
  const [admins, members] = [await openDevice(server.url), await openDevice(server.url)];
  await startSession(admins, server.url, await logIn(server.url, demonstration));
  await startSession(members, server.url, member);
  const team = partOf(admins, 'Equipe de mfe-library');

  await test.step('an administrator adds a user by their address', async () => {
    await admins.goto('/admin/remotes');
    await admins.getByRole('button', { name: 'Equipe: mfe-library' }).click();
    await team.getByRole('button', { name: 'Adicionar' }).click();
    const dialog = admins.getByRole('dialog');
    await dialog.getByLabel('Email').fill(member.email);
    await dialog.getByLabel('Papel').selectOption('Mostra a parte');
    await dialog.getByRole('button', { name: 'Adicionar' }).click();
    await expect(team.getByRole('row', { name: member.email })).toContainText('Mostra a parte');
  });

  await test.step('the member finds one part in the menu, opens a canary, and is offered no promotion', async () => {
    await members.goto('/dashboard');
    await members.getByRole('link', { name: 'Partes da aplicação' }).click();
    await expect(partOf(members).getByText('Você pode mostrar versões a parte das pessoas')).toBeVisible();
    await expect(members.getByRole('heading', { level: 2, name: /^(mfe-|shell)/ })).toHaveCount(1);
    await partOf(members)
      .getByRole('button', { name: `Canário: ${version}` })
      .click();
    await members.getByLabel('Parte das pessoas, em %').fill('25');
    await confirm(members, 'Começar canário');
    await expect(partOf(members).getByRole('definition').filter({ hasText: version })).toContainText('25%');
    await expect(members.getByRole('button', { name: /^Mostrar a todos/ })).toHaveCount(0);
    const refused = await fetch(`${server.url}/api/remotes/mfe-library/changes`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ action: 'promote', version, revision: 1 }),
    });
    expect(refused.status).toBe(403);
    const trail = (await runRelease(server, 'trail', 'mfe-library')).output;
    expect(trail).toContain(member.email);
    await expect(members.getByText(`${member.email} mostrou a 25% das pessoas`)).toBeVisible();
  });

  await test.step('once removed, what they press is refused, and they see nothing of it', async () => {
    await members.getByRole('button', { name: 'Retirar canário' }).click();
    await team.getByRole('button', { name: `Remover: ${member.email}` }).click();
    await confirm(admins, 'Remover');
    await expect(team.getByText('Ninguém está na equipe ainda')).toBeVisible();
    await confirm(members, 'Retirar canário');
    const refusal = members.getByRole('heading', {
      name: 'Esta área é só para administradores e para a equipe da parte',
    });
    await expect(refusal).toBeVisible();
    await members.goto('/dashboard');
    await expect(members.getByRole('link', { name: 'Configurações' })).toBeVisible();
    await expect(members.getByRole('link', { name: 'Partes da aplicação' })).toHaveCount(0);
    await members.goto('/admin/remotes');
    await expect(refusal).toBeVisible();
  });
});

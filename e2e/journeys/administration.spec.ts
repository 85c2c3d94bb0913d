import { turnOnSecondFactor } from '../host/authenticator.ts';
import { createSeller, demonstration, enter, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('an administrator gives credits, blocks and unblocks a seller, and the log shows it', {
  tag: '@long',
}, async ({ page, server, openDevice }) => {
  const seller = await createSeller(server.url);
  const other = await openDevice(server.url);
  await startSession(other, server.url, seller);
  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Pessoas' }).click();
  await page.getByLabel('Email ou nome').fill(seller.email.slice(0, 12));
  await page.getByRole('link', { name: new RegExp(seller.email) }).click();

  await test.step('credits are given once, with a reason', async () => {
    await page.getByRole('button', { name: 'Mudar créditos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Quantos').fill('10');
    await dialog.getByLabel('Motivo').fill('Foto que saiu errada');
    await dialog.getByRole('button', { name: 'Dar créditos' }).dblclick();
    await expect(page.getByText('Créditos atualizados.')).toBeVisible();
    await expect(page.getByText('+10 créditos')).toHaveCount(2);
    await other.goto('/settings');
    await expect(other.getByText('Créditos da equipe Andrômeda')).toBeVisible();
  });

  await test.step('a blocked seller is out at once, and the login says why', async () => {
    await page.getByRole('button', { name: 'Bloquear' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Motivo').fill('Uso indevido');
    await dialog.getByRole('button', { name: 'Bloquear' }).click();
    await expect(page.getByRole('button', { name: 'Desbloquear' })).toBeVisible();
    await other.goto('/library');
    await expect(other).toHaveURL(/\/login$/);
    await enter(other, seller);
    await expect(
      other.getByText('Sua conta está bloqueada: escreva para o suporte da Andrômeda.'),
    ).toBeVisible();
  });

  await test.step('an unblocked seller is in again, and the log tells all of it', async () => {
    await page.getByRole('button', { name: 'Desbloquear' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Motivo').fill('Foi um engano');
    await dialog.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toBeVisible();
    await enter(other, seller);
    await expect(other).toHaveURL(/\/(library|dashboard)$/);
    await page.goto('/admin');
    const log = page.getByRole('region', { name: 'Registro da administração' });
    const ofSeller = log.getByRole('listitem').filter({ hasText: seller.email });
    await expect(ofSeller).toHaveCount(4);
    await expect(log.getByText('Foi um engano')).toBeVisible();
    await expect(log.getByText(/deu créditos a/)).toBeVisible();
  });
});

test('an administrator turns off the second step of a seller who lost phone and codes, who then signs in', {
  tag: '@long',
}, async ({ page, server, openDevice }) => {
  const seller = await createSeller(server.url);
  await turnOnSecondFactor(server.url, seller);
  const other = await openDevice(server.url);
  await other.goto('/login');
  await enter(other, seller);
  await expect(other.getByLabel('Código de 6 dígitos')).toBeVisible();

  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto('/admin/accounts');
  await page.getByLabel('Email ou nome').fill(seller.email.slice(0, 12));
  await page.getByRole('link', { name: new RegExp(seller.email) }).click();
  await page.getByRole('button', { name: 'Desativar verificação' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Motivo').fill('Perdeu o celular, confirmado por telefone');
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Verificação desativada. Todas as sessões da conta terminaram.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desativar verificação' })).toHaveCount(0);
  await expect(page.getByText('Perdeu o celular, confirmado por telefone')).toBeVisible();

  const mails: { to: string; subject: string }[] = await (await fetch(`${server.url}/dev/inbox.json`)).json();
  expect(mails.filter(({ to }) => to === seller.email).map(({ subject }) => subject)).toContain(
    'Sua verificação em duas etapas foi desativada',
  );
  await other.goto('/login');
  await enter(other, seller);
  await expect(other).toHaveURL(/\/dashboard$/);
});

import { createSeller, demonstration, enter, logIn, signIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('a new name appears everywhere at once', { tag: '@long' }, async ({ page, seller }) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/settings');
  await page.getByLabel('Nome completo').fill('Bianca Nova');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(page.getByText('Nome atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sua conta: Bianca Nova' })).toBeVisible();
});

test('the current password is needed to change it, and the change signs out the other device', {
  tag: '@long',
}, async ({ page, seller, openDevice, server }) => {
  const elsewhere = await openDevice(server.url);
  await signIn(elsewhere, seller);
  await page.goto('/settings');
  const fill = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel('Senha atual').fill(current);
    await page.getByLabel('Nova senha', { exact: true }).fill(next);
    await page.getByLabel('Confirmar nova senha').fill(confirmation);
    await page.getByRole('button', { name: 'Alterar senha' }).click();
  };
  await fill(seller.password, 'Nova!Senha2026', 'Outra!Senha2026');
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await fill('Errada!2026', 'Nova!Senha2026');
  await expect(page.getByText('Senha atual incorreta. Por favor, verifique suas credenciais.')).toBeVisible();
  await fill(seller.password, 'Nova!Senha2026');
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible();
  // The access token stays valid for a while, but its session is gone.
  await elsewhere.evaluate(() => {
    const key =
      Object.keys(localStorage).find((name) => localStorage.getItem(name)?.includes('refresh_token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/login/);
  await enter(elsewhere, { ...seller, password: 'Nova!Senha2026' });
  await expect(elsewhere).toHaveURL(/\/settings$/);
});

test('only administrators see the admin screen and its menu entry', { tag: '@long' }, async ({
  page,
  seller,
  server,
  openDevice,
}) => {
  expect(seller.email).toBeTruthy();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Biblioteca' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByText('Esta área é só para administradores')).toBeVisible();

  const admin = await openDevice(server.url);
  await startSession(admin, server.url, await logIn(server.url, demonstration));
  await admin.goto('/dashboard');
  await admin.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(admin.getByText('Usuários recentes')).toBeVisible();
  await expect(admin.getByText(seller.email)).toBeVisible();
  const total = await admin.getByText(/de \d+ contas?$/).textContent();
  const accounts = Number(/\d+(?= contas?$)/.exec(total ?? '')?.[0]);
  await createSeller(server.url);
  await admin.reload();
  await expect(admin.getByText(`de ${accounts + 1} contas`)).toBeVisible();
});

test('an administrator previews both templates and sends them to the development inbox', {
  tag: '@long',
}, async ({ page, server, consoleErrors }) => {
  await page.goto('/email-test');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const [confirmation, recovery] = [card('Email de confirmação'), card('Email de recuperação')];
  await expect(confirmation.getByText('Pronto para teste')).toBeVisible();
  await page.getByLabel('Email de destino').fill('teste-modelos@example.com');
  for (const one of [confirmation, recovery]) {
    await one.getByRole('button', { name: 'Enviar teste' }).click();
    await expect(one.getByText('Enviado com sucesso!')).toBeVisible();
    await one.getByRole('button', { name: 'Ver prévia' }).click();
  }
  await expect(confirmation.locator('iframe')).toHaveAttribute('src', '/dev/email-preview/confirmation');
  const mails = (await (await fetch(`${server.url}/dev/inbox.json`)).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  const ours = mails.filter(({ to }) => to === 'teste-modelos@example.com');
  expect(ours.map(({ subject }) => subject)).toEqual([
    'Redefina sua senha da Andrômeda',
    'Confirme seu email na Andrômeda',
  ]);
  for (const { text } of ours) expect(text).toMatch(/https?:\/\/\S+token_hash=/);
  await page.route('**/api/email-tests', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'email_not_sent', requestId: 'r' } } }),
  );
  await recovery.getByRole('button', { name: 'Enviar teste' }).click();
  await expect(recovery.getByText('Erro no envio')).toBeVisible();
  // The test runner's scripts cannot enter the sandboxed frames, as intended.
  const foreign = consoleErrors.filter((line) => line.startsWith('Blocked script execution in'));
  for (const line of foreign) consoleErrors.splice(consoleErrors.indexOf(line), 1);
});

test('a mail keeps its styles, and its button leads to the confirmation', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/dev/email-preview/confirmation');
  await expect(page.getByRole('heading', { name: 'Falta só um passo' })).toBeVisible();
  const button = page.getByRole('link', { name: 'Confirmar email' });
  await expect(button).toHaveCSS('background-color', 'rgb(100, 55, 230)');
  await expect(button).toHaveAttribute('href', /\/email-confirmation\?token_hash=exemplo/);
});

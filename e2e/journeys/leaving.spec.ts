import { enter } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('a seller asks for deletion, can do nothing else meanwhile, and changes their mind', async ({
  page,
  seller,
  server,
}) => {
  await page.goto('/settings');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('andromeda-session') ?? '{}').access_token,
  );
  const status = async (bearer: string, path: string, method = 'GET') =>
    (await fetch(server.url + path, { method, headers: { authorization: `Bearer ${bearer}` } })).status;

  await test.step('a wrong password changes nothing, and a phone shows why', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sua senha').fill('Errada!2026');
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    const reason = dialog.getByText('Senha incorreta. Por favor, verifique suas credenciais.');
    await expect(reason).toBeInViewport({ ratio: 1 });
    expect(await status(token, '/api/credits')).toBe(200);
  });

  await test.step('the right one signs out everywhere and names the day', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sua senha').fill(seller.password);
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/Sua conta será excluída em \d\d\/\d\d\/\d{4}/)).toBeVisible();
    expect(await status(token, '/api/credits')).toBe(401);
    const mails: { to: string; subject: string; text: string }[] = await (
      await fetch(`${server.url}/dev/inbox.json`)
    ).json();
    const mail = mails.find(({ to, subject }) => to === seller.email && subject.includes('será excluída'));
    expect(mail?.text).toMatch(/Até \d\d\/\d\d\/\d{4} às \d\d:\d\d, horário de Brasília/);
    expect(mail?.text).toContain(`Entrar e manter minha conta: ${server.url}/login`);
  });

  await test.step('a new sign-in offers the way back and nothing else', async () => {
    await enter(page, seller);
    await expect(page.getByRole('heading', { name: 'Sua conta será excluída' })).toBeVisible();
    const fresh = await page.evaluate(
      () => JSON.parse(localStorage.getItem('andromeda-session') ?? '{}').access_token,
    );
    expect(await status(fresh, '/api/generations', 'POST')).toBe(403);
    expect(await status(fresh, '/api/checkout', 'POST')).toBe(403);
    await page.goto('/library');
    await expect(page.getByRole('heading', { name: 'Sua conta será excluída' })).toBeVisible();
  });

  await test.step('two tabs take the request back, and everything is there again', async () => {
    const other = await page.context().newPage();
    await other.goto('/settings');
    await expect(other.getByRole('button', { name: 'Manter minha conta' })).toBeVisible();
    await page.getByRole('button', { name: 'Manter minha conta' }).click();
    await expect(page.getByText('Sua conta foi mantida.')).toBeVisible();
    await other.getByRole('button', { name: 'Manter minha conta' }).click();
    await expect(other.getByLabel('Nome completo')).toHaveValue(seller.fullName);
  });
});

import { readFileSync } from 'node:fs';
import { numbered } from '../host/library-server.ts';
import { expect, test } from '../host/test.ts';

test('a seller asks for their data, goes on elsewhere, reads that it is ready and downloads it', {
  tag: '@long',
}, async ({ page, seller, server, fillLibrary }) => {
  await fillLibrary(numbered(1));
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Baixar meus dados' });

  await test.step('a double click asks once, and the seller goes on', async () => {
    await card.getByRole('button', { name: 'Preparar meus dados' }).dblclick();
    await expect(card.getByText(/Preparando sua cópia/)).toBeVisible();
    await page.goto('/library');
  });

  await test.step('another screen tells when it is ready, and a mail leads to the settings', async () => {
    await expect(page.getByText('Sua cópia dos dados está pronta. Baixe em Configurações.')).toBeVisible();
    const inbox = await fetch(`${server.url}/dev/inbox.json`);
    const mails = (await inbox.json()) as { to: string; subject: string; text: string }[];
    const [mail] = mails.filter(({ to }) => to === seller.email);
    expect(mail?.subject).toBe('Seus dados da Andrômeda estão prontos');
    expect(mail?.text).toContain(`${server.url}/settings`);
  });

  await test.step('the file holds the account and the picture', async () => {
    await page.goto('/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: /^Baixar \(/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^andromeda-meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    const zip = readFileSync(await download.path()).toString('latin1');
    for (const part of ['LEIA-ME.txt', 'dados/perfil.json', seller.email]) expect(zip).toContain(part);
    expect(zip.match(/imagens\/\d+\w+\.png(?=\x89PNG)/g)).toHaveLength(1);
  });

  await test.step('another user has no part in it', async () => {
    const address = await card.getByRole('link', { name: /^Baixar \(/ }).getAttribute('href');
    const forged = new URL(address ?? '', server.url);
    forged.searchParams.set(
      'signature',
      forged.searchParams.get('signature')?.replace(/.{4}$/, 'AAAA') ?? '',
    );
    expect((await fetch(forged)).status).toBe(403);
    expect((await fetch(new URL('/api/account/export', server.url))).status).toBe(401);
  });
});

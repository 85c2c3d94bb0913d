import { readFileSync } from 'node:fs';
import { writeForeignFill } from '../host/foreign-fill.ts';
import { runRelease } from '../host/release-cli.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

test('another team’s card on the dashboard breaks: it alone goes, and the error is laid to that team', {
  tag: '@long',
}, async ({ page, server, seller: _, consoleErrors }) => {
  const released = await runRelease(server, 'mfe-cupons', '--from', writeForeignFill());
  expect(released).toMatchObject({ code: 0 });

  await page.goto('/dashboard');
  const card = page.getByRole('button', { name: 'Cupom de boas-vindas' });
  await expect(card).toBeVisible();
  await card.click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Transforme suas ideias' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Últimas Gerações' })).toBeVisible();
  expect(consoleErrors.splice(0).join('\n')).toContain('coupon is not a function');

  // What a page has noticed goes with it.
  await page.goto('/library');
  const token = readFileSync(`${server.dataDir}/deploy-token`, 'utf8').trim();
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${token}` };
      const { errors } = await (await fetch(`${server.url}/api/remote-errors`, { headers })).json();
      // Other journeys leave errors on this server, too.
      return (errors as { remote: string; message: string }[])
        .filter(({ message }) => message.includes('coupon is not a function'))
        .map(({ remote }) => remote);
    })
    .toEqual(['mfe-cupons']);

  // The operator switches the card off for everybody, and then lets the place be as it was.
  const arrange = (...words: string[]) => runRelease(server, 'place', 'creatives.dashboard-cards', ...words);
  expect(await arrange('--off', 'mfe-cupons')).toMatchObject({ code: 0 });
  const other = page.waitForResponse((response) => response.url().includes('newest_products'));
  await page.goto('/dashboard');
  await other;
  await expect(card).toBeHidden();
  expect(await arrange('--reset')).toMatchObject({ code: 0 });
  await page.goto('/dashboard');
  await expect(card).toBeVisible();
});

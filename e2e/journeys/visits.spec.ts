import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../host/andromeda-server.ts';
import { createSeller, demonstration, enter, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('an administrator sees how fast the visits of sellers were, by screen and version', {
  tag: '@long',
}, async ({ page, server, openDevice }) => {
  const built = readFileSync(join(repository, 'mfe-library/dist/current.json'), 'utf8');
  const { version } = JSON.parse(built) as { version: string };
  const seller = await createSeller(server.url);
  const visitor = await openDevice(server.url);
  const measured = () => visitor.waitForResponse((answer) => /\/vitals\.\w+\.js$/.test(answer.url()));
  const ready = measured();
  await visitor.goto(`${server.url}/login`);
  await ready;
  await enter(visitor, seller);
  await expect(visitor).toHaveURL(/\/dashboard$/);
  const again = measured();
  await visitor.goto(`${server.url}/library`);
  await again;
  await visitor.getByRole('heading', { level: 1 }).click();
  await visitor.goto('about:blank');

  await startSession(page, server.url, await logIn(server.url, demonstration));
  await page.goto(`${server.url}/admin`);
  const table = page.getByRole('table', { name: 'Velocidade das visitas' });
  await expect(table).toBeVisible();
  // The other journeys of this server have visited more screens than the card shows at first, and other versions.
  const more = page.getByRole('button', { name: /^Ver mais/ });
  if (await more.isVisible()) await more.click();
  const library = table.getByRole('row', { name: new RegExp(`^/library mfe-library ${version}`) });
  await expect(library.getByRole('cell').nth(1)).toContainText(/\d s/);
  await expect(table.getByRole('row', { name: /\/login/ })).toContainText('shell');
});

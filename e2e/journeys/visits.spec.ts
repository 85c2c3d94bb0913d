import { createSeller, demonstration, enter, logIn, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('an administrator sees how fast the visits of sellers were, by screen and version', async ({
  page,
  startServer,
  browser,
}) => {
  const server = await startServer({ env: { ADMIN_EMAILS: demonstration.email } });
  const seller = await createSeller(server.url);
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
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
  const library = table.getByRole('row', { name: /\/library/ });
  await expect(library).toContainText('mfe-library');
  await expect(library.getByRole('cell').nth(1)).toContainText(/\d,\d s/);
  await expect(table.getByRole('row', { name: /\/login/ })).toContainText('shell');
});

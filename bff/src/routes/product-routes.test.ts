import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SheetCounts, SheetPage } from '../../contract/products.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';

function open() {
  const { as } = createTestApp();
  const send = (method: string, path: string, body: object) =>
    as(ana, path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return { as, send };
}

test('a sheet of many products is read in pages of 100, with the texts of the channels that are asked for', async () => {
  const { as, send } = open();
  const ids = Array.from({ length: 120 }, () => randomUUID());
  for (const [at, id] of ids.entries())
    await send('POST', '/api/products', { id, name: `Produto ${at + 1}` });
  for (const channel of ['amazon', 'shopee'])
    await send('PUT', `/api/products/${ids.at(-1)}/listings/${channel}`, { title: 'Caneca' });

  const counts = SheetCounts.parse(await (await as(ana, '/api/products/sheet/counts')).json());
  expect(counts).toEqual({
    products: 120,
    listings: [
      { channel: 'amazon', count: 1 },
      { channel: 'shopee', count: 1 },
    ],
  });
  const page = async (after: SheetPage['next']) => {
    const query = new URLSearchParams({ channels: 'shopee,tiktok_shop', ...after });
    return SheetPage.parse(await (await as(ana, `/api/products/sheet?${query}`)).json());
  };
  const first = await page(null);
  const second = await page(first.next);
  expect([first.products.length, second.products.length]).toEqual([100, 20]);
  expect(second.next).toBeNull();
  expect(first.products[0]).toMatchObject({ name: 'Produto 120', listings: [{ channel: 'shopee' }] });
  expect(first.products[0]?.listings).toHaveLength(1);
});

test.each([
  'channels=orkut',
  'channels=shein',
  `afterId=${randomUUID()}`,
  'afterTime=2026-11-28T12:00:00Z',
  `afterId=${randomUUID()}&afterTime=ontem`,
])('a sheet with ?%s is refused', async (query) => {
  const { as } = open();
  expect((await as(ana, `/api/products/sheet?${query}`)).status).toBe(400);
});

import type { BffContract } from 'bff/contract';
import { hc } from 'hono/client';
import { expect, test, vi } from 'vitest';
import { createMarketplaceApi } from './marketplace-api.ts';

const ORIGIN = 'http://localhost';

/** A server that makes another way to Mercado Livre for each sign-in, and refuses the first `refusals` of them. */
function shopOf({ refusals = 0 } = {}) {
  let asked = 0;
  const send = vi.fn(async () => {
    asked += 1;
    if (asked <= refusals) throw new TypeError('Failed to fetch');
    return Response.json({ url: `https://ml.test/${asked}` });
  });
  return createMarketplaceApi(hc<BffContract>(ORIGIN, { fetch: send }), send, ORIGIN).marketplace;
}

test('a button that is pressed twice leads to Mercado Livre by one sign-in, whose way back is known', async () => {
  const shop = shopOf();
  const [first, second] = await Promise.all([shop.signIn('/settings'), shop.signIn('/settings')]);
  expect([first, second, await shop.signIn('/settings')]).toEqual(Array(3).fill('https://ml.test/1'));
});

test('a sign-in that failed begins anew, and so does one that leads back to another screen', async () => {
  const shop = shopOf({ refusals: 1 });
  await expect(shop.signIn('/settings')).rejects.toThrow();
  expect(await shop.signIn('/settings')).toBe('https://ml.test/2');
  expect(await shop.signIn('/library')).toBe('https://ml.test/3');
});

test('a seller who comes back by the browser’s own button begins anew', async () => {
  const shop = shopOf();
  await shop.signIn('/settings');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await shop.signIn('/settings')).toBe('https://ml.test/2');
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '../../ports/user.ts';
import { type MarketplaceProject, openMarketplaceProject } from '../../testing/marketplace-project.ts';
import { readConnection } from './connection.ts';
import { withSellerAccess } from './seller-access.ts';

let shop: MarketplaceProject;
let user: User;
let accountId: number;
beforeAll(async () => {
  shop = await openMarketplaceProject();
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  user = await shop.newUser();
  accountId = (await shop.connect(user)).account.id;
});

const HOURS = 3600_000;
const readName = () =>
  withSellerAccess(shop.deps, user.userId, (access) => shop.deps.marketplace.port.accountName(access));
const renewals = () => shop.calls.filter((call) => call === 'POST /oauth/token');

test('an access that has ended is renewed once, however many need it at the same time', async () => {
  await shop.time.advance(6 * HOURS);
  const names = await Promise.all([readName(), readName(), readName(), readName()]);
  expect(new Set(names).size).toBe(1);
  expect(renewals()).toHaveLength(1);
  await readName();
  expect(renewals()).toHaveLength(1);
});

test('an access that ended before its time is renewed once, and the work is done', async () => {
  shop.sandbox.expireAccess(accountId);
  await Promise.all([readName(), readName()]);
  expect(renewals()).toHaveLength(1);
});

test('a refused renewal disconnects and says so', async () => {
  shop.sandbox.revoke(accountId);
  await expect(readName()).rejects.toMatchObject({ code: 'marketplace_disconnected' });
  expect((await readConnection(shop.deps, user.userId)).account).toBeNull();
  await expect(readName()).rejects.toMatchObject({ code: 'marketplace_not_connected' });
});

test('a renewal that Mercado Livre did not answer leaves the connection, and the next one works', async () => {
  await shop.time.advance(6 * HOURS);
  shop.faults.push({ call: 'POST /oauth/token', when: 'before' });
  await expect(readName()).rejects.toMatchObject({ code: 'marketplace_unavailable' });
  expect(await readName()).toMatch(/^LOJA/);
});

test('too many calls are said as such', async () => {
  shop.sandbox.beBusy(1);
  await expect(readName()).rejects.toMatchObject({ code: 'marketplace_busy' });
});

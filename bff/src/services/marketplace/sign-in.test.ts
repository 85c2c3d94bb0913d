import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '../../ports/user.ts';
import { type MarketplaceProject, openMarketplaceProject } from '../../testing/marketplace-project.ts';
import { disconnect, readConnection } from './connection.ts';
import { withSellerAccess } from './seller-access.ts';
import { beginSignIn, endSignIn } from './sign-in.ts';

let shop: MarketplaceProject;
let user: User;
beforeAll(async () => {
  shop = await openMarketplaceProject();
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  user = await shop.newUser();
  shop.calls.length = 0;
});

const accountOf = async (one = user) => (await readConnection(shop.deps, one.userId)).account;
const begin = () => beginSignIn(shop.deps, user, '/library?page=2');

test('a seller who agrees is connected under the name of their account, and comes back to where they were', async () => {
  const { url, nonce } = await begin();
  const back = await endSignIn(shop.deps, { ...shop.agree(url, 'LOJA DA ANA'), nonce });
  expect(back).toBe('/library?page=2&mercado-livre=conectado');
  expect(await accountOf()).toMatchObject({ name: 'LOJA DA ANA' });
});

test('a seller who does not agree comes back unconnected', async () => {
  const { url, nonce } = await begin();
  const { state } = shop.agree(url, 'LOJA');
  const back = await endSignIn(shop.deps, { state, error: 'access_denied', nonce });
  expect(back).toBe('/library?page=2&mercado-livre=cancelado');
  expect(await accountOf()).toBeNull();
});

test('a way back is good once, for ten minutes, in the browser that asked and as it was signed', async () => {
  const failed = '/settings?mercado-livre=falhou';
  const used = await begin();
  const answer = shop.agree(used.url, 'LOJA');
  await endSignIn(shop.deps, { ...answer, nonce: used.nonce });
  await disconnect(shop.deps, user.userId);
  expect(await endSignIn(shop.deps, { ...answer, nonce: used.nonce })).toBe(failed);

  const late = await begin();
  const lateAnswer = shop.agree(late.url, 'LOJA');
  await shop.time.advance(10 * 60_000);
  expect(await endSignIn(shop.deps, { ...lateAnswer, nonce: late.nonce })).toBe(failed);

  const other = await begin();
  const otherAnswer = shop.agree(other.url, 'LOJA');
  expect(await endSignIn(shop.deps, { ...otherAnswer, nonce: undefined })).toBe(failed);
  expect(await endSignIn(shop.deps, { ...otherAnswer, nonce: late.nonce })).toBe(failed);
  const stranger = await shop.newUser();
  const forged = otherAnswer.state.replace(user.userId, stranger.userId);
  expect(await endSignIn(shop.deps, { ...otherAnswer, state: forged, nonce: other.nonce })).toBe(failed);
  expect(await accountOf()).toBeNull();
  expect(await accountOf(stranger)).toBeNull();
});

test('a fault at Mercado Livre connects nothing and says so', async () => {
  const { url, nonce } = await begin();
  shop.faults.push({ call: 'POST /oauth/token', when: 'before' });
  const back = await endSignIn(shop.deps, { ...shop.agree(url, 'LOJA'), nonce });
  expect(back).toBe('/library?page=2&mercado-livre=falhou');
  expect(await accountOf()).toBeNull();
});

test('the database holds no token that can be read, and logs name none', async () => {
  await shop.connect(user);
  const tokens = await withSellerAccess(shop.deps, user.userId, async ({ access }) => access);
  const [row] = await shop.rows('select t::text as all from public.marketplace_connections t');
  expect(String(row?.all)).not.toContain(tokens);
  expect(shop.deps.logged.join('')).not.toContain(tokens);
  const stranger = await shop.newUser();
  await shop.rows(
    `insert into public.marketplace_connections (user_id, channel, account_id, account_name, sealed_tokens, expires_at)
     select $1, channel, account_id, account_name, sealed_tokens, expires_at
     from public.marketplace_connections where user_id = $2`,
    stranger.userId,
    user.userId,
  );
  // Another user's row cannot be opened.
  await expect(withSellerAccess(shop.deps, stranger.userId, async () => 'done')).rejects.toMatchObject({
    code: 'marketplace_disconnected',
  });
});

test('leaving takes the right away at Mercado Livre, also with an access that has ended', async () => {
  const { account } = await shop.connect(user);
  shop.sandbox.expireAccess(account.id);
  await disconnect(shop.deps, user.userId);
  expect(shop.calls.at(-1)).toBe(`DELETE /users/${account.id}/applications/${shop.sandbox.clientId}`);
  expect(await accountOf()).toBeNull();
});

test('where Mercado Livre does not answer, the tokens are forgotten all the same', async () => {
  await shop.connect(user);
  shop.faults.push({ call: 'DELETE', when: 'before' });
  await disconnect(shop.deps, user.userId);
  expect(await accountOf()).toBeNull();
});

test('of two tabs the first that comes back connects the account, and the other finds it connected', async () => {
  const tabs = [await begin(), await begin()];
  const comeBack = ({ url, nonce }: (typeof tabs)[number]) =>
    endSignIn(shop.deps, { ...shop.agree(url, 'LOJA DAS ABAS'), nonce });
  const [early, late] = tabs.reverse() as [(typeof tabs)[number], (typeof tabs)[number]];
  expect(await comeBack(early)).toBe('/library?page=2&mercado-livre=conectado');
  expect(await comeBack(late)).toBe('/library?page=2&mercado-livre=ja-conectado');
  expect(await accountOf()).toMatchObject({ name: 'LOJA DAS ABAS' });
  expect(shop.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  // The access works that the last agreement gave.
  expect(await withSellerAccess(shop.deps, user.userId, async ({ accountId }) => accountId)).toBeTruthy();
});

test.each<[string, (answer: { state: string; code: string }) => Partial<{ code: string; error: string }>]>([
  ['does not agree a second time', () => ({ error: 'access_denied' })],
  ['meets a fault at Mercado Livre', ({ code }) => ({ code })],
])('a seller who %s in another tab stays connected, and reads that they are', async (what, answerOf) => {
  const [first, second] = [await begin(), await begin()];
  await endSignIn(shop.deps, { ...shop.agree(first.url, 'LOJA'), nonce: first.nonce });
  const agreed = shop.agree(second.url, 'LOJA');
  if (what.includes('fault')) shop.faults.push({ call: 'POST /oauth/token', when: 'before' });
  const back = await endSignIn(shop.deps, {
    ...{ state: agreed.state, nonce: second.nonce },
    ...answerOf(agreed),
  });
  expect(back).toBe('/library?page=2&mercado-livre=ja-conectado');
  expect(await accountOf()).toMatchObject({ name: 'LOJA' });
});

test('the way back that a browser opens twice leads to a connected account both times', async () => {
  const { url, nonce } = await begin();
  const answer = { ...shop.agree(url, 'LOJA'), nonce };
  await endSignIn(shop.deps, answer);
  expect(await endSignIn(shop.deps, answer)).toBe('/settings?mercado-livre=ja-conectado');
});

test('another account in place of the first ends the first at Mercado Livre', async () => {
  const first = await shop.connect(user, 'PRIMEIRA LOJA');
  const { url, nonce } = await begin();
  await endSignIn(shop.deps, { ...shop.agree(url, 'SEGUNDA LOJA'), nonce });
  expect(shop.calls).toContain(`DELETE /users/${first.account.id}/applications/${shop.sandbox.clientId}`);
  expect(await accountOf()).toMatchObject({ name: 'SEGUNDA LOJA' });
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { packs } from '../../../contract/browser/packs.ts';
import { plans } from '../../../contract/browser/plans.ts';
import type { User } from '../../ports/user.ts';
import { type Message, openPaymentsProject } from '../../testing/payments-project.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { readSubscription } from './read-subscription.ts';

const FREE = 5;
let shop: Awaited<ReturnType<typeof openPaymentsProject>>;
let seller: User;
let user: User;

beforeAll(async () => {
  shop = await openPaymentsProject();
  seller = await shop.project.newUser();
});
afterAll(() => shop?.project.close());
beforeEach(async () => {
  user = await shop.project.newUserLike(seller);
  shop.sent();
});

afterEach(async () => {
  expect(await shop.unbalanced(), 'every balance equals the sum of its ledger').toEqual([]);
});

async function bringAll() {
  const messages = shop.sent();
  for (const message of messages) await shop.bring(message);
  return messages;
}
/** Opens a pack's page, pays it and brings the messages; answers the session. */
async function buyPack(id: string): Promise<string> {
  const sessionId = await shop.open(user, id);
  await shop.sandbox.pay(sessionId);
  await bringAll();
  return sessionId;
}
const entries = async () => {
  const { rows } = await shop.project.database.query(
    'select kind, amount, reason from public.credit_entries where user_id = $1 and reason like $2 order by id',
    [user.userId, '%pack%'],
  );
  return rows;
};

test('a paid pack brings its credits once, by its message or by the result page, however often both come', async () => {
  const sessionId = await shop.open(user, 'pack-30');
  await shop.sandbox.pay(sessionId);
  const confirmation = { planId: null, planName: null, credits: 30, turboCredits: 0 };
  expect(await confirmCheckout(shop.deps, user, sessionId)).toEqual(confirmation);
  const [message] = await bringAll();
  await shop.bring(message as Message);
  expect(await confirmCheckout(shop.deps, user, sessionId)).toEqual(confirmation);
  expect(await shop.credits(user)).toEqual({ credits: FREE + 30, turbo: 0 });
  expect(await entries()).toEqual([{ kind: 'grant', amount: 30, reason: 'pack:pack-30' }]);
});

test('a pack starts no subscription and leaves a running one as it is', async () => {
  await buyPack('pack-10');
  expect(await readSubscription(shop.deps, user)).toBeNull();
  await shop.buy(user, 'pro');
  await bringAll();
  await buyPack('pack-10');
  expect(await readSubscription(shop.deps, user)).toMatchObject({ planId: 'pro', status: 'active' });
  expect(await shop.credits(user)).toEqual({ credits: FREE + 10 + 55 + 10, turbo: 15 });
});

test('a pack can be bought again', async () => {
  for (const _time of [1, 2]) {
    await buyPack('pack-10');
  }
  expect(await shop.credits(user)).toEqual({ credits: FREE + 20, turbo: 0 });
});

test('a Pix that waits or has expired brings nothing; one that is paid in time does', async () => {
  const sessionId = await shop.open(user, 'pack-30');
  const { pix } = shop.sandbox;
  expect(pix.ask(sessionId)).toBe(true);
  await expect(confirmCheckout(shop.deps, user, sessionId)).rejects.toMatchObject({
    code: 'payment_not_confirmed',
  });
  await shop.clock.advance(3_600_000);
  expect(pix.isOpen(sessionId)).toBe(false);
  expect(pix.ask(sessionId)).toBe(true);
  expect(pix.isOpen(sessionId)).toBe(true);
  await shop.sandbox.pay(sessionId);
  await bringAll();
  expect(await shop.credits(user)).toEqual({ credits: FREE + 30, turbo: 0 });
});

test('a refunded pack takes its credits back once, and the statement names it', async () => {
  const sessionId = await buyPack('pack-30');
  expect(await shop.sandbox.refund(sessionId)).toBe(true);
  const [refund] = await bringAll();
  await shop.bring(refund as Message);
  expect(await shop.credits(user)).toEqual({ credits: FREE, turbo: 0 });
  expect(await entries()).toEqual([
    { kind: 'grant', amount: 30, reason: 'pack:pack-30' },
    { kind: 'refund', amount: -30, reason: 'pack-30' },
  ]);
});

test('what was promised on the payment page is granted, also for a pack that is no longer sold', async () => {
  const sessionId = await shop.open(user, 'pack-30');
  const session = shop.sandbox.session(sessionId);
  Object.assign(session?.metadata ?? {}, { pack_id: 'pack-77', pack_credits: '77' });
  await shop.sandbox.pay(sessionId);
  await bringAll();
  expect(await shop.credits(user)).toEqual({ credits: FREE + 77, turbo: 0 });
});

test('another user cannot confirm a pack', async () => {
  const sessionId = await shop.open(user, 'pack-30');
  await shop.sandbox.pay(sessionId);
  await expect(confirmCheckout(shop.deps, seller, sessionId)).rejects.toMatchObject({
    code: 'payment_not_confirmed',
  });
});

test('a credit of a pack costs more than that of any plan, and less in a larger pack', () => {
  const ofPlans = plans.map(({ priceCents, credits }) => priceCents / credits);
  const ofPacks = packs.map(({ priceCents, credits }) => priceCents / credits);
  expect(Math.min(...ofPacks)).toBeGreaterThan(Math.max(...ofPlans));
  expect(ofPacks).toEqual([...ofPacks].sort((one, other) => other - one));
});

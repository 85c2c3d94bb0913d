import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ReadCreditOverview } from '../ports/credit-overview.ts';
import type { User } from '../ports/user.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createCreditOverview } from './credit-overview.ts';
import { createPaymentRepository } from './payment-repository.ts';
import { createTextRepository } from './text-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let project: TestProject;
let readOverview: ReadCreditOverview;
let user: User;

beforeAll(async () => {
  project = await openTestProject();
  readOverview = createCreditOverview(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUser();
});

const orderText = () =>
  createTextRepository(project.clients).reserve({
    userId: user.userId,
    idempotencyKey: crypto.randomUUID(),
    fingerprint: 'the same content',
    tool: 'titles',
    input: { description: 'Caneca azul' },
    dailyAllowance: 2,
    leaseSeconds: 60,
  });

const subscribe = () =>
  project.database.query(
    `insert into public.subscriptions
       (user_id, plan_name, plan_id, status, current_period_end, cancels_at_period_end, provider_subscription_id)
     values ($1, 'Master', 'master', 'active', '2026-12-01T00:00:00Z', false, $2)`,
    [user.userId, `sub_${user.userId}`],
  );

test('the overview tells the same balance, subscription and free texts of the day as each read alone', async () => {
  await subscribe();
  await orderText();
  const overview = await readOverview(user, new Date());
  expect(overview.balance).toEqual(await createCreditLedger(project.clients).balance(user));
  expect(overview.subscription).toEqual(await createPaymentRepository(project.clients).subscription(user));
  expect(overview).toMatchObject({
    balance: { creditsRemaining: 5 },
    subscription: { planId: 'master', currentPeriodEnd: '2026-12-01T00:00:00.000Z' },
    freeTextsUsed: 1,
  });
});

test('the overview counts the day’s free requests as the refusal does', async () => {
  const used = async (at = new Date()) => (await readOverview(user, at)).freeTextsUsed;
  expect(await used()).toBe(0);
  const [first] = [await orderText(), await orderText()];
  expect(await used()).toBe(2);
  expect(await orderText()).toEqual({ outcome: 'insufficient_credits' });
  if (first.outcome !== 'reserved') throw new Error(first.outcome);
  await createTextRepository(project.clients).release(first.record.id, 'text_failed');
  expect(await used()).toBe(1);
  expect(await used(new Date(Date.now() + DAY_MS))).toBe(0);
});

test('the day of free requests begins at midnight in São Paulo for the overview, too', async () => {
  const order = await orderText();
  if (order.outcome !== 'reserved') throw new Error(order.outcome);
  const now = new Date();
  const midnight = new Date(
    `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now)}T00:00:00-03:00`,
  );
  const usedIfMadeAt = async (moment: Date) => {
    const made = [order.record.id, moment];
    await project.database.query('update public.text_orders set created_at = $2 where id = $1', made);
    return (await readOverview(user, now)).freeTextsUsed;
  };
  expect(await usedIfMadeAt(midnight)).toBe(1);
  expect(await usedIfMadeAt(new Date(midnight.getTime() - 1))).toBe(0);
});

test('the overview of one user says nothing about another, nor about a subscription unknown to the provider', async () => {
  await subscribe();
  await orderText();
  const other = await project.newUserLike(user);
  await project.database.query(
    `insert into public.subscriptions (user_id, plan_name, status, current_period_end)
     values ($1, 'Pro', 'active', now() + interval '1 day')`,
    [other.userId],
  );
  expect(await readOverview(other, new Date())).toEqual({
    balance: { creditsRemaining: 5, totalCreditsUsed: 0, turboCredits: 0, turboCreditsUsed: 0 },
    subscription: null,
    freeTextsUsed: 0,
  });
});

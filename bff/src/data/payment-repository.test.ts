import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { PaymentEntry, PaymentRepository } from '../ports/payment-repository.ts';
import type { SubscriptionState } from '../ports/payments.ts';
import type { User } from '../ports/user.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createPaymentRepository } from './payment-repository.ts';

let project: TestProject;
let repository: PaymentRepository;
let user: User;
let invoiceId: string;
let newer: { id: string; startedAt: string };

beforeAll(async () => {
  project = await openTestProject();
  repository = createPaymentRepository(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUser();
  invoiceId = crypto.randomUUID();
  newer = { id: `sub_newer_${user.userId}`, startedAt: '2026-11-10T12:00:00Z' };
});

const FREE = 5;
const nothing: PaymentEntry = { payment: null, refund: null, subscription: null };
const balance = async () => {
  const { creditsRemaining, turboCredits } = await createCreditLedger(project.clients).balance(user);
  return { credits: creditsRemaining, turbo: turboCredits };
};

/** A paid invoice of R$ 100 that grants 50 credits and 10 turbo credits. */
const pay = () =>
  repository.record({
    ...nothing,
    payment: {
      invoiceId,
      userId: user.userId,
      planId: 'pro',
      amountCents: 10_000,
      paidAt: '2026-11-01T12:00:00Z',
      credits: 50,
      turboCredits: 10,
    },
  });
const refund = (refundedCents: number) =>
  repository.record({ ...nothing, refund: { invoiceId, refundedCents } });
/** What refunds took, as the ledger shows it. */
const taken = async () => {
  const { entries } = await createCreditLedger(project.clients).entries(user, { page: 1, pageSize: 9 });
  return entries.filter(({ kind }) => kind === 'refund').map(({ currency, amount }) => [currency, amount]);
};
const report = (changes: Partial<SubscriptionState> & { observedAt: string }) =>
  repository.record({
    ...nothing,
    subscription: {
      id: `sub_of_${user.userId}`,
      userId: user.userId,
      planId: 'pro',
      planName: 'Pro',
      status: 'active',
      currentPeriodEnd: '2026-12-01T12:00:00Z',
      cancelsAtPeriodEnd: false,
      startedAt: '2026-11-01T12:00:00Z',
      ...changes,
    },
  });
const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00Z`;

describe('a paid invoice', () => {
  test('grants its credits once, however often it is reported', async () => {
    await Promise.all([pay(), pay(), pay()]);
    expect(await balance()).toEqual({ credits: FREE + 50, turbo: 10 });
  });

  test('of a user whose balance is missing is granted all the same', async () => {
    await project.database.query('delete from public.user_credits where user_id = $1', [user.userId]);
    expect(await pay()).toEqual({ replaced: null });
    expect((await balance()).turbo).toBe(10);
  });

  test('of a user without an account writes nothing', async () => {
    user = { ...user, userId: crypto.randomUUID() };
    expect(await pay()).toBe('unknown_person');
    const { rows } = await project.database.query(
      `select 1 from public.payments where invoice_id = '${invoiceId}'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a refund', () => {
  test('takes back in proportion to what was paid back, each cent once', async () => {
    await pay();
    await refund(2500);
    expect(await balance()).toEqual({ credits: FREE + 38, turbo: 8 });
    await refund(2500);
    expect(await balance()).toEqual({ credits: FREE + 38, turbo: 8 });
    await refund(10_000);
    expect(await balance()).toEqual({ credits: FREE, turbo: 0 });
  });

  test('of more than was paid takes back no more than was granted', async () => {
    await pay();
    await refund(20_000);
    expect(await balance()).toEqual({ credits: FREE, turbo: 0 });
  });

  test('that is reported late with a smaller sum changes nothing, also before its payment', async () => {
    await refund(10_000);
    await refund(2500);
    await pay();
    expect(await balance()).toEqual({ credits: FREE, turbo: 0 });
  });

  test('of a fiftieth stands in the ledger with its single credit', async () => {
    await pay();
    await refund(200);
    expect(await balance()).toEqual({ credits: FREE + 49, turbo: 10 });
    expect(await taken()).toEqual([['image', -1]]);
  });

  test('of one invoice leaves what was taken back for another alone', async () => {
    const both = [invoiceId, crypto.randomUUID()];
    for (const cents of [0, 2500, 10_000])
      for (invoiceId of both) await (cents === 0 ? pay() : refund(cents));
    expect(await balance()).toEqual({ credits: FREE, turbo: 0 });
  });

  test('leaves what was bought afterwards alone', async () => {
    await pay();
    await project.database.query(
      `update public.user_credits set credits_remaining = 0, turbo_credits = 0 where user_id = '${user.userId}'`,
    );
    await refund(5000);
    expect(await taken(), 'nothing was left').toEqual([]);
    const refunded = invoiceId;
    invoiceId = crypto.randomUUID();
    await pay();
    invoiceId = refunded;
    await refund(5000);
    expect(await balance()).toEqual({ credits: 50, turbo: 10 });
  });
});

describe('a subscription event', () => {
  test('that was observed earlier than the known state is stale and changes nothing', async () => {
    await report({ observedAt: at(10), cancelsAtPeriodEnd: true });
    const stale = await report({ observedAt: at(5), cancelsAtPeriodEnd: false, status: 'past_due' });
    expect(stale).toEqual({ replaced: null });
    expect(await repository.subscription(user)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
  });

  test('that was observed later or at the same time takes effect', async () => {
    await report({ observedAt: at(10) });
    expect(await report({ observedAt: at(10), status: 'past_due' })).toEqual({ replaced: null });
    expect(await repository.subscription(user)).toMatchObject({ status: 'past_due' });
    await report({ observedAt: at(11), status: 'ended' });
    expect(await repository.subscription(user)).toMatchObject({ status: 'ended' });
  });

  test('of a newer subscription replaces the older one, which is named until it has ended', async () => {
    await report({ observedAt: at(1) });
    const older = `sub_of_${user.userId}`;
    expect(await report({ ...newer, planId: 'master', observedAt: at(2) })).toEqual({ replaced: older });
    expect(await repository.subscription(user)).toMatchObject({ providerId: newer.id, planId: 'master' });
    expect(await report({ ...newer, observedAt: at(3) }), 'until then').toEqual({ replaced: older });
    expect(await report({ observedAt: at(3), status: 'ended' })).toEqual({ replaced: null });
    expect(await repository.subscription(user)).toMatchObject({ providerId: newer.id });
  });

  test('of a replaced subscription that still runs brings it back once the newer has ended', async () => {
    await report({ observedAt: at(1) });
    await report({ ...newer, observedAt: at(2) });
    await report({ ...newer, observedAt: at(3), status: 'ended' });
    expect(await report({ observedAt: at(4) })).toEqual({ replaced: null });
    expect(await repository.subscription(user)).toMatchObject({ providerId: `sub_of_${user.userId}` });
  });

  test('of one that began in the same second as the known one leaves that one', async () => {
    await report({ observedAt: at(1) });
    const twin = `sub_twin_${user.userId}`;
    expect(await report({ id: twin, observedAt: at(2) })).toEqual({ replaced: twin });
    expect(await repository.subscription(user)).toMatchObject({ providerId: `sub_of_${user.userId}` });
  });

  test('changes nothing about the subscription of another user', async () => {
    const other = await project.newUser();
    await report({ id: `sub_of_${other.userId}`, userId: other.userId, observedAt: at(1) });
    const older = `sub_of_${user.userId}`;
    const replacedOfOther = async () => {
      const { rows } = await project.database.query<{ id: string | null }>(
        'select replaced_subscription_id as id from public.subscriptions where user_id = $1',
        [other.userId],
      );
      return rows.map(({ id }) => id);
    };
    await report({ ...newer, observedAt: at(1) });
    await report({ observedAt: at(2) });
    expect(await replacedOfOther()).toEqual([null]);
    await project.database.query(
      'update public.subscriptions set replaced_subscription_id = $2 where user_id = $1',
      [other.userId, older],
    );
    await report({ observedAt: at(3), status: 'ended' });
    expect(await replacedOfOther()).toEqual([older]);
  });

  test('takes the place of a subscription that the provider does not know', async () => {
    expect(await repository.subscription(user)).toBeNull();
    await project.database.query(
      `insert into public.subscriptions (user_id, plan_name, plan_id, status, current_period_end)
       values ($1, 'Pro', 'pro', 'active', '2026-12-01T12:00:00Z')`,
      [user.userId],
    );
    expect(await repository.subscription(user)).toBeNull();
    await report({ observedAt: at(1) });
    expect(await repository.subscription(user)).toMatchObject({ providerId: `sub_of_${user.userId}` });
  });

  test('of an older subscription that still runs leaves the newer one and names the older', async () => {
    await report({ ...newer, observedAt: at(1) });
    expect(await report({ observedAt: at(2) })).toEqual({ replaced: `sub_of_${user.userId}` });
    expect(await repository.subscription(user)).toMatchObject({ providerId: newer.id });
  });

  test('that a third subscription has ended leaves the replaced one named', async () => {
    await report({ observedAt: at(1) });
    const replaced = `sub_of_${user.userId}`;
    expect(await report({ ...newer, observedAt: at(2) })).toEqual({ replaced });
    const third = { id: `sub_third_${user.userId}`, startedAt: '2026-10-01T12:00:00Z', observedAt: at(3) };
    expect(await report({ ...third, status: 'ended' })).toEqual({ replaced });
  });

  test('of an older subscription takes the place of one that has ended', async () => {
    await report({ ...newer, status: 'ended', observedAt: at(1) });
    expect(await report({ observedAt: at(2) })).toEqual({ replaced: null });
    expect(await repository.subscription(user)).toMatchObject({ providerId: `sub_of_${user.userId}` });
  });
});

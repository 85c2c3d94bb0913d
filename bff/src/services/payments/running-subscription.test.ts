import { expect, test } from 'vitest';
import type { SubscriptionRecord } from '../../ports/payment-repository.ts';
import { isRunning, presentSubscription } from './running-subscription.ts';

const END = Date.parse('2026-12-20T12:00:00Z');
const THREE_DAYS_MS = 3 * 24 * 3600 * 1000;
const record = (changes: Partial<SubscriptionRecord>): SubscriptionRecord => ({
  providerId: 'sub_1',
  planId: 'pro',
  status: 'active',
  currentPeriodEnd: '2026-12-20T12:00:00Z',
  cancelsAtPeriodEnd: false,
  ...changes,
});

test.each<[string, Partial<SubscriptionRecord>, number]>([
  ['waits three days for its renewal', {}, END + THREE_DAYS_MS],
  ['waits as long for a late payment', { status: 'past_due' }, END + THREE_DAYS_MS],
  ['that was cancelled runs until its period is over', { cancelsAtPeriodEnd: true }, END],
])('a subscription %s, and not a millisecond longer', (_what, changes, end) => {
  expect(isRunning(record(changes), new Date(end - 1))).toBe(true);
  expect(isRunning(record(changes), new Date(end))).toBe(false);
});

test('a subscription that has ended does not run, whatever is left of its period', () => {
  expect(isRunning(record({ status: 'ended' }), new Date(0))).toBe(false);
});

test.each<[Partial<SubscriptionRecord>, string]>([
  [{}, 'active'],
  [{ status: 'past_due' }, 'past_due'],
  [{ cancelsAtPeriodEnd: true }, 'cancelled'],
  [{ status: 'past_due', cancelsAtPeriodEnd: true }, 'cancelled'],
])('a subscription with %o is shown as %s', (changes, status) => {
  expect(presentSubscription(record(changes))).toMatchObject({ planName: 'Pro', status });
});

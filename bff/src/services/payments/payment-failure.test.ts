import { expect, test, vi } from 'vitest';
import type { Logger } from '../../logging/logger.ts';
import { PaymentError } from '../../ports/payments.ts';
import { inOurWords } from './payment-failure.ts';

const loggerOf = () => ({ error: vi.fn() });
const call = (logger: { error: () => void }, cause: Error) =>
  inOurWords(logger as unknown as Logger, () => Promise.reject(cause));

test('a failure of the payment provider reaches the user as payment_failed, and the operator in full', async () => {
  const logger = loggerOf();
  const cause = new PaymentError('failed', 'Stripe is away');
  await expect(call(logger, cause)).rejects.toMatchObject({ code: 'payment_failed', cause });
  expect(logger.error).toHaveBeenCalledWith({ err: cause }, 'the payment provider failed');
});

test('a bug of ours is not blamed on the payment provider', async () => {
  const logger = loggerOf();
  const bug = new TypeError('bug');
  await expect(call(logger, bug)).rejects.toBe(bug);
  expect(logger.error).not.toHaveBeenCalled();
});

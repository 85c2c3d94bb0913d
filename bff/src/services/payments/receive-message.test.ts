import { expect, test, vi } from 'vitest';
import type { PaymentRepository } from '../../ports/payment-repository.ts';
import { PaymentError, type PaymentEvent, type Payments } from '../../ports/payments.ts';
import { StoreError } from '../../ports/store-error.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { receiveMessage } from './receive-message.ts';

const refund: PaymentEvent = {
  payment: null,
  refund: { invoiceId: 'in_1', refundedCents: 100 },
  subscription: null,
};

/** Receives a message that the provider reads like this. */
function received(readMessage: Payments['readMessage'], answer: PaymentRepository['record'] = recorded) {
  const services = createTestServices();
  const record = vi.fn(answer);
  const deps = {
    ...services,
    payments: { ...services.payments, readMessage },
    paymentRepository: { ...services.paymentRepository, record },
  };
  return { end: receiveMessage(deps, 'body', 'signature'), record, logged: services.logged };
}
const recorded = async () => ({ replaced: null });
const failing = (kind: PaymentError['kind']) => () => Promise.reject(new PaymentError(kind, 'no'));

test('a message is recorded as the provider means it', async () => {
  const { end, record } = received(async () => refund);
  await end;
  expect(record).toHaveBeenCalledExactlyOnceWith(refund);
});

test('a message that does not concern us is accepted, and records nothing', async () => {
  const { end, record } = received(async () => null);
  await end;
  expect(record).not.toHaveBeenCalled();
});

test('a message about an object that is not ours is accepted, and the log says so', async () => {
  const { end, record, logged } = received(failing('unknown'));
  await end;
  expect(logged.join()).toContain('a message of the payment provider was not used');
  expect(record).not.toHaveBeenCalled();
});

test('a message that the provider did not sign is refused', async () => {
  await expect(received(failing('signature')).end).rejects.toMatchObject({ code: 'bad_request' });
});

test('a message comes again when the provider cannot be asked, or the database is away', async () => {
  await expect(received(failing('failed')).end).rejects.toMatchObject({ kind: 'failed' });
  const away = () => Promise.reject(new StoreError('unavailable', 'no answer'));
  await expect(received(async () => refund, away).end).rejects.toBeInstanceOf(StoreError);
});

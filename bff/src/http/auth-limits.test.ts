import { expect, test } from 'vitest';
import { createAuthLimits, type LoginAttempt } from './auth-limits.ts';
import { countHere } from './rate-counters.ts';

type Outcome = LoginAttempt<string>['outcome'];

/** Attempts to sign in as Ana, with the outcome that the session service would have. */
function attempts() {
  const limits = createAuthLimits(countHere());
  return (outcome: Outcome, address = '10.0.0.1') =>
    limits.attemptLogin({ email: 'Ana@loja.example.com ', address }, async () => ({
      answer: outcome,
      outcome,
    }));
}
async function repeat(times: number, work: () => Promise<unknown>) {
  for (let n = 0; n < times; n++) await work();
}

test('one address makes sixty accounts an hour, and this machine as many as it wants', async () => {
  const limits = createAuthLimits(countHere());
  await repeat(60, () => limits.countSignUp('203.0.113.7'));
  await expect(limits.countSignUp('203.0.113.7')).rejects.toMatchObject({ status: 429 });
  await limits.countSignUp('203.0.113.8');
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) await repeat(61, () => limits.countSignUp(own));
});

test('ten wrong passwords from one address close the account for that address alone', async () => {
  const attempt = attempts();
  await repeat(10, () => attempt('wrong_password'));
  await expect(attempt('signed_in')).rejects.toMatchObject({ status: 429 });
  expect(await attempt('signed_in', '10.0.0.2')).toBe('signed_in');
});

test('a right password forgives the wrong ones before it', async () => {
  const attempt = attempts();
  await repeat(9, () => attempt('wrong_password'));
  await attempt('signed_in');
  await repeat(9, () => attempt('wrong_password'));
  expect(await attempt('signed_in')).toBe('signed_in');
});

test('an attempt that failed for another reason counts as no wrong password', async () => {
  const attempt = attempts();
  await repeat(20, () => attempt('other'));
  expect(await attempt('signed_in')).toBe('signed_in');
});

test('ten mails close an e-mail, and a call without an e-mail counts for its network alone', async () => {
  const limits = createAuthLimits(countHere());
  await repeat(15, () => limits.countMailing('', '10.0.0.1'));
  await repeat(10, () => limits.countMailing('ana@loja.example.com', '10.0.0.1'));
  await expect(limits.countMailing('ana@loja.example.com', '10.0.0.2')).rejects.toMatchObject({
    status: 429,
  });
  await limits.countMailing('bia@loja.example.com', '10.0.0.1');
});

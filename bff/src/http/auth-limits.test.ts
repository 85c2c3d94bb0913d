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

test('one address may create sixty accounts an hour, and this machine any number', async () => {
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

test('a correct password resets the count of wrong ones', async () => {
  const attempt = attempts();
  await repeat(9, () => attempt('wrong_password'));
  await attempt('signed_in');
  await repeat(9, () => attempt('wrong_password'));
  expect(await attempt('signed_in')).toBe('signed_in');
});

test('an attempt that failed for another reason does not count as a wrong password', async () => {
  const attempt = attempts();
  await repeat(20, () => attempt('other'));
  expect(await attempt('signed_in')).toBe('signed_in');
});

test('an address gets no more than ten mails, and a call without an e-mail counts only for its network', async () => {
  const limits = createAuthLimits(countHere());
  await repeat(15, () => limits.countMailing('', '10.0.0.1'));
  await repeat(10, () => limits.countMailing('ana@loja.example.com', '10.0.0.1'));
  await expect(limits.countMailing('ana@loja.example.com', '10.0.0.2')).rejects.toMatchObject({
    status: 429,
  });
  await limits.countMailing('bia@loja.example.com', '10.0.0.1');
});

test('a network gets two hundred mails and tries of links in five minutes, for however many addresses', async () => {
  const limits = createAuthLimits(countHere());
  await repeat(100, () => limits.countMailing('', '10.0.0.1'));
  for (let n = 0; n < 100; n++) await limits.countMailing(`${n}@loja.example.com`, '10.0.0.1');
  await expect(limits.countMailing('ana@loja.example.com', '10.0.0.1')).rejects.toMatchObject({
    status: 429,
  });
  await limits.countMailing('ana@loja.example.com', '10.0.0.2');
});

test('fifty wrong passwords from anywhere close the account for everybody, and say for how long', async () => {
  const attempt = attempts();
  for (let n = 0; n < 50; n++) await attempt('wrong_password', `10.0.1.${n}`);
  const refusal = await attempt('signed_in', '10.0.2.1').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, errorCode: 'over_request_rate_limit' });
  const { retryAfterSeconds } = refusal as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(300);
});

test('a hundred wrong passwords for many accounts close the network that they came from', async () => {
  const limits = createAuthLimits(countHere());
  const attempt = (email: string, address: string, outcome: Outcome) =>
    limits.attemptLogin({ email, address }, async () => ({ answer: outcome, outcome }));
  for (let n = 0; n < 100; n++) await attempt(`${n}@loja.example.com`, '10.0.0.1', 'wrong_password');
  await expect(attempt('bia@loja.example.com', '10.0.0.1', 'signed_in')).rejects.toMatchObject({
    status: 429,
  });
  expect(await attempt('bia@loja.example.com', '10.0.0.2', 'signed_in')).toBe('signed_in');
});

test('attempts for one account are made one at a time, in their order, and for another at once', async () => {
  const limits = createAuthLimits(countHere());
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const attempt = (name: string, email = 'ana@loja.example.com') =>
    limits.attemptLogin({ email, address: '10.0.0.1' }, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return { answer: name, outcome: 'other' };
    });
  const first = attempt('first');
  const second = attempt('second');
  await whateverMayBegin();
  expect(begun).toEqual(['first']);
  ends.shift()?.();
  await first;
  await whateverMayBegin();
  const third = attempt('third');
  const other = attempt('other', 'bia@loja.example.com');
  await whateverMayBegin();
  expect(begun).toEqual(['first', 'second', 'other']);
  for (const work of [second, other, third]) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
    await work;
  }
  expect(begun).toEqual(['first', 'second', 'other', 'third']);
});

test('an attempt that broke off lets the next one in', async () => {
  const limits = createAuthLimits(countHere());
  const who = { email: 'ana@loja.example.com', address: '10.0.0.1' };
  const broken = limits.attemptLogin(who, () => Promise.reject(new Error('away')));
  const next = limits.attemptLogin(who, async () => ({ answer: 'in', outcome: 'signed_in' }));
  await expect(broken).rejects.toThrow('away');
  expect(await next).toBe('in');
});

test('counters that are away refuse nobody as too many', async () => {
  const away = new Error('no counters');
  const counters = { consume: () => Promise.reject(away) };
  const limits = createAuthLimits(() => counters as never);
  await expect(limits.countRequest('10.0.0.1')).rejects.toBe(away);
});

/** The counters of this process answer before the event loop goes round. */
const whateverMayBegin = () => new Promise((settle) => setImmediate(settle));

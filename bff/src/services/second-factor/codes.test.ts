import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newRecoveryCodes, newSecret, readTyped, stepOf } from './codes.ts';

const secret = newSecret();
const noon = new Date('2026-11-20T12:00:00Z').getTime();
const code = new TOTP({ secret }).generate({ timestamp: noon });
const stepAt = (seconds: number) => stepOf(secret, code, new Date(noon + seconds * 1000));

test('a code belongs to one step of thirty seconds, whenever it is typed, and is good a step before and after', () => {
  expect([-30, -1, 0, 29, 30, 59].map(stepAt)).toEqual(Array(6).fill(noon / 30_000));
  expect([-31, 60].map(stepAt)).toEqual([null, null]);
});

test('ten recovery codes of two groups of five letters are given out, and read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const one of codes) {
    expect(one).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(readTyped(` ${one.toUpperCase().replace('-', ' ')} `)).toEqual({ recoveryCode: one });
  }
  expect([readTyped('123 456'), readTyped('12345')]).toEqual([{ code: '123456' }, null]);
});

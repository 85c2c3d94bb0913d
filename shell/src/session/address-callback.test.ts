import { expect, test } from 'vitest';
import { readAddressCallback } from './address-callback.ts';

test.each([
  ['', 'none'],
  ['#conteudo', 'none'],
  ['#access_token=a&refresh_token=b&type=signup', 'session'],
  ['#access_token=a&refresh_token=b&type=recovery', 'recovery'],
  ['#error=access_denied&error_code=otp_expired', 'refused'],
] as const)('the fragment %s is read as %s', (fragment, callback) => {
  expect(readAddressCallback(fragment)).toBe(callback);
});

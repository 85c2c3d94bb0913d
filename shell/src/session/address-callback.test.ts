import { expect, test } from 'vitest';
import { readAddressCallback } from './address-callback.ts';

test.each([
  ['', 'none'],
  ['#conteudo', 'none'],
  ['#access_token=a&refresh_token=b&type=signup', 'session'],
  ['#access_token=a&refresh_token=b&type=recovery', 'recovery'],
  ['#error=access_denied&error_code=otp_expired', 'refused'],
  ['#error=server_error&error_description=x', 'refused'],
  ['#error=access_denied&error_description=The+user+denied+access', 'cancelled'],
  ['#error=access_denied&error_description=&sb=', 'cancelled'],
  ['#error=access_denied&error_code=email_exists', 'password_account'],
] as const)('the fragment %s is read as %s', (fragment, callback) => {
  expect(readAddressCallback(fragment)).toBe(callback);
});

import { expect, test } from 'vitest';
import { readAddressCallback, readSignInCode, withoutCallback } from './address-callback.ts';

test.each([
  ['', 'none'],
  ['#conteudo', 'none'],
  ['#access_token=a&refresh_token=b&type=signup', 'none'],
  ['#error=access_denied&error_code=otp_expired', 'refused'],
  ['#error=server_error&error_description=x', 'refused'],
  ['#error=access_denied&error_description=The+user+denied+access', 'cancelled'],
  ['#error=access_denied&error_description=&sb=', 'cancelled'],
  ['#error=access_denied&error_code=email_exists', 'password_account'],
] as const)('the fragment %s is read as %s', (fragment, callback) => {
  expect(readAddressCallback({ search: '', hash: fragment })).toBe(callback);
});

test('a code belongs to the sign-in that the address names, and both are removed from the address', () => {
  const search = '?page=2&code=abc&sb_flow_id=f1';
  expect(readAddressCallback({ search, hash: '' })).toBe('session');
  expect(readSignInCode(search)).toEqual({ code: 'abc', flowId: 'f1' });
  expect(withoutCallback(search)).toBe('?page=2');
  expect(readSignInCode('?code=abc')).toBeNull();
  expect(withoutCallback('?code=abc')).toBe('?code=abc');
});

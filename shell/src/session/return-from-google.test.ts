import { expect, test } from 'vitest';
import { returnFromGoogle } from './return-from-google.ts';

const failure = 'error=access_denied&error_code=email_exists&error_description=x';

test('the page that the user was heading for survives the way over Google', () => {
  const back = returnFromGoogle(
    'password_account',
    { pathname: '/library', search: `?page=2&${failure}` },
    false,
  );
  expect(back).toEqual({
    address: '/login',
    login: { from: '/library?page=2', usePassword: true },
    notice: null,
  });
});

test('a cancelled sign-in with Google is not an error', () => {
  const back = returnFromGoogle('cancelled', { pathname: '/dashboard', search: '' }, false);
  expect(back).toMatchObject({ address: '/login', notice: { type: 'info' } });
});

test('a signed-in user returns to the page that asked for Google', () => {
  const back = returnFromGoogle('refused', { pathname: '/library', search: `?${failure}` }, true);
  expect(back).toMatchObject({ address: '/library', login: null, notice: { type: 'error' } });
});

test.each([
  ['none', '/dashboard'],
  ['session', '/library'],
  ['refused', '/email-confirmation'],
  ['refused', '/reset-password'],
] as const)('an address with the callback %s at %s is left as it is', (callback, pathname) => {
  expect(returnFromGoogle(callback, { pathname, search: '' }, false)).toBeNull();
});

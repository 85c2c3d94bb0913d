import { expect, test } from 'vitest';
import type { SessionState } from './held-state.ts';
import { rememberSignedIn } from './remember-signed-in.ts';

const ana = { id: 'ana', email: 'ana@loja.com.br', fullName: 'Ana' };

test('the browser remembers that a user is signed in until they are not, and nothing while that is unknown', () => {
  let state: SessionState = { status: 'loading' };
  let change = () => {};
  rememberSignedIn({
    state: () => state,
    subscribe: (listener) => {
      change = () => listener();
      return () => true;
    },
  });
  expect(document.cookie).not.toContain('andromeda_signed_in');
  state = { status: 'signedIn', user: ana };
  change();
  expect(document.cookie).toContain('andromeda_signed_in=1');
  state = { status: 'signedOut', reason: 'ended' };
  change();
  expect(document.cookie).not.toContain('andromeda_signed_in');
});

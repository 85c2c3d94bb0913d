import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetPersonOnChange } from './forget-person.ts';
import type { SessionState, SessionStore } from './session-store.ts';

const signedIn = (id: string): SessionState => ({
  status: 'signedIn',
  user: { id, email: '', fullName: '' },
});
const signedOut: SessionState = { status: 'signedOut', reason: 'left' };

/** A cache with somebody's credits in it, and a way to change who is signed in. */
function somebodysCache(first: SessionState) {
  let state = first;
  let tell: () => void = () => undefined;
  const queries = new QueryClient();
  queries.setQueryData(['credits'], 5);
  queries.setQueryData(['remote', 'mfe-library'], 'code');
  queries.getMutationCache().build(queries, { mutationKey: ['image-run', 'edit'] });
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  forgetPersonOnChange(session as SessionStore, queries);
  return {
    become: (next: SessionState) => {
      state = next;
      tell();
    },
    credits: () => queries.getQueryData(['credits']),
    code: () => queries.getQueryData(['remote', 'mfe-library']),
    runs: () => queries.getMutationCache().findAll({ mutationKey: ['image-run'] }).length,
  };
}

test.each([
  ['leaves', signedOut],
  ['gives way to another', signedIn('bia')],
])('what was known of a person who %s is forgotten, the code of screens is kept', (_, next) => {
  const cache = somebodysCache(signedIn('ana'));
  cache.become(next);
  expect(cache.credits()).toBeUndefined();
  expect(cache.runs()).toBe(0);
  expect(cache.code()).toBe('code');
});

test('a refreshed session of the same person keeps what is known', () => {
  const cache = somebodysCache(signedIn('ana'));
  cache.become(signedIn('ana'));
  expect(cache.credits()).toBe(5);
  expect(cache.runs()).toBe(1);
});

import { NotificationCenter } from '@andromeda/platform/host';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetPersonOnChange } from './forget-person.ts';
import type { SessionState, SessionStore } from './session-store.ts';

const signedIn = (id: string): SessionState => ({
  status: 'signedIn',
  user: { id, email: '', fullName: '' },
});
const signedOut: SessionState = { status: 'signedOut', reason: 'left' };
const ended: SessionState = { status: 'signedOut', reason: 'ended' };

/** A cache with somebody's credits in it, and a way to change who is signed in. */
function somebodysCache(first: SessionState) {
  let state = first;
  let tell: () => void = () => undefined;
  const queries = new QueryClient();
  queries.setQueryData(['credits'], 5);
  queries.setQueryData(['remote', 'mfe-library'], 'code');
  queries.getMutationCache().build(queries, { mutationKey: ['image-run', 'edit'] });
  const notifications = new NotificationCenter();
  notifications.notify({ type: 'error', message: 'Pagamento recusado' });
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  forgetPersonOnChange(session as SessionStore, queries, notifications);
  return {
    become: (next: SessionState) => {
      state = next;
      tell();
    },
    notices: () => notifications.state().history.map(({ message }) => message),
    banner: () => notifications.state().banner,
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

test.each([
  ['leaves', [signedOut]],
  ['gives way to another', [signedIn('bia')]],
  ['was ended and is followed by another', [ended, signedIn('bia')]],
])('nobody reads the notices of a person who %s', (_, steps) => {
  const page = somebodysCache(signedIn('ana'));
  for (const next of steps) page.become(next);
  expect(page.notices()).toEqual([]);
  expect(page.banner()).toMatchObject({ closing: true });
});

test('who comes back after a session that ended finds the notices as they were', () => {
  const page = somebodysCache(signedIn('ana'));
  page.become(ended);
  page.become(signedIn('ana'));
  expect(page.notices()).toEqual(['Pagamento recusado']);
  expect(page.banner()).toMatchObject({ closing: false });
});

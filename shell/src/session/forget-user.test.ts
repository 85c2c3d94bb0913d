import { NotificationCenter } from '@andromeda/platform/host';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUserOnChange } from './forget-user.ts';
import type { SessionState } from './held-state.ts';
import type { SessionStore } from './session-store.ts';

afterEach(() => void vi.unstubAllGlobals());

const signedIn = (id: string): SessionState => ({
  status: 'signedIn',
  user: { id, email: '', fullName: '' },
});
const signedOut: SessionState = { status: 'signedOut', reason: 'left' };
const ended: SessionState = { status: 'signedOut', reason: 'ended' };

/** A cache with the credits of a user, and a way to change who is signed in. */
function cacheOfUser(first: SessionState) {
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
  forgetUserOnChange(session as SessionStore, queries, notifications);
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
])('data of a user who %s is forgotten, and the code of screens is kept', (_, next) => {
  const cache = cacheOfUser(signedIn('ana'));
  cache.become(next);
  expect(cache.credits()).toBeUndefined();
  expect(cache.runs()).toBe(0);
  expect(cache.code()).toBe('code');
});

test.each([
  ['leaves', signedOut, ['andromeda-handover']],
  ['whose session ended', ended, ['andromeda-handover']],
  ['gives way to another', signedIn('bia'), ['andromeda-handover']],
  ['stays', signedIn('ana'), []],
])('what a user who %s left to the service worker is dropped', (_, next, dropped) => {
  const forgotten: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => forgotten.push(name) });
  cacheOfUser(signedIn('ana')).become(next);
  expect(forgotten).toEqual(dropped);
});

test('a refreshed session of the same user keeps its data', () => {
  const cache = cacheOfUser(signedIn('ana'));
  cache.become(signedIn('ana'));
  expect(cache.credits()).toBe(5);
  expect(cache.runs()).toBe(1);
});

test.each([
  ['leaves', [signedOut]],
  ['gives way to another', [signedIn('bia')]],
  ['was ended and is followed by another', [ended, signedIn('bia')]],
])('no other user reads the notices of a user who %s', (_, steps) => {
  const page = cacheOfUser(signedIn('ana'));
  for (const next of steps) page.become(next);
  expect(page.notices()).toEqual([]);
  expect(page.banner()).toMatchObject({ closing: true });
});

test('a user who signs in again after an ended session finds their notices', () => {
  const page = cacheOfUser(signedIn('ana'));
  page.become(ended);
  page.become(signedIn('ana'));
  expect(page.notices()).toEqual(['Pagamento recusado']);
  expect(page.banner()).toMatchObject({ closing: false });
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, keepSession, openPage, sessionOf, visitorOfAna } from '../testing/page.tsx';
import { remotes } from '../testing/remotes.ts';
import { storeVisitorOf } from './stored-visitor.ts';
import { createUserRemotes } from './user-remotes.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** The answer of the server for this user: another version of the library. */
const live = remotes.map((remote) =>
  remote.name === 'mfe-library' ? { ...remote, version: '2.0.0' } : remote,
);
const load = async ({ name, version }: { name: string; version: string }) => ({
  routes: [{ path: '*', element: <h1>{`${name} ${version}`}</h1> }],
});
const network = { 'POST /auth/v1/token': () => Response.json(sessionOf()) };

async function signIn(user: ReturnType<typeof openPage>['user']) {
  await user.type(await screen.findByLabelText('Email'), 'ana@loja.com.br');
  await user.type(screen.getByLabelText('Senha'), 'Segredo!2026');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
}

test('a user who signs in during a canary sees their version from the first screen', async () => {
  const { user } = openPage('/library', network, { chosenFor: 'a stranger', live, load });
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'mfe-library 2.0.0' })).toBeTruthy();
});

test('a page that was opened as the signed-in user does not wait', () => {
  keepSession();
  storeVisitorOf(ana.id, visitorOfAna);
  openPage('/library', network, { chosenFor: visitorOfAna, live, load });
  expect(screen.queryByRole('heading', { name: 'mfe-library 2.0.0' })).toBeNull();
  return screen.findByRole('heading', { name: 'mfe-library 1.0.0' });
});

test('a page that was opened as a stranger, after an interrupted sign-in, waits for its user’s version', async () => {
  keepSession();
  openPage('/library', network, { chosenFor: 'a stranger', live, load });
  expect(await screen.findByRole('heading', { name: 'mfe-library 2.0.0' })).toBeTruthy();
  cleanup();
  openPage('/library', network, { chosenFor: visitorOfAna, live, load });
  await screen.findByRole('heading', { name: 'mfe-library 1.0.0' });
});

test('a sign-in waits only for a moment, and not at all without a canary', async () => {
  vi.useFakeTimers();
  const mute = () => new Promise<undefined>(() => undefined);
  expect(createUserRemotes(undefined, null, mute).areOf('ana')).toBe(true);
  storeVisitorOf('bia', 'u-bia');
  const remotesOf = createUserRemotes('u-bia', 'bia', mute);
  expect([remotesOf.areOf('bia'), remotesOf.areOf('ana')]).toEqual([true, false]);
  const brought = remotesOf.bring('ana');
  await vi.advanceTimersByTimeAsync(1500);
  await brought;
  expect(remotesOf.areOf('ana')).toBe(true);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepSession, type Network, openPage } from '../testing/page.tsx';

const leavingRefusal = () =>
  Response.json({ error: { code: 'account_leaving', requestId: 'r' } }, { status: 403 });
const state = (deletion: object | null) =>
  Response.json({ hasPassword: true, signedInRecently: true, deletion });
const request = { requestedAt: '2026-11-23T12:00:00.000Z', dueAt: '2026-11-30T12:00:00.000Z' };

/** A server on which Ana asked for deletion, until she takes it back. */
function leavingServer(answers: Network = {}): Network {
  let leaving = true;
  const credits = {
    creditsRemaining: 5,
    totalCreditsUsed: 0,
    turboCredits: 0,
    turboCreditsUsed: 0,
    planName: 'Pro',
  };
  return {
    'GET /api/credits': () => (leaving ? leavingRefusal() : Response.json(credits)),
    'GET /api/account': () => state(leaving ? request : null),
    'DELETE /api/account/deletion': () => {
      leaving = false;
      return state(null);
    },
    ...answers,
  };
}

const visit = (answers?: Network) => {
  keepSession();
  return openPage('/dashboard', leavingServer(answers));
};

test('a user who asked for deletion sees its date, and nothing of the application', async () => {
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sua conta será excluída' })).toBeTruthy();
  expect(await screen.findByText(/^Em 30\/11\/2026, seu perfil/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Tela /dashboard' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Biblioteca' })).toBeNull();
});

test('a user who changes their mind is back where they were', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Manter minha conta' }));
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
  expect(screen.getByText('Sua conta foi mantida.')).toBeTruthy();
});

test('once the deletion has begun the screen says that it cannot be undone', async () => {
  const refusal = () =>
    Response.json({ error: { code: 'deletion_under_way', requestId: 'r' } }, { status: 409 });
  const { user } = visit({ 'DELETE /api/account/deletion': refusal });
  await user.click(await screen.findByRole('button', { name: 'Manter minha conta' }));
  expect(
    await screen.findByText('A exclusão da conta já começou e não pode mais ser desfeita.'),
  ).toBeTruthy();
});

test('“Sair” signs the user out, and the request stays valid', async () => {
  const { user, pathname, calls } = visit();
  // The frame, which was shown before the server's answer, has one, too.
  await screen.findByRole('button', { name: 'Manter minha conta' });
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy();
  expect(pathname()).toBe('/login');
  expect(calls('DELETE /api/account/deletion')).toEqual([]);
});

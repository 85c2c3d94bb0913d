import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, openPage } from '../testing/page.tsx';

const KEY = 'andromeda-data-export';

beforeEach(() => {
  localStorage.clear();
  keepSession();
});
afterEach(() => void vi.useRealTimers());

/** The user whom `keepSession` signs in. */
const userId = () =>
  (JSON.parse(localStorage.getItem('andromeda-session') ?? '{}') as { user: { id: string } }).user.id;
const copy = (status: string) =>
  Response.json({ status, expiresAt: null, nextAt: null, progress: null, complete: true, archives: [] });

test('any screen says once that the awaited copy is ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem(KEY, userId());
  let status = 'preparing';
  const { sent } = openPage('/library', { 'GET /api/account/export': () => copy(status) });
  await waitFor(() => expect(asked(sent)).toBe(1));
  expect(screen.queryByText(/Sua cópia dos dados/)).toBeNull();
  status = 'ready';
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('Sua cópia dos dados está pronta. Baixe em Configurações.')).toBeTruthy();
  expect(localStorage.getItem(KEY)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked(sent)).toBe(2);
});

test('the screen also says that a copy could not be made', async () => {
  localStorage.setItem(KEY, userId());
  openPage('/library', { 'GET /api/account/export': () => copy('failed') });
  expect(
    await screen.findByText('Não foi possível preparar sua cópia dos dados. Peça de novo em Configurações.'),
  ).toBeTruthy();
});

test('nobody else polls: neither a user who requested no copy nor another user of this browser', async () => {
  localStorage.setItem(KEY, 'another user');
  const { sent } = openPage('/library');
  await screen.findByRole('heading', { name: 'Tela /library' });
  expect(asked(sent)).toBe(0);
});

const asked = (sent: { call: string }[]) =>
  sent.filter(({ call }) => call === 'GET /api/account/export').length;

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, openPage, refusal, sessionOf } from '../testing/page.tsx';

const TOKEN = 'POST /auth/v1/token';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test.each(['/', '/dashboard', '/library', '/assistant', '/plans'])(
  'signed out, %s leads to the login and nothing protected is drawn',
  async (address) => {
    const page = openPage(address);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Que bom ver você' })).toBeTruthy();
    expect(page.pathname()).toBe('/login');
    expect(page.sent).toEqual([]);
  },
);

test('signed in, / leads to the dashboard', async () => {
  keepSession();
  const page = openPage('/');
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
  expect(page.pathname()).toBe('/dashboard');
});

test('a spinner is shown while the session is refreshed, then the screen', async () => {
  keepSession(sessionOf(undefined, -10));
  let answer: (response: Response) => void = () => undefined;
  openPage('/library', { [TOKEN]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  expect(await screen.findByRole('status', { name: 'Carregando' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  answer(Response.json(sessionOf()));
  expect(await screen.findByRole('heading', { name: 'Tela /library' })).toBeTruthy();
});

test('a session that can no longer be refreshed shows a notice and keeps the page', async () => {
  keepSession(sessionOf(undefined, -10));
  const page = openPage('/library', { [TOKEN]: () => refusal(400, 'refresh_token_not_found') });
  expect(await screen.findByText('Sua sessão foi encerrada. Entre novamente para continuar.')).toBeTruthy();
  expect(page.router.state.location.state).toMatchObject({ from: '/library' });
});

test('a session that the BFF refuses ends on this device', async () => {
  keepSession();
  const page = openPage('/library', {
    [TOKEN]: () => refusal(400, 'refresh_token_not_found'),
    'GET /api/credits': () =>
      Response.json({ error: { code: 'not_authenticated', requestId: 'r' } }, { status: 401 }),
  });
  expect(await screen.findByText('Sua sessão foi encerrada. Entre novamente para continuar.')).toBeTruthy();
  expect(page.pathname()).toBe('/login');
  expect(localStorage.length).toBe(0);
});

test("after 'Sair' the next user does not start on the last user’s page", async () => {
  keepSession();
  const page = openPage('/library');
  await page.user.click(await screen.findByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('heading', { name: 'Que bom ver você' })).toBeTruthy();
  expect(page.router.state.location.state).toEqual({});
  expect(localStorage.length).toBe(0);
});

test("'Sair' signs this device out even while the service does not answer, and says so", async () => {
  keepSession();
  const page = openPage('/library', {
    'POST /auth/v1/logout': () => {
      throw new TypeError('Failed to fetch');
    },
    [TOKEN]: () => Response.json(sessionOf()),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Sair' }));
  expect(
    await screen.findByText('Erro ao sair. A sessão foi encerrada apenas neste dispositivo.'),
  ).toBeTruthy();
  expect(page.pathname()).toBe('/login');
  expect(localStorage.length).toBe(0);
  // The next sign-in does not show it again.
  await page.user.type(screen.getByLabelText('Email'), 'ana@loja.com.br');
  await page.user.type(screen.getByLabelText('Senha'), 'Segredo!2026{Enter}');
  await screen.findByRole('heading', { name: 'Tela /dashboard' });
  await waitFor(() => expect(screen.queryByText(/^Erro ao sair/)).toBeNull());
});

test('while the session service does not answer, the page says so after 3 s and offers one way on after 12 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepSession(sessionOf(undefined, -10));
  let answer: (response: Response) => void = () => undefined;
  openPage('/library', { [TOKEN]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await screen.findByRole('status', { name: 'Carregando' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('Ainda estamos confirmando sua sessão…')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(9000);
  expect(await screen.findByRole('heading', { name: 'Não foi possível confirmar sua sessão' })).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  answer(Response.json(sessionOf()));
  expect(await screen.findByRole('heading', { name: 'Tela /library' })).toBeTruthy();
});

test('a session that could not be refreshed does not open a frame of failed cards', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepSession(sessionOf(undefined, -10));
  const page = openPage('/library', { [TOKEN]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByRole('heading', { name: 'Não foi possível confirmar sua sessão' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(page.pathname()).toBe('/library');
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, type Network, openPage, refusal, sessionOf } from '../../testing/page.tsx';

const VERIFY = 'POST /auth/v1/verify';
const link = '/email-confirmation?token_hash=abc&type=signup';
const confirms: Network = { [VERIFY]: () => Response.json(sessionOf()) };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test('the link confirms, and after 5 s the login opens by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = openPage(link, confirms);
  expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
  expect(page.calls(VERIFY)[0]?.body).toMatchObject({ token_hash: 'abc', type: 'signup' });
  const shown = Date.now();
  const left = page.leavesFor('/login');
  await vi.advanceTimersByTimeAsync(6000);
  const waited = (await left) - shown;
  // The clock runs on by itself while the heading is looked for.
  expect(waited).toBeGreaterThan(4500);
  expect(waited).toBeLessThanOrEqual(5000);
  await waitFor(() => expect(page.pathname()).toBe('/login'));
});

test('the seconds until the login opens are counted down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openPage(link, confirms);
  await screen.findByText(/em 5 segundos\./);
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByText(/em 3 segundos\./)).toBeTruthy();
});

test('without a link a user who is signed in is led to the dashboard', async () => {
  keepSession();
  const page = openPage('/email-confirmation');
  await waitFor(() => expect(page.pathname()).toBe('/dashboard'));
});

test('the link beside the bar works at once', async () => {
  openPage(link, confirms);
  expect((await screen.findByRole('link', { name: 'Ir para o login agora' })).getAttribute('href')).toBe(
    '/login',
  );
});

test('the same link opened again says confirmed without a request', async () => {
  openPage(link, confirms);
  await screen.findByRole('heading', { name: 'Email Confirmado!' });
  document.body.replaceChildren();
  const again = openPage(link, { [VERIFY]: () => refusal(403, 'otp_expired') });
  expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
  expect(again.calls(VERIFY)).toEqual([]);
});

test('an expired link offers a new one', async () => {
  const page = openPage(link, {
    [VERIFY]: () => refusal(403, 'otp_expired'),
    'POST /auth/v1/resend': () => Response.json({}),
  });
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy();
  await page.user.type(screen.getByLabelText('Email'), 'ana@loja.com.br{Enter}');
  expect(await screen.findByText('Enviamos um novo link. Verifique sua caixa de entrada.')).toBeTruthy();
  expect(page.calls('POST /auth/v1/resend')[0]?.body).toMatchObject({
    email: 'ana@loja.com.br',
    type: 'signup',
  });
});

test('a lost connection leaves the link valid', async () => {
  let online = false;
  const page = openPage(link, {
    [VERIFY]: () => {
      if (!online) throw new TypeError('Failed to fetch');
      return Response.json(sessionOf());
    },
  });
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  online = true;
  await page.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
});

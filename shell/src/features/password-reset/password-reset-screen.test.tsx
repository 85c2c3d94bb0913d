import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ana,
  commonPassword,
  keepSession,
  type Network,
  openPage,
  refusal,
  sessionOf,
} from '../../testing/page.tsx';

const VERIFY = 'POST /auth/v1/verify';
const CHANGE = 'PUT /auth/v1/user';
const link = '/reset-password?token_hash=abc&type=recovery';
const works: Network = { [VERIFY]: () => Response.json(sessionOf()), [CHANGE]: () => Response.json(ana) };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

async function change(password: string, confirmation = password, network = works) {
  const page = openPage(link, network);
  await page.user.type(await screen.findByLabelText('Nova senha'), password);
  await page.user.type(screen.getByLabelText('Confirmar nova senha'), `${confirmation}{Enter}`);
  return page;
}

test('a changed password leads to the login after 2 s, signed out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await change('NOVA!2026');
  expect(await screen.findByRole('heading', { name: 'Senha alterada!' })).toBeTruthy();
  expect(page.calls(CHANGE)[0]?.body).toMatchObject({ password: 'NOVA!2026' });
  expect(page.session.state().status).toBe('signedOut');
  const shown = Date.now();
  const left = page.leavesFor('/login');
  await vi.advanceTimersByTimeAsync(3000);
  const waited = (await left) - shown;
  // The clock runs on by itself while the heading is looked for.
  expect(waited).toBeGreaterThan(1500);
  expect(waited).toBeLessThanOrEqual(2000);
  await waitFor(() => expect(page.pathname()).toBe('/login'));
});

test.each([
  ['short', 'Nova!26', 'Nova!26', 'Senha inválida'],
  ['without a capital', 'nova!2026', 'nova!2026', 'Senha inválida'],
  ['without a digit', 'Nova!senha', 'Nova!senha', 'Senha inválida'],
  ['without a special character', 'Nova2026', 'Nova2026', 'Senha inválida'],
  ['that differs from its confirmation', 'Nova!2026', 'Nova!2027', 'Senhas não coincidem'],
])('a password %s is refused without using up the link', async (_, password, confirmation, title) => {
  const page = await change(password, confirmation);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(page.sent).toEqual([]);
});

test('a refused change shows its reason and can be retried with the same link', async () => {
  let first = true;
  const page = await change('Nova!2026', 'Nova!2026', {
    ...works,
    [CHANGE]: () => {
      if (!first) return Response.json(ana);
      first = false;
      return refusal(500, 'unexpected_failure');
    },
  });
  expect(await screen.findByText('Erro ao alterar senha')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Alterar senha' }));
  expect(await screen.findByRole('heading', { name: 'Senha alterada!' })).toBeTruthy();
  expect(page.calls(VERIFY)).toHaveLength(1);
});

test('a password that is too long for the service shows its limit', async () => {
  const sentence = 'Password cannot be longer than 72 characters';
  await change('Nova!2026', 'Nova!2026', {
    ...works,
    [CHANGE]: () => refusal(400, 'validation_failed', sentence),
  });
  expect(await screen.findByText('Senha inválida')).toBeTruthy();
  expect(screen.getByText('A senha pode ter no máximo 72 caracteres.')).toBeTruthy();
});

test('a password that many others have is refused with a sentence that says so', async () => {
  await change('Nova!2026', 'Nova!2026', { ...works, [CHANGE]: commonPassword });
  expect(await screen.findByText('Senha inválida')).toBeTruthy();
  expect(screen.getByText('Esta senha é muito comum e fácil de adivinhar. Escolha outra.')).toBeTruthy();
});

test('a password of more bytes than the service reads is refused before anything is sent', async () => {
  const long = `Nova!2026${'ã'.repeat(40)}`;
  const page = await change(long, long, works);
  const sentence =
    'A senha pode ter no máximo 72 caracteres; letras com acento e emojis contam como mais de um.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(page.calls(VERIFY)).toEqual([]);
});

test('an expired link offers a new one', async () => {
  await change('Nova!2026', 'Nova!2026', { [VERIFY]: () => refusal(403, 'otp_expired') });
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir um novo link' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

test('a session without a link does not open the screen', async () => {
  keepSession();
  openPage('/reset-password');
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy();
});

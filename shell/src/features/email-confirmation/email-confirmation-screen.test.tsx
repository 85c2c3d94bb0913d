import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownSignUps } from '../../session/own-sign-ups.ts';
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
const link = '/email-confirmation?token_hash=abc&type=signup';
const confirms: Network = { [VERIFY]: () => Response.json(sessionOf()) };

const CHANGE = 'PUT /auth/v1/user';

// Ana typed her password in this browser.
beforeEach(() => {
  localStorage.clear();
  ownSignUps.add(ana.id);
});
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
  expect(await screen.findByText(/em 3 segundos\./)).toBeTruthy();
});

test('a signed-in user who comes without a link is led to the dashboard', async () => {
  keepSession();
  const page = openPage('/email-confirmation');
  await waitFor(() => expect(page.pathname()).toBe('/dashboard'));
});

test('the link beside the progress bar works at once', async () => {
  openPage(link, confirms);
  expect((await screen.findByRole('link', { name: 'Ir para o login agora' })).getAttribute('href')).toBe(
    '/login',
  );
});

test('the same link opened again shows the confirmation without a request', async () => {
  openPage(link, confirms);
  await screen.findByRole('heading', { name: 'Email Confirmado!' });
  document.body.replaceChildren();
  const again = openPage(link, { [VERIFY]: () => refusal(403, 'otp_expired') });
  expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
  expect(again.calls(VERIFY)).toEqual([]);
});

describe('in a browser where nobody typed the password of the account', () => {
  const choose = async (page: ReturnType<typeof openPage>, password = 'Da-dona!2026') => {
    await page.user.type(await screen.findByLabelText('Senha'), password);
    await page.user.click(screen.getByRole('button', { name: 'Confirmar email' }));
  };
  const accepts: Network = { ...confirms, [CHANGE]: () => Response.json(ana) };

  beforeEach(() => ownSignUps.clear());

  test('the link confirms only together with the password that its owner chooses', async () => {
    const page = openPage(link, accepts);
    expect(await screen.findByRole('heading', { name: 'Confirme seu email' })).toBeTruthy();
    expect(page.calls(VERIFY)).toEqual([]);
    await choose(page);
    expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
    expect(page.sent.map(({ call }) => call)).toEqual([VERIFY, CHANGE, 'POST /auth/v1/logout']);
    expect(page.calls(CHANGE)[0]?.body).toMatchObject({ password: 'Da-dona!2026' });
  });

  test('a sign-up of another account here does not vouch for this one', async () => {
    ownSignUps.add('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    const page = openPage(link, accepts);
    await choose(page);
    expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
    expect(page.calls(VERIFY)).toHaveLength(1);
    expect(page.calls(CHANGE)).toHaveLength(1);
  });

  test('a password that could not be stored can be tried again without the used link', async () => {
    let online = false;
    const page = openPage(link, {
      ...accepts,
      [CHANGE]: () => {
        if (!online) throw new TypeError('Failed to fetch');
        return Response.json(ana);
      },
    });
    await choose(page);
    expect(
      await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.'),
    ).toBeTruthy();
    online = true;
    await page.user.click(screen.getByRole('button', { name: 'Confirmar email' }));
    expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
    expect(page.calls(VERIFY)).toHaveLength(1);
  });

  test('a password that the account already has is accepted', async () => {
    const page = openPage(link, { ...accepts, [CHANGE]: () => refusal(422, 'same_password') });
    await choose(page);
    expect(await screen.findByRole('heading', { name: 'Email Confirmado!' })).toBeTruthy();
  });

  test('a password that many others have is refused with a sentence that says so', async () => {
    const page = openPage(link, { ...accepts, [CHANGE]: commonPassword });
    await choose(page);
    expect(
      await screen.findByText('Esta senha é muito comum e fácil de adivinhar. Escolha outra.'),
    ).toBeTruthy();
  });

  test('a used link offers a new one', async () => {
    const page = openPage(link, { ...accepts, [VERIFY]: () => refusal(403, 'otp_expired') });
    await choose(page);
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeTruthy();
    expect(page.calls(CHANGE)).toEqual([]);
  });
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

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepSession, type Network, openPage, refusal, sessionOf } from '../../testing/page.tsx';

const TOKEN = 'POST /auth/v1/token';
const SIGN_OUT = 'POST /auth/v1/logout';

beforeEach(() => localStorage.clear());

async function signIn(network: Network, address: Parameters<typeof openPage>[0] = '/login') {
  const page = openPage(address, network);
  await page.user.type(await screen.findByLabelText('Email'), 'ana@loja.com.br');
  await page.user.type(screen.getByLabelText('Senha'), 'Segredo!2026{Enter}');
  return page;
}

test.each([
  ['invalid_credentials', 400, 'Email ou senha incorretos. Por favor, verifique suas credenciais.'],
  ['user_not_found', 404, 'Usuário não encontrado. Verifique se o email está correto.'],
  ['over_request_rate_limit', 429, 'Muitas tentativas de login. Por favor, aguarde alguns minutos.'],
  ['unexpected_failure', 500, 'Ocorreu um erro ao fazer login. Tente novamente.'],
])('a login refused with %s has its own Portuguese sentence', async (code, status, sentence) => {
  await signIn({ [TOKEN]: () => refusal(status, code) });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@loja.com.br');
});

test('a refusal without an error code is recognised by its sentence', async () => {
  await signIn({
    [TOKEN]: () => Response.json({ msg: 'Invalid login credentials' }, { status: 400 }),
  });
  expect(
    await screen.findByText('Email ou senha incorretos. Por favor, verifique suas credenciais.'),
  ).toBeTruthy();
});

test('a 429 without a code counts as too many requests', async () => {
  await signIn({ [TOKEN]: () => Response.json({ message: 'slow down' }, { status: 429 }) });
  expect(
    await screen.findByText('Muitas tentativas de login. Por favor, aguarde alguns minutos.'),
  ).toBeTruthy();
});

test('a lost connection shows its sentence and keeps the form', async () => {
  await signIn({});
  expect(await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('Segredo!2026');
});

test('an unconfirmed address leads to the verification screen with its sentence', async () => {
  const page = await signIn({ [TOKEN]: () => refusal(400, 'email_not_confirmed') });
  expect(
    await screen.findByText(
      'Por favor, confirme seu email antes de fazer login. Verifique sua caixa de entrada.',
    ),
  ).toBeTruthy();
  expect(page.pathname()).toBe('/email-verification');
});

test('empty fields are refused at once, in the first of them', async () => {
  const page = openPage('/login');
  await page.user.click(await screen.findByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Por favor, preencha todos os campos')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(page.sent).toEqual([]);
});

test('a login leads to the dashboard', async () => {
  const page = await signIn({ [TOKEN]: () => Response.json(sessionOf()) });
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
  expect(page.pathname()).toBe('/dashboard');
});

test('a login leads back to the page that the user asked for', async () => {
  const page = await signIn({ [TOKEN]: () => Response.json(sessionOf()) }, '/library?page=2');
  expect(await screen.findByRole('heading', { name: 'Tela /library' })).toBeTruthy();
  expect(page.router.state.location.search).toBe('?page=2');
});

test.each(['//evil.example.com', '/\\evil.example.com', 'https://evil.example.com'])(
  'a login never leads to another site (%s)',
  async (from) => {
    const page = await signIn(
      { [TOKEN]: () => Response.json(sessionOf()) },
      { pathname: '/login', state: { from } },
    );
    await waitFor(() => expect(page.pathname()).toBe('/dashboard'));
  },
);

test('pressing Enter twice sends one login', async () => {
  let answer: (response: Response) => void = () => undefined;
  const page = await signIn({ [TOKEN]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  // Renewals that an earlier test left behind are repeated for half a minute, at the same address.
  const logins = () => page.calls(TOKEN).filter(({ body }) => 'password' in body);
  await page.user.type(screen.getByLabelText('Senha'), '{Enter}{Enter}');
  await waitFor(() => expect(logins()).toHaveLength(1));
  answer(Response.json(sessionOf()));
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
  expect(logins()).toHaveLength(1);
});

test('two submits at once send one login', async () => {
  const page = openPage('/login', { [TOKEN]: () => Response.json(sessionOf()) });
  await page.user.type(await screen.findByLabelText('Email'), 'ana@loja.com.br');
  await page.user.type(screen.getByLabelText('Senha'), 'Segredo!2026');
  const form = screen.getByLabelText<HTMLInputElement>('Senha').form;
  if (form) for (const _ of [1, 2]) fireEvent.submit(form);
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
  expect(page.calls(TOKEN)).toHaveLength(1);
});

test('a signed-in user sees the form and a link to the dashboard', async () => {
  keepSession();
  openPage('/login');
  expect(await screen.findByText(/Você já está conectado como ana@loja.com.br/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o Dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByLabelText('Senha')).toBeTruthy();
});

test('a login ends the session that this browser had before, and no other', async () => {
  keepSession();
  const page = await signIn({ [TOKEN]: () => Response.json({ ...sessionOf(), access_token: 'another' }) });
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
  expect(page.calls(SIGN_OUT).map(({ authorization }) => authorization)).toEqual(['Bearer access']);
  expect(await page.session.accessToken()).toBe('another');
});

test('a refused login keeps the session that was there', async () => {
  keepSession();
  const page = await signIn({ [TOKEN]: () => refusal(400, 'invalid_credentials') });
  await screen.findByText('Email ou senha incorretos. Por favor, verifique suas credenciais.');
  expect(page.calls(SIGN_OUT)).toEqual([]);
});

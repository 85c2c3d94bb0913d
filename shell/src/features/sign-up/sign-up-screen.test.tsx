import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FREE_CREDITS } from 'bff/contract/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownSignUps } from '../../session/own-sign-ups.ts';
import { ana, commonPassword, type Network, openPage, refusal, sessionOf } from '../../testing/page.tsx';

const SIGN_UP = 'POST /auth/v1/signup';
const unconfirmed = { ...ana, identities: [{ id: 'i' }] };

beforeEach(() => localStorage.clear());

/** Pastes what the fields take as it is: each typed key draws the whole form anew. */
async function fillForm(network: Network, phone = '11987654321') {
  const page = openPage('/register', network);
  const { user } = page;
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await screen.findByLabelText('Nome completo');
  await fill('Nome completo', 'Ana Vendedora');
  await user.type(screen.getByLabelText('Telefone'), phone);
  await fill('Email', 'ana@loja.com.br');
  await fill('Senha', 'Segredo!2026');
  await fill('Confirmar senha', 'Segredo!2026');
  return page;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Criar conta' });

test('the screen promises the credits that a new account gets', async () => {
  openPage('/register');
  expect(await screen.findByText(`Comece agora com ${FREE_CREDITS} créditos gratuitos.`)).toBeTruthy();
});

test('the button is enabled when the password keeps every rule and both match', async () => {
  const { user } = openPage('/register');
  const password = await screen.findByLabelText('Senha');
  await user.type(password, 'Segredo!202');
  await user.type(screen.getByLabelText('Confirmar senha'), 'Segredo!2026');
  expect(button().disabled).toBe(true);
  await user.type(password, '6');
  expect(button().disabled).toBe(false);
});

test('the checklist follows the typed password', async () => {
  const { user } = openPage('/register');
  await user.type(await screen.findByLabelText('Senha'), 'Segredo');
  const states = screen.getAllByRole('listitem').map((item) => item.dataset.state);
  expect(states).toEqual(['unmet', 'met', 'met', 'unmet', 'unmet']);
});

test('registering stores the phone as digits and leads to the verification screen', async () => {
  const page = await fillForm({ [SIGN_UP]: () => Response.json(unconfirmed) });
  expect(screen.getByLabelText<HTMLInputElement>('Telefone').value).toBe('(11) 98765-4321');
  await page.user.click(button());
  expect(await screen.findByRole('heading', { name: 'Verifique seu email' })).toBeTruthy();
  expect(page.calls(SIGN_UP)[0]?.body).toMatchObject({
    email: 'ana@loja.com.br',
    password: 'Segredo!2026',
    data: { full_name: 'Ana Vendedora', phone: '11987654321' },
  });
});

test('a phone of 10 digits is refused and nothing is sent', async () => {
  const page = await fillForm({}, '1198765432');
  await page.user.click(button());
  expect(await screen.findByText('O telefone deve ter exatamente 11 dígitos')).toBeTruthy();
  expect(page.sent).toEqual([]);
});

test('empty fields show one message', async () => {
  const { user } = openPage('/register');
  await user.type(await screen.findByLabelText('Senha'), 'Segredo!2026');
  await user.type(screen.getByLabelText('Confirmar senha'), 'Segredo!2026{Enter}');
  expect(await screen.findAllByText('Por favor, preencha todos os campos')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'));
});

test.each([
  ['is known', () => refusal(422, 'user_already_exists', 'User already registered')],
  ['is known to a hosted project that hides it', () => Response.json({ ...ana, identities: [] })],
])('an address that %s shows its sentence and keeps the form', async (_, answer) => {
  const page = await fillForm({ [SIGN_UP]: answer });
  await page.user.click(button());
  expect(await screen.findByText('Este email já está cadastrado')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Ana Vendedora');
  expect(page.pathname()).toBe('/register');
});

test('a password that many others have is refused with a sentence that says so', async () => {
  const page = await fillForm({ [SIGN_UP]: commonPassword });
  await page.user.click(button());
  expect(
    await screen.findByText('Esta senha é muito comum e fácil de adivinhar. Escolha outra.'),
  ).toBeTruthy();
});

test.each([
  [429, 'over_email_send_rate_limit', '', 'Muitas tentativas de login. Por favor, aguarde alguns minutos.'],
  [422, 'weak_password', '', 'A senha não atende aos critérios de segurança'],
  [
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
    'A senha pode ter no máximo 72 caracteres',
  ],
  [400, 'validation_failed', 'Unable to validate email address: invalid format', 'Informe um email válido'],
  [500, 'unexpected_failure', 'Database error saving new user', /^Erro ao criar perfil: /],
  [500, 'unexpected_failure', 'relation user_credits: check failed', /^Erro ao criar créditos: /],
  [500, 'unexpected_failure', '', 'Ocorreu um erro ao criar sua conta. Tente novamente.'],
])(
  'a sign-up refused with %i %s %s has its own Portuguese sentence',
  async (status, code, words, sentence) => {
    const page = await fillForm({ [SIGN_UP]: () => refusal(status, code, words) });
    await page.user.click(button());
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@loja.com.br');
  },
);

test('a lost connection shows its sentence and keeps the form', async () => {
  const page = await fillForm({});
  await page.user.click(button());
  expect(await screen.findByText('Erro de conexão. Verifique sua internet e tente novamente.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Ana Vendedora');
});

test('a double click registers once', async () => {
  const page = await fillForm({ [SIGN_UP]: () => Response.json(unconfirmed) });
  await page.user.dblClick(button());
  await screen.findByRole('heading', { name: 'Verifique seu email' });
  expect(page.calls(SIGN_UP)).toHaveLength(1);
});

/** Answers like a service that has just created the account, with the fields that were sent. */
const made = (body: Record<string, unknown>) => Response.json({ ...unconfirmed, user_metadata: body.data });

test('the browser remembers that the password of a new account was typed in it', async () => {
  const page = await fillForm({ [SIGN_UP]: made });
  await page.user.click(button());
  await screen.findByRole('heading', { name: 'Verifique seu email' });
  expect(ownSignUps.has(ana.id)).toBe(true);
});

test('an address that already waits for its confirmation keeps another password, so the link must ask for one', async () => {
  ownSignUps.add(ana.id);
  const page = await fillForm({ [SIGN_UP]: () => Response.json(unconfirmed) });
  await page.user.click(button());
  await screen.findByRole('heading', { name: 'Verifique seu email' });
  expect(ownSignUps.has(ana.id)).toBe(false);
});

test('a sign-up within a minute of the last mail leads to that mail, whose link asks for a password', async () => {
  ownSignUps.add(ana.id);
  const pause = 'For security purposes, you can only request this after 42 seconds.';
  const page = await fillForm({ [SIGN_UP]: () => refusal(429, 'over_email_send_rate_limit', pause) });
  await page.user.click(button());
  expect(await screen.findByRole('heading', { name: 'Verifique seu email' })).toBeTruthy();
  expect(ownSignUps.some()).toBe(false);
});

test('a new user who is not visible after 10 checks, 500 ms apart, is asked to check the e-mail', async () => {
  const page = await fillForm({
    [SIGN_UP]: () => Response.json(sessionOf()),
    'GET /auth/v1/user': () => refusal(404, 'user_not_found'),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.click(button());
  const checks = () => page.calls('GET /auth/v1/user').length;
  await expect.poll(checks).toBe(1);
  await vi.advanceTimersByTimeAsync(4400);
  expect(checks()).toBe(9);
  expect(page.pathname()).toBe('/register');
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(await screen.findByText(/parte da configuração não terminou. Verifique seu email./)).toBeTruthy();
  await waitFor(() => expect(page.pathname()).toBe('/email-verification'));
  expect(checks()).toBe(10);
});

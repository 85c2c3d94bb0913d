import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Network, openPage, refusal } from '../../testing/page.tsx';

const RECOVER = 'POST /auth/v1/recover';

beforeEach(() => localStorage.clear());

async function ask(network: Network) {
  const page = openPage('/forgot-password', network);
  await page.user.type(await screen.findByLabelText('Email'), 'ana@loja.com.br');
  await page.user.click(screen.getByRole('button', { name: 'Enviar Email' }));
  return page;
}

test('the button is disabled without an address', async () => {
  const { user } = openPage('/forgot-password');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Enviar Email' });
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText('Email'), 'a');
  expect(button.disabled).toBe(false);
});

test("a sent mail is confirmed, and 'Tentar com outro email' returns to the form", async () => {
  const { user } = await ask({ [RECOVER]: () => Response.json({}) });
  expect(await screen.findByRole('heading', { name: 'Email Enviado!' })).toBeTruthy();
  expect(
    screen.getByText('Email enviado! Verifique sua caixa de entrada para redefinir sua senha.'),
  ).toBeTruthy();
  expect(screen.getByText(/spam/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar para login' }).getAttribute('href')).toBe('/login');
  await user.click(screen.getByRole('button', { name: 'Tentar com outro email' }));
  expect(screen.getByRole('button', { name: 'Enviar Email' })).toBeTruthy();
});

test('each step takes the focus and sets the title', async () => {
  const { user } = await ask({ [RECOVER]: () => Response.json({}) });
  const sent = await screen.findByRole('heading', { name: 'Email Enviado!' });
  await waitFor(() => expect(document.activeElement).toBe(sent));
  expect(document.title).toBe('Email Enviado! · Andrômeda');
  await user.click(screen.getByRole('button', { name: 'Tentar com outro email' }));
  await waitFor(() => expect(document.title).toBe('Recuperar senha · Andrômeda'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recuperar senha' }));
});

test('an invalid address is refused before anything is sent', async () => {
  const { user, calls } = openPage('/forgot-password', { [RECOVER]: () => Response.json({}) });
  const field = await screen.findByLabelText('Email');
  for (const wrong of ['ana', `${'a'.repeat(250)}@loja.com.br`]) {
    await user.clear(field);
    await user.type(field, wrong);
    await user.click(screen.getByRole('button', { name: 'Enviar Email' }));
    expect(await screen.findByText('Informe um email válido')).toBeTruthy();
  }
  expect(calls(RECOVER)).toEqual([]);
});

test('an unknown address is answered like a known one', async () => {
  await ask({ [RECOVER]: () => refusal(404, 'user_not_found') });
  expect(await screen.findByRole('heading', { name: 'Email Enviado!' })).toBeTruthy();
});

test('after too many requests the banner says so', async () => {
  await ask({ [RECOVER]: () => refusal(429, 'over_request_rate_limit') });
  expect(
    await screen.findByText('Muitas tentativas de login. Por favor, aguarde alguns minutos.'),
  ).toBeTruthy();
});

test('a mail that could not be sent shows a banner and keeps the address', async () => {
  await ask({ [RECOVER]: () => refusal(500, 'unexpected_failure') });
  expect(
    await screen.findByText(
      'Erro ao enviar email. Ocorreu um erro ao enviar o email de recuperação. Tente novamente.',
    ),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@loja.com.br');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepSession, type Network, openPage } from '../testing/page.tsx';

const PASS = 'POST /api/account/second-factor/pass';
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, requestId: 'r' } }, { status });
const credits = {
  creditsRemaining: 5,
  totalCreditsUsed: 0,
  turboCredits: 0,
  turboCreditsUsed: 0,
  planName: 'Pro',
};

/** A server on which Ana has a second factor, until the code 123456 or the recovery code comes. */
function visit(answers: Network = {}) {
  let awaiting = true;
  keepSession();
  return openPage('/dashboard', {
    'GET /api/credits': () => (awaiting ? refusal(403, 'second_factor_needed') : Response.json(credits)),
    [PASS]: ({ code }) => {
      if (code !== '123456' && code !== 'abcde-fghjk') return refusal(403, 'code_wrong');
      awaiting = false;
      return Response.json({ enabled: true, recoveryCodes: 10 });
    },
    ...answers,
  });
}

test('before the second step nothing of the application is shown, and the right code opens it', async () => {
  const { user } = visit();
  const field = await screen.findByLabelText('Código de 6 dígitos');
  expect(screen.queryByRole('link', { name: 'Biblioteca' })).toBeNull();
  await user.type(field, '000000{Enter}');
  expect(
    await screen.findByText('Código incorreto ou já usado. Confira no aplicativo e tente novamente.'),
  ).toBeTruthy();
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
});

test('after too many wrong codes the screen says which other ways there are', async () => {
  const { user } = visit({ [PASS]: () => refusal(429, 'too_many_requests') });
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '000000{Enter}');
  const ways =
    'Muitos códigos errados. Aguarde alguns minutos ou use um código de recuperação. Se não foi você quem errou, saia e crie outra senha em “Esqueceu a senha?”.';
  expect(await screen.findByText(ways)).toBeTruthy();
});

test('a user without their phone passes with a recovery code', async () => {
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Usar um código de recuperação' }));
  await user.type(screen.getByLabelText('Código de recuperação'), 'abcde-fghjk{Enter}');
  expect(await screen.findByRole('heading', { name: 'Tela /dashboard' })).toBeTruthy();
});

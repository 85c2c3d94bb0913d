import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

const FACTOR = '/api/account/second-factor';
const key = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };

async function visit(answers: Parameters<typeof accountNetwork>[0]) {
  const network = accountNetwork(answers);
  render(<FakeHost remote={{ routes }} address="/settings" send={network} />);
  const card = await screen.findByRole('region', { name: 'Verificação em duas etapas' });
  return { card, user: userEvent.setup(), network };
}

test('the second factor is turned on by password, code and recovery codes that are shown once', async () => {
  const { card, user } = await visit({
    [`POST ${FACTOR}`]: (body) =>
      body.includes('certa') ? Response.json(key) : refusal(403, 'password_wrong'),
    [`POST ${FACTOR}/confirmation`]: (body) =>
      body.includes('123456')
        ? Response.json({ recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] })
        : refusal(403, 'code_wrong'),
  });
  await user.click(await within(card).findByRole('button', { name: 'Ativar' }));
  await user.type(await screen.findByLabelText('Sua senha'), 'errada{Enter}');
  expect(await screen.findByText('Senha incorreta. Por favor, verifique suas credenciais.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Sua senha'));
  await user.type(screen.getByLabelText('Sua senha'), 'certa{Enter}');
  expect(await screen.findByRole('img', { name: 'Código QR com a chave da sua conta' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const code = screen.getByLabelText('Código de 6 dígitos');
  await user.type(code, '000000{Enter}');
  expect(
    await screen.findByText('Código incorreto ou já usado. Confira no aplicativo e tente novamente.'),
  ).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('mnpqr-stuvw')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }));
  expect(screen.queryByText('mnpqr-stuvw')).toBeNull();
  expect(within(card).getByText(/Restam 2 códigos de recuperação\.$/)).toBeTruthy();
});

test.each([
  [true, 'Sua senha', { password: 'certa' }],
  [false, 'Código de 6 dígitos', { code: 'certa' }],
])('with a password %s, the second factor is turned off by %s', async (hasPassword, label, proof) => {
  const { card, user, network } = await visit({
    [`GET ${FACTOR}`]: () => Response.json({ enabled: true, recoveryCodes: 1 }),
    'GET /api/account': () => Response.json({ hasPassword, signedInRecently: true, deletion: null }),
    [`DELETE ${FACTOR}`]: () => Response.json({ enabled: false, recoveryCodes: 0 }),
  });
  await user.click(await within(card).findByRole('button', { name: 'Desativar' }));
  await user.type(await screen.findByLabelText(label), 'certa{Enter}');
  expect(await within(card).findByRole('button', { name: 'Ativar' })).toBeTruthy();
  const sent = network.mock.calls.find(([, init]) => init?.method === 'DELETE');
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual(proof);
});

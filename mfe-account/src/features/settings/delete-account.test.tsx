import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

const state = (parts: object = {}) =>
  Response.json({ hasPassword: true, signedInRecently: true, deletion: null, ...parts });
const request = { requestedAt: '2026-11-23T12:00:00.000Z', dueAt: '2026-11-30T12:00:00.000Z' };

async function openDialog(answers: Parameters<typeof accountNetwork>[0] = {}) {
  const signOut = vi.fn(async () => undefined);
  const send = accountNetwork({ 'GET /api/account': () => state(), ...answers });
  render(<FakeHost remote={{ routes }} address="/settings" send={send} signOut={signOut} />);
  const user = userEvent.setup();
  const card = await screen.findByRole('region', { name: 'Excluir minha conta' });
  await user.click(within(card).getByRole('button', { name: 'Excluir minha conta' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => dialog.getByRole('button', { name: 'Excluir minha conta' });
  return { user, dialog, confirm, signOut, send };
}

test('the dialog says what is lost, what stays, and asks for the password first', async () => {
  const { dialog, confirm, user } = await openDialog();
  expect(dialog.getByText(/tudo é apagado para sempre/)).toBeTruthy();
  expect(dialog.getByText(/Ficam só os registros de pagamento/)).toBeTruthy();
  const field = await dialog.findByLabelText('Sua senha');
  expect(confirm()).toHaveProperty('disabled', true);
  await user.type(field, 'Segredo!2026');
  expect(confirm()).toHaveProperty('disabled', false);
});

test('a confirmed deletion signs the user out and names the day', async () => {
  const asked: string[] = [];
  const { dialog, confirm, user, signOut } = await openDialog({
    'POST /api/account/deletion': (body) => {
      asked.push(body);
      return state({ deletion: request });
    },
  });
  await user.type(await dialog.findByLabelText('Sua senha'), 'Segredo!2026');
  await user.dblClick(confirm());
  expect(
    await screen.findByText('Sua conta será excluída em 30/11/2026. Para mantê-la, entre até lá.'),
  ).toBeTruthy();
  expect(asked).toEqual([JSON.stringify({ password: 'Segredo!2026' })]);
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a wrong password is said in the dialog, and nothing else happens', async () => {
  const { dialog, confirm, user, signOut } = await openDialog({
    'POST /api/account/deletion': () => refusal(403, 'password_wrong'),
  });
  await user.type(await dialog.findByLabelText('Sua senha'), 'Errada!2026');
  await user.click(confirm());
  expect(await dialog.findByText('Senha incorreta. Por favor, verifique suas credenciais.')).toBeTruthy();
  expect(signOut).not.toHaveBeenCalled();
});

test('an account of Google alone is asked for a recent sign-in instead', async () => {
  const { dialog, confirm } = await openDialog({
    'GET /api/account': () => state({ hasPassword: false, signedInRecently: false }),
  });
  expect(await dialog.findByText(/saia e entre de novo com o Google/)).toBeTruthy();
  expect(dialog.queryByLabelText('Sua senha')).toBeNull();
  expect(confirm()).toHaveProperty('disabled', true);
});

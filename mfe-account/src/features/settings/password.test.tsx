import { PasswordChangeError, type PasswordChangeFailure } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, thisDevice } from '../../testing/account-network.ts';

const good = { current: 'Segredo!2026', next: 'Nova!Senha2026', confirmation: 'Nova!Senha2026' };

async function change(
  typed: Partial<typeof good>,
  changePassword = vi.fn(async () => undefined),
  answers: Parameters<typeof accountNetwork>[0] = {},
) {
  render(
    <FakeHost
      remote={{ routes }}
      address="/settings"
      send={accountNetwork(answers)}
      changePassword={changePassword}
    />,
  );
  const user = userEvent.setup();
  const { current, next, confirmation } = { ...good, ...typed };
  // Pasted: each typed key draws the whole screen anew.
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await fill('Senha atual', current);
  await fill('Nova senha', next);
  await fill('Confirmar nova senha', confirmation);
  await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
  return { user, changePassword };
}

test('the password changes once the current one is proved, and the fields are empty again', async () => {
  const { changePassword } = await change({});
  expect(await screen.findByText('Senha alterada com sucesso!')).toBeTruthy();
  expect(changePassword).toHaveBeenCalledWith(
    expect.objectContaining({ current: good.current, next: good.next }),
    expect.anything(),
  );
  expect(screen.getByLabelText('Senha atual')).toHaveProperty('value', '');
});

test('the devices that a new password signed out are gone from the list', async () => {
  const phone = { ...thisDevice, id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a02', current: false };
  const sessions = [thisDevice, phone];
  const newPassword = vi.fn(async () => void sessions.pop());
  await change({}, newPassword, { 'GET /api/sessions': () => Response.json({ sessions }) });
  await screen.findByText('Senha alterada com sucesso!');
  const card = within(await screen.findByRole('region', { name: 'Dispositivos' }));
  await expect.poll(() => card.getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['an empty field', { current: '' }, 'Por favor, preencha todos os campos'],
  ['a confirmation that differs', { confirmation: 'Outra!2026' }, 'As senhas não coincidem'],
  [
    'a weak password',
    { next: 'fraca', confirmation: 'fraca' },
    'A senha não atende aos critérios de segurança',
  ],
  [
    'a password longer than the service takes',
    { next: `Nova!2026${'x'.repeat(64)}`, confirmation: `Nova!2026${'x'.repeat(64)}` },
    'A senha pode ter no máximo 72 caracteres',
  ],
  [
    'a password of more bytes than the service reads',
    { next: `Nova!2026${'ã'.repeat(40)}`, confirmation: `Nova!2026${'ã'.repeat(40)}` },
    'A senha pode ter no máximo 72 caracteres; letras com acento e emojis contam como mais de um',
  ],
])('%s is refused before anything is sent', async (_case, typed, sentence) => {
  const { changePassword } = await change(typed);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(changePassword).not.toHaveBeenCalled();
});

test.each<[PasswordChangeFailure, string]>([
  ['wrong_password', 'Senha atual incorreta. Por favor, verifique suas credenciais.'],
  ['weak_password', 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.'],
  ['rules_unmet', 'A senha não atende aos critérios de segurança'],
  ['password_too_long', 'A senha pode ter no máximo 72 caracteres'],
  ['too_many_requests', 'Muitas tentativas de login. Por favor, aguarde alguns minutos.'],
  ['offline', 'Erro de conexão. Verifique sua internet e tente novamente.'],
  ['other', 'Ocorreu um erro ao alterar sua senha. Tente novamente.'],
])('a change refused for %s says so and keeps what was typed', async (failure, sentence) => {
  await change(
    {},
    vi.fn(async () => Promise.reject(new PasswordChangeError(failure))),
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', good.next);
});

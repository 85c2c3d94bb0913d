import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, profile, refusal } from '../../testing/account-network.ts';

beforeEach(() => sessionStorage.clear());

/** The account's network, of which `rename` may refuse. */
const fakeProfile = (rename: (fullName: string) => Response) =>
  accountNetwork({ 'PATCH /api/profile': (body) => rename(JSON.parse(body).fullName) });

const accept = (fullName: string) => Response.json({ ...profile, fullName });

async function visit(send: typeof fetch) {
  render(<FakeHost remote={{ routes }} address="/settings" send={send} />);
  const name = await screen.findByLabelText('Nome completo');
  return { user: userEvent.setup(), name };
}

test('a changed name shows its success message', async () => {
  const { user, name } = await visit(fakeProfile(accept));
  expect(name).toHaveProperty('value', 'Ana Vendedora');
  await user.clear(name);
  await user.type(name, '  Ana Maria  {Enter}');
  expect(await screen.findByText('Nome atualizado com sucesso!')).toBeTruthy();
  expect(name).toHaveProperty('value', 'Ana Maria');
});

test('an empty name is not sent', async () => {
  const send = fakeProfile(accept);
  const { user, name } = await visit(send);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Salvar nome' }));
  expect(screen.getByText('Por favor, informe seu nome completo')).toBeTruthy();
  expect(send.mock.calls.some(([, init]) => init?.method === 'PATCH')).toBe(false);
});

test('a refused change says so and keeps what was typed', async () => {
  const { user, name } = await visit(fakeProfile(() => new Response('', { status: 500 })));
  await user.type(name, ' Silva');
  await user.click(screen.getByRole('button', { name: 'Salvar nome' }));
  expect(
    await screen.findByText('Ocorreu um erro ao atualizar suas informações. Tente novamente.'),
  ).toBeTruthy();
  expect(name).toHaveProperty('value', 'Ana Vendedora Silva');
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a name that was typed and not saved outlives a reload and a detour over the login', async () => {
  const first = await visit(fakeProfile(accept));
  await first.user.type(first.name, ' Silva');
  cleanup();
  const { user, name } = await visit(fakeProfile(accept));
  expect(name).toHaveProperty('value', 'Ana Vendedora Silva');
  await user.click(screen.getByRole('button', { name: 'Salvar nome' }));
  expect(await screen.findByText('Nome atualizado com sucesso!')).toBeTruthy();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('the e-mail is shown and cannot be changed', async () => {
  await visit(fakeProfile(accept));
  expect(screen.getByLabelText('Email')).toMatchObject({ value: 'ana@example.com', readOnly: true });
});

test('a profile that does not load says so and loads on a second try', async () => {
  let broken = true;
  const send = accountNetwork({
    'GET /api/profile': () => (broken ? new Response('', { status: 500 }) : Response.json(profile)),
  });
  render(<FakeHost remote={{ routes }} address="/settings" send={send} />);
  expect(await screen.findByText('Erro ao carregar informações do perfil. Tente novamente.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByLabelText('Nome completo')).toBeTruthy();
});

test('when nothing answers, each card says so in itself, small, and can be tried again', async () => {
  const away = () => refusal(503, 'unavailable');
  render(
    <FakeHost
      remote={{ routes }}
      address="/settings"
      send={accountNetwork({
        'GET /api/profile': away,
        'GET /api/subscription': away,
        'GET /api/credits/entries': away,
      })}
    />,
  );
  for (const title of ['Seus dados', 'Assinatura', 'Extrato de créditos']) {
    const card = within(await screen.findByRole('region', { name: title }));
    expect(await card.findByRole('alert')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  }
  // The drawing belongs to a screen of its own.
  expect(document.querySelector('svg[viewBox="0 0 132 96"]')).toBeNull();
});

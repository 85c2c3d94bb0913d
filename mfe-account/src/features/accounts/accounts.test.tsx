import type { AdministeredAccount } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

const bia: AdministeredAccount = {
  id: '22222222-2222-4222-8222-222222222222',
  email: 'bia@loja.example.com',
  fullName: 'Bia Vendedora',
  phone: '11987654321',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSignInAt: null,
  confirmed: true,
  credits: 5,
  turboCredits: 0,
  planId: null,
  admin: false,
  secondFactor: false,
  blockedAt: null,
  deletionDueAt: null,
};
const path = `/api/admin/accounts/${bia.id}`;
const usual = {
  'GET /api/admin/accounts': () => Response.json({ accounts: [bia] }),
  [`GET ${path}`]: () => Response.json({ account: bia, entries: [], total: 0, page: 1, pageSize: 20 }),
  'GET /api/admin/audit': () => Response.json({ entries: [], total: 0, page: 1, pageSize: 20 }),
};

function visit(address: string, answers: Parameters<typeof accountNetwork>[0] = {}) {
  render(<FakeHost remote={{ routes }} address={address} send={accountNetwork({ ...usual, ...answers })} />);
  return userEvent.setup();
}

test('an administrator finds an account and opens it', async () => {
  const user = visit('/admin/accounts');
  await user.type(await screen.findByLabelText('Email ou nome'), 'bia');
  await user.click(await screen.findByRole('link', { name: /Bia Vendedora/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bia Vendedora' })).toBeTruthy();
  expect(await screen.findByText('Nada foi feito ainda.')).toBeTruthy();
});

test('a seller sees that the screens are not theirs', async () => {
  visit(`/admin/accounts/${bia.id}`, { [`GET ${path}`]: () => refusal(403, 'forbidden') });
  expect(await screen.findByText('Esta área é só para administradores')).toBeTruthy();
});

test('credits are given with a reason, and a retry after a lost answer is the same adjustment', async () => {
  const sent: string[] = [];
  const user = visit(`/admin/accounts/${bia.id}`, {
    [`POST ${path}/credits`]: (body) => {
      sent.push(body);
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({ ...bia, credits: 15 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar créditos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Dar créditos' }));
  expect(dialog.getByText('Use um número inteiro de 1 a 1000')).toBeTruthy();
  expect(dialog.getByText('Escreva o motivo, com pelo menos 3 letras')).toBeTruthy();
  await user.type(dialog.getByLabelText('Quantos'), '10');
  await user.type(dialog.getByLabelText('Motivo'), 'Foto que saiu errada');
  await user.click(dialog.getByRole('button', { name: 'Dar créditos' }));
  expect(await dialog.findByText('Erro de conexão. Verifique sua internet e tente novamente.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Dar créditos' }));
  expect(await screen.findByText('Créditos atualizados.')).toBeTruthy();
  const keys = sent.map((body) => (JSON.parse(body) as { key: string }).key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
    currency: 'image',
    amount: 10,
    reason: 'Foto que saiu errada',
  });
});

test('taking back more than is left is refused in the dialog', async () => {
  const user = visit(`/admin/accounts/${bia.id}`, {
    [`POST ${path}/credits`]: () => refusal(409, 'balance_too_low'),
  });
  await user.click(await screen.findByRole('button', { name: 'Mudar créditos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Retirar' }));
  await user.type(dialog.getByLabelText('Quantos'), '9');
  await user.type(dialog.getByLabelText('Motivo'), 'Engano');
  await user.click(dialog.getByRole('button', { name: 'Retirar créditos' }));
  expect(await dialog.findByText('A conta tem menos créditos do que isso. Nada foi retirado.')).toBeTruthy();
});

test('blocking asks for a reason, and a blocked account can be let in again', async () => {
  let blockedAt: string | null = null;
  const user = visit(`/admin/accounts/${bia.id}`, {
    [`GET ${path}`]: () =>
      Response.json({ account: { ...bia, blockedAt }, entries: [], total: 0, page: 1, pageSize: 20 }),
    [`PUT ${path}/block`]: (body) => {
      blockedAt = (JSON.parse(body) as { blocked: boolean }).blocked ? '2026-11-23T12:00:00.000Z' : null;
      return Response.json({ ...bia, blockedAt });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bloquear' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(dialog.getByText('Escreva o motivo, com pelo menos 3 letras')).toBeTruthy();
  await user.type(dialog.getByLabelText('Motivo'), 'Uso indevido');
  await user.click(dialog.getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByRole('button', { name: 'Desbloquear' })).toBeTruthy();
  expect(screen.getByText('Bloqueada')).toBeTruthy();
});

test('the second factor of a user who lost their phone is turned off with a reason', async () => {
  let secondFactor = true;
  const sent: string[] = [];
  const user = visit(`/admin/accounts/${bia.id}`, {
    [`GET ${path}`]: () =>
      Response.json({ account: { ...bia, secondFactor }, entries: [], total: 0, page: 1, pageSize: 20 }),
    [`DELETE ${path}/second-factor`]: (body) => {
      sent.push(body);
      secondFactor = false;
      return Response.json({ ...bia, secondFactor });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Desativar verificação' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Desativar' }));
  expect(dialog.getByText('Escreva o motivo, com pelo menos 3 letras')).toBeTruthy();
  await user.type(dialog.getByLabelText('Motivo'), 'Perdeu o celular');
  await user.click(dialog.getByRole('button', { name: 'Desativar' }));
  expect(
    await screen.findByText('Verificação desativada. Todas as sessões da conta terminaram.'),
  ).toBeTruthy();
  expect(await screen.findByText('Desativada')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desativar verificação' })).toBeNull();
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([{ reason: 'Perdeu o celular' }]);
});

test('nobody is offered to turn off their own second factor', async () => {
  visit('/admin/accounts/user-1', {
    'GET /api/admin/accounts/user-1': () =>
      Response.json({
        account: { ...bia, id: 'user-1', secondFactor: true },
        entries: [],
        total: 0,
        page: 1,
        pageSize: 20,
      }),
  });
  expect(await screen.findByText('Ativa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Desativar verificação' })).toBeNull();
});

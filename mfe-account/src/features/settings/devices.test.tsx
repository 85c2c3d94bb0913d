import type { DeviceSession } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal, thisDevice } from '../../testing/account-network.ts';

const phone: DeviceSession = {
  ...thisDevice,
  id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a02',
  current: false,
  browser: 'Safari',
  system: 'iPhone',
};
const unknown: DeviceSession = {
  ...phone,
  id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a03',
  browser: null,
  system: null,
};
const answer = (...sessions: DeviceSession[]) => Response.json({ sessions });

async function visit(answers: Parameters<typeof accountNetwork>[0]) {
  render(<FakeHost remote={{ routes }} address="/settings" send={accountNetwork(answers)} />);
  const card = await screen.findByRole('region', { name: 'Dispositivos' });
  return { card: within(card), user: userEvent.setup() };
}

test('users see where they are signed in', async () => {
  const { card } = await visit({ 'GET /api/sessions': () => answer(thisDevice, phone, unknown) });
  const lines = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Chrome no WindowsEste dispositivo',
    expect.stringMatching(/^Safari no iPhoneÚltimo acesso em 21\/11\/2026/),
    expect.stringMatching(/^Dispositivo desconhecido/),
  ]);
});

test('one button signs out all other devices, and is gone then', async () => {
  const { card, user } = await visit({
    'GET /api/sessions': () => answer(thisDevice, phone),
    'DELETE /api/sessions/others': () => answer(thisDevice),
  });
  await user.click(await card.findByRole('button', { name: 'Sair dos outros' }));
  expect(await screen.findByText('Você saiu dos outros dispositivos.')).toBeTruthy();
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(card.queryByRole('button', { name: 'Sair dos outros' })).toBeNull();
});

test('a refused sign-out of others says so, and the list stands', async () => {
  const { card, user } = await visit({
    'GET /api/sessions': () => answer(thisDevice, phone),
    'DELETE /api/sessions/others': () => refusal(503, 'service_unavailable'),
  });
  await user.click(await card.findByRole('button', { name: 'Sair dos outros' }));
  expect(
    await screen.findByText('Não foi possível sair dos outros dispositivos. Tente novamente.'),
  ).toBeTruthy();
  expect(card.getAllByRole('listitem')).toHaveLength(2);
});

test('devices that do not load say so, and can be tried again', async () => {
  let away = true;
  const { card, user } = await visit({
    'GET /api/sessions': () => (away ? refusal(503, 'service_unavailable') : answer(thisDevice)),
  });
  expect(await card.findByText('Não foi possível carregar seus dispositivos. Tente novamente.')).toBeTruthy();
  away = false;
  await user.click(card.getByRole('button', { name: 'Tentar novamente' }));
  expect(await card.findByText('Este dispositivo')).toBeTruthy();
});

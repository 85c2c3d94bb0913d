import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

const assign = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

const room = '/api/marketplaces/mercado-livre';
const account = { name: 'LOJA DA ANA', connectedAt: '2026-11-20T15:00:00.000Z' };
const sent = {
  ...{ id: '00000000-0000-4000-8000-000000000001', status: 'sent', place: 'cover' },
  ...{
    listing: { id: 'MLB1', title: 'Caneca', url: 'https://ml.test/1' },
    sentAt: '2026-11-27T15:00:00.000Z',
  },
};
const connected = {
  [`GET ${room}`]: () => Response.json({ account, demonstration: false }),
  [`GET ${room}/changes`]: () => Response.json({ changes: [] }),
};

async function visit(answers: Parameters<typeof accountNetwork>[0]) {
  const send = accountNetwork(answers);
  render(
    <FakeHost
      remote={{ routes }}
      address="/settings"
      send={send}
      config={{ connectable: ['mercado_livre'] }}
    />,
  );
  const card = within(await screen.findByRole('region', { name: 'Mercado Livre' }));
  return { card, user: userEvent.setup(), send };
}

test('where no account can be connected, the settings say nothing of it', async () => {
  const send = accountNetwork();
  render(<FakeHost remote={{ routes }} address="/settings" send={send} />);
  await screen.findByRole('region', { name: 'Marca da loja' });
  expect(screen.queryByText(/Mercado Livre/)).toBeNull();
  expect(send.mock.calls.some(([input]) => String(input).includes('marketplaces'))).toBe(false);
});

test('a seller is led to Mercado Livre, to come back to the settings', async () => {
  const bodies: string[] = [];
  const { card, user } = await visit({
    [`GET ${room}`]: () => Response.json({ account: null, demonstration: false }),
    [`POST ${room}/sign-in`]: (body) => {
      bodies.push(body);
      return Response.json({ url: 'https://auth.mercadolivre.com.br/authorization' });
    },
  });
  await user.click(await card.findByRole('button', { name: 'Conectar' }));
  await waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://auth.mercadolivre.com.br/authorization'),
  );
  expect(bodies).toEqual(['{"returnTo":"/settings"}']);
});

test('a connected account has its name and day, and is disconnected after a question', async () => {
  const { card, user } = await visit({
    ...connected,
    [`DELETE ${room}`]: () => new Response(null, { status: 204 }),
  });
  expect(await card.findByText('LOJA DA ANA')).toBeTruthy();
  expect(card.getByText('Conectado desde 20/11/2026')).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Desconectar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Desconectar' }));
  expect(await card.findByRole('button', { name: 'Conectar' })).toBeTruthy();
  expect(screen.getByText('Mercado Livre desconectado.')).toBeTruthy();
});

test('a disconnection that fails says so, and the account stands', async () => {
  const { card, user } = await visit({
    ...connected,
    [`DELETE ${room}`]: () => refusal(500, 'internal_error'),
  });
  await user.click(await card.findByRole('button', { name: 'Desconectar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Desconectar' }));
  expect(
    await screen.findByText('Não foi possível desconectar o Mercado Livre. Tente novamente.'),
  ).toBeTruthy();
  expect(card.getByText('LOJA DA ANA')).toBeTruthy();
});

test('the last pictures that were sent can be taken back', async () => {
  let changes = [sent];
  const { card, user } = await visit({
    ...connected,
    [`GET ${room}/changes`]: () => Response.json({ changes }),
    [`POST ${room}/changes/${sent.id}/undo`]: () => {
      changes = [];
      return Response.json({ ...sent, status: 'undone' });
    },
  });
  await user.click(await card.findByRole('button', { name: 'Desfazer o envio para Caneca' }));
  expect(await screen.findByText('Desfeito: o anúncio tem as fotos de antes.')).toBeTruthy();
  await waitFor(() => expect(card.queryByRole('link', { name: 'Caneca' })).toBeNull());
});

test('an undo that comes too late says so', async () => {
  const { card, user } = await visit({
    ...connected,
    [`GET ${room}/changes`]: () => Response.json({ changes: [sent] }),
    [`POST ${room}/changes/${sent.id}/undo`]: () => refusal(409, 'marketplace_listing_changed'),
  });
  await user.click(await card.findByRole('button', { name: 'Desfazer o envio para Caneca' }));
  expect(await screen.findByText(/As fotos do anúncio mudaram depois do envio/)).toBeTruthy();
});

test('a connection that does not load can be asked for again', async () => {
  let broken = true;
  const { card, user } = await visit({
    ...connected,
    [`GET ${room}`]: () =>
      (broken ? refusal(500, 'internal_error') : connected[`GET ${room}`]?.()) as Response,
  });
  expect(
    await card.findByText('Não foi possível ver a sua conexão com o Mercado Livre. Tente novamente.'),
  ).toBeTruthy();
  broken = false;
  await user.click(card.getByRole('button', { name: 'Tentar novamente' }));
  expect(await card.findByText('LOJA DA ANA')).toBeTruthy();
});

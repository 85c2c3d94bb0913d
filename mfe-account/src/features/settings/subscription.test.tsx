import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal, subscription } from '../../testing/account-network.ts';

const visit = (network: ReturnType<typeof accountNetwork>) =>
  render(<FakeHost remote={{ routes }} address="/settings" send={network} />);
const running = { 'GET /api/subscription': () => Response.json({ subscription }) };

async function pressCancel() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancelar assinatura' }));
}

test('a subscription shows its plan, its state and its next renewal', async () => {
  visit(accountNetwork(running));
  expect(await screen.findByText('Plano Pro')).toBeTruthy();
  expect(screen.getByText('Ativa')).toBeTruthy();
  expect(screen.getByText('A próxima renovação é em 21/12/2026.')).toBeTruthy();
});

test('a subscription is cancelled after a question, and says until when it lasts', async () => {
  const cancelled = { ...subscription, status: 'cancelled', cancelsAtPeriodEnd: true };
  visit(
    accountNetwork({
      ...running,
      'DELETE /api/subscription': () => Response.json({ subscription: cancelled }),
    }),
  );
  await pressCancel();
  expect(
    await screen.findByText('Sua assinatura termina em 21/12/2026. Seus créditos continuam seus.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancelar assinatura' })).toBeNull();
});

test('a cancellation that fails says so, and the subscription stands', async () => {
  visit(accountNetwork({ ...running, 'DELETE /api/subscription': () => refusal(502, 'payment_failed') }));
  await pressCancel();
  expect(await screen.findByText('Não foi possível cancelar a assinatura. Tente novamente.')).toBeTruthy();
  expect(screen.getByText('Ativa')).toBeTruthy();
});

test('without a subscription the way to the plans stands there', async () => {
  visit(accountNetwork());
  expect((await screen.findByRole('link', { name: 'Ver planos' })).getAttribute('href')).toBe('/plans');
});

test('a statement of several pages turns them, and the page that stood stays until the next is there', async () => {
  const entry = { currency: 'image', operation: null, createdAt: '2026-11-21T12:00:00.000Z', kind: 'grant' };
  const network = accountNetwork();
  const answered = network.getMockImplementation();
  network.mockImplementation(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    if (url.pathname !== '/api/credits/entries') return answered?.(input, init) ?? new Response();
    const page = Number(url.searchParams.get('page'));
    const entries = [{ ...entry, id: String(page), amount: page, reason: page === 1 ? 'signup' : 'other' }];
    return Response.json({ entries, total: 21, page, pageSize: 20 });
  });
  visit(network);
  expect(await screen.findByText('Créditos de boas-vindas')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(await screen.findByText('Créditos adicionados')).toBeTruthy();
  expect(screen.queryByText('Créditos de boas-vindas')).toBeNull();
});

test('an empty statement, and one that does not load, say so', async () => {
  visit(accountNetwork());
  expect(await screen.findByText('Nenhum movimento por enquanto')).toBeTruthy();
  cleanup();
  visit(accountNetwork({ 'GET /api/credits/entries': () => new Response('', { status: 500 }) }));
  expect(await screen.findByText('Não foi possível carregar o extrato. Tente novamente.')).toBeTruthy();
});

test('the statement says in words what each credit was for', async () => {
  const entry = { currency: 'image', operation: null, createdAt: '2026-11-21T12:00:00.000Z' };
  const entries = [
    { ...entry, id: '6', kind: 'return', amount: 1, reason: 'discarded', operation: 'remove_background' },
    { ...entry, id: '5', kind: 'refund', amount: -1, reason: 'pro' },
    { ...entry, id: '8', kind: 'refund', amount: -30, reason: 'pack-30' },
    { ...entry, id: '7', kind: 'grant', amount: 30, reason: 'pack:pack-30' },
    { ...entry, id: '4', kind: 'release', amount: 1, reason: 'generation_failed', operation: 'add_text' },
    { ...entry, id: '2', kind: 'reserve', amount: -1, reason: 'titles', currency: 'turbo' },
    { ...entry, id: '1', kind: 'grant', amount: 5, reason: 'signup' },
  ];
  visit(
    accountNetwork({
      'GET /api/credits/entries': () => Response.json({ entries, total: 5, page: 1, pageSize: 20 }),
    }),
  );
  const list = within((await screen.findByText('Créditos de boas-vindas')).closest('ul') as HTMLElement);
  expect(
    list.getAllByRole('listitem').map((line) => line.textContent?.replace(/\d\d\/\d\d.*?\d\d:\d\d/, ' ')),
  ).toEqual([
    'Imagem descartada: Remoção de Fundo +1 crédito',
    'Reembolso do plano Pro −1 crédito',
    'Reembolso do pacote de 30 créditos −30 créditos',
    'Pacote de 30 créditos +30 créditos',
    'Devolução: Adição de Texto +1 crédito',
    'Títulos −1 crédito turbo',
    'Créditos de boas-vindas +5 créditos',
  ]);
});

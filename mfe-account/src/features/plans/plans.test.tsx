import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, offers, refusal, subscription } from '../../testing/account-network.ts';

const assign = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  sessionStorage.clear();
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

async function visit(
  network: ReturnType<typeof accountNetwork>,
  address: ComponentProps<typeof FakeHost>['address'] = '/plans',
) {
  render(<FakeHost remote={{ routes }} address={address} send={network} />);
  await screen.findByRole('heading', { level: 2, name: 'Master' });
  return userEvent.setup();
}
const card = (plan: string) =>
  within(screen.getByRole('heading', { level: 2, name: plan }).closest('li') as HTMLElement);
const sent = (network: ReturnType<typeof accountNetwork>, call: string) =>
  network.mock.calls.filter(([input, init]) => `${init?.method ?? 'GET'} ${String(input)}`.includes(call));

test('the three plans stand with their prices, and the popular one is marked', async () => {
  await visit(accountNetwork());
  expect(card('Starter').getByText('R$ 67,90')).toBeTruthy();
  expect(card('Pro').getByText('R$ 89,90')).toBeTruthy();
  expect(card('Master').getByText('R$ 129,90')).toBeTruthy();
  expect(screen.getAllByText('Mais Popular')).toHaveLength(1);
  expect(card('Pro').getByText('Mais Popular')).toBeTruthy();
  expect(screen.getByText(/garantia de 7 dias/)).toBeTruthy();
  expect(screen.getByText('Todos os planos incluem acesso completo e suporte prioritário.')).toBeTruthy();
});

test('a card gives its credits first, once, and the price of one of them', async () => {
  await visit(accountNetwork());
  expect(card('Pro').getByText('55')).toBeTruthy();
  expect(card('Pro').getAllByText(/créditos por mês/)).toHaveLength(1);
  expect(card('Pro').getByText('R$ 1,63 por crédito')).toBeTruthy();
});

test('the plan that the user has is marked, and no other', async () => {
  await visit(accountNetwork({ 'GET /api/subscription': () => Response.json({ subscription }) }));
  expect(await card('Pro').findByText('Seu plano')).toBeTruthy();
  expect(screen.getAllByText('Seu plano')).toHaveLength(1);
});

test('what sellers ask before they pay is answered below the plans', async () => {
  const user = await visit(accountNetwork());
  const answer = screen.getByText(/os do mês seguinte se somam a eles/);
  expect(answer.closest('details')?.open).toBe(false);
  await user.click(screen.getByText('O que acontece com os créditos que sobram?'));
  expect(answer.closest('details')?.open).toBe(true);
});

test('plans that do not load say so in one place, above the questions', async () => {
  const network = accountNetwork({ 'GET /api/plans': () => refusal(503, 'unavailable') });
  render(<FakeHost remote={{ routes }} address="/plans" send={network} />);
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Perguntas frequentes' })).toBeTruthy();
});

test('a price that is no longer sold says what to do, and the page shows the prices of now', async () => {
  const network = accountNetwork({ 'POST /api/checkout': () => refusal(422, 'price_missing') });
  const user = await visit(network);
  const before = sent(network, '/api/plans').length;
  await user.click(card('Pro').getByRole('button', { name: 'ASSINAR' }));
  expect(await screen.findByText(/^Os preços mudaram .* nada foi cobrado\.$/)).toBeTruthy();
  await waitFor(() => expect(sent(network, '/api/plans').length).toBeGreaterThan(before));
});

test('a plan without a price id says Em breve and cannot be bought', async () => {
  await visit(accountNetwork());
  expect(card('Master').getByRole('button', { name: 'Em breve' })).toHaveProperty('disabled', true);
  expect(card('Starter').getByRole('button', { name: 'ASSINAR' })).toHaveProperty('disabled', false);
});

describe('packs of credits', () => {
  const pack = (credits: number) => screen.getByRole('button', { name: `COMPRAR ${credits} créditos` });

  test('stand below the plans with their prices and what a credit costs', async () => {
    await visit(accountNetwork());
    const offers = within(screen.getByRole('region', { name: 'Só precisa de mais créditos?' }));
    expect(
      offers.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      '10 créditosR$ 19,90R$ 1,99 por créditoCOMPRAR',
      '30 créditosR$ 54,90R$ 1,83 por créditoCOMPRAR',
      '100 créditosR$ 169,90R$ 1,70 por créditoCOMPRAR',
    ]);
  });

  test('come into view of a user who was sent to them', async () => {
    const views = vi.spyOn(Element.prototype, 'scrollIntoView');
    await visit(accountNetwork(), '/plans#pacotes');
    expect(views.mock.instances).toEqual([
      screen.getByRole('region', { name: 'Só precisa de mais créditos?' }),
    ]);
    views.mockClear();
    cleanup();
    await visit(accountNetwork());
    expect(views).not.toHaveBeenCalled();
  });

  test('are ordered once however often the button is pressed, while nothing else can be bought', async () => {
    const opened = Promise.withResolvers<Response>();
    const network = accountNetwork({ 'POST /api/checkout': () => opened.promise });
    const user = await visit(network);
    await user.dblClick(pack(30));
    expect(pack(10)).toHaveProperty('disabled', true);
    expect(card('Starter').getByRole('button', { name: 'ASSINAR' })).toHaveProperty('disabled', true);
    opened.resolve(Response.json({ url: 'https://checkout.stripe.com/c/pay/cs_1' }));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.com/c/pay/cs_1'),
    );
    const orders = sent(network, '/api/checkout');
    expect(orders).toHaveLength(1);
    expect(String(orders[0]?.[1]?.body)).toContain('"priceId":"pack-30"');
  });

  test.each([
    ['the screen that its user came from', { from: '/creative-generator/lote' }, '/creative-generator/lote'],
    ['no screen where none was named, an earlier one included', null, null],
  ])('are bought with %s in mind', async (_case, state, kept) => {
    sessionStorage.setItem('andromeda-before-checkout', '/antes');
    const url = 'https://checkout.stripe.com/c/pay/cs_1';
    const network = accountNetwork({ 'POST /api/checkout': () => Response.json({ url }) });
    const user = await visit(network, { pathname: '/plans', state });
    await user.click(pack(30));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('andromeda-before-checkout')).toBe(kept);
  });

  test('say Em breve where this server takes no payments', async () => {
    const closed = offers.map((plan) => ({ ...plan, priceId: null }));
    await visit(accountNetwork({ 'GET /api/plans': () => Response.json({ plans: closed }) }));
    expect(screen.queryByRole('button', { name: /COMPRAR/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Em breve' })).toHaveLength(6);
  });
});

test('a subscriber reads before paying what another plan does to theirs', async () => {
  await visit(accountNetwork({ 'GET /api/subscription': () => Response.json({ subscription }) }));
  expect(
    await screen.findByText(
      'Ao assinar outro plano, o Pro termina na hora. Os créditos que você tem continuam seus.',
    ),
  ).toBeTruthy();
});

test('/planos leads to the plans', async () => {
  await visit(accountNetwork(), '/planos');
  expect(screen.getByRole('heading', { name: 'Escolha o plano ideal para o seu negócio' })).toBeTruthy();
});

test('a double click opens one checkout, says Processando... and goes to the provider', async () => {
  let answer: (response: Response) => void = () => undefined;
  const network = accountNetwork({
    'POST /api/checkout': () => new Promise<Response>((settle) => (answer = settle)),
  });
  const user = await visit(network);
  await user.dblClick(card('Pro').getByRole('button', { name: 'ASSINAR' }));
  expect(card('Pro').getByRole('button', { name: 'Processando...' })).toHaveProperty('disabled', true);
  expect(card('Starter').getByRole('button', { name: 'ASSINAR' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(sent(network, '/api/checkout')).toHaveLength(1));
  answer(Response.json({ url: 'https://checkout.stripe.com/c/pay/cs_1#x' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://checkout.stripe.com/c/pay/cs_1#x'));
  expect(sent(network, 'POST http://localhost/api/checkout')).toHaveLength(1);
  expect(JSON.parse(String(sent(network, '/api/checkout')[0]?.[1]?.body))).toEqual({ priceId: 'price_p' });
});

describe('a checkout that does not open', () => {
  const timeout = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  test.each([
    [
      'offline',
      () => Promise.reject(new TypeError('x')),
      'Erro de conexão com o servidor de pagamentos. Verifique sua internet.',
    ],
    [
      '10 s timeout',
      timeout,
      'O servidor de pagamentos demorou demais para responder. Tente novamente em alguns minutos.',
    ],
    [
      '404',
      () => new Response('', { status: 404 }),
      'Servidor de pagamentos não encontrado. Entre em contato com o suporte.',
    ],
    [
      '500',
      () => refusal(500, 'internal_error'),
      'Erro interno do servidor. Tente novamente em alguns minutos.',
    ],
    [
      'anything else',
      () => refusal(502, 'payment_failed'),
      'Ocorreu um erro ao processar o pagamento. Tente novamente.',
    ],
    ['401', () => refusal(401, 'not_authenticated'), 'Você precisa estar logado para assinar um plano.'],
    ['already subscribed', () => refusal(409, 'already_subscribed'), 'Você já assina este plano.'],
  ])('for %s has its own sentence, and the button works again', async (_case, answer, sentence) => {
    const user = await visit(accountNetwork({ 'POST /api/checkout': answer }));
    await user.click(card('Pro').getByRole('button', { name: 'ASSINAR' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(card('Pro').getByRole('button', { name: 'ASSINAR' })).toHaveProperty('disabled', false);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    'https://checkout.stripe.com.evil.example/x',
    'https://checkout.stripe.com@evil.example/x',
    'https://ana@checkout.stripe.com/x',
    'https://checkout.stripe.com:8443/x',
    'http://checkout.stripe.com/x',
    '//checkout.stripe.com/x',
    'javascript:alert(1)',
    '/plans',
    '',
  ])('at %s is refused', async (url) => {
    const user = await visit(accountNetwork({ 'POST /api/checkout': () => Response.json({ url }) }));
    await user.click(card('Pro').getByRole('button', { name: 'ASSINAR' }));
    expect(await screen.findByText('URL de checkout inválida ou não encontrada')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });
});

test('the plan one has is marked and not sold again; a cancelled one may be taken up', async () => {
  await visit(accountNetwork({ 'GET /api/subscription': () => Response.json({ subscription }) }));
  expect(await card('Pro').findByRole('button', { name: 'Plano atual' })).toHaveProperty('disabled', true);
  expect(card('Pro').getByText('Renova em 21/12/2026')).toBeTruthy();
});

test('plans that do not load say so and load on a second try', async () => {
  let broken = true;
  const network = accountNetwork({
    'GET /api/plans': () =>
      broken ? refusal(500, 'internal_error') : accountNetwork()('http://localhost/api/plans'),
  });
  render(<FakeHost remote={{ routes }} address="/plans" send={network} />);
  expect(await screen.findByText('Não foi possível carregar os planos. Tente novamente.')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Pro' })).toBeTruthy();
});

import { FakeHost } from '@andromeda/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { accountNetwork, refusal } from '../../testing/account-network.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const confirm = 'GET /api/checkout/cs_1';
const paid = () => Response.json({ planId: 'pro', planName: 'Pro', credits: 55, turboCredits: 15 });
const visit = (network: ReturnType<typeof accountNetwork>, address = '/sucesso?session_id=cs_1') =>
  render(<FakeHost remote={{ routes }} address={address} send={network} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a paid session stands for 2 s as Processando pagamento... and is then confirmed', async () => {
  visit(accountNetwork({ [confirm]: paid }));
  await pass(1990);
  expect(screen.getByRole('heading', { name: 'Processando pagamento...' })).toBeTruthy();
  await pass(20);
  expect(screen.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeTruthy();
  expect(screen.getByText(/créditos foram adicionados automaticamente/)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard', '/planos']);
});

test.each([
  ['the screen that its user left in order to buy', '/creative-generator/lote', '/creative-generator/lote'],
  ['no other host', '//mal.example.com', undefined],
])('a paid session leads back to %s', async (_case, kept, address) => {
  sessionStorage.setItem('andromeda-before-checkout', kept);
  visit(accountNetwork({ [confirm]: paid }));
  await pass(3000);
  expect(screen.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeTruthy();
  const back = screen.queryByRole('link', { name: 'Continuar de onde parei' });
  expect(back?.getAttribute('href')).toBe(address);
});

test('a server that is slower than 2 s is waited for', async () => {
  let answer: (response: Response) => void = () => undefined;
  visit(accountNetwork({ [confirm]: () => new Promise<Response>((settle) => (answer = settle)) }));
  await pass(6000);
  expect(screen.getByRole('heading', { name: 'Processando pagamento...' })).toBeTruthy();
  answer(paid());
  await pass(10);
  expect(screen.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeTruthy();
});

test.each([
  ['no session_id', '/sucesso', {}],
  [
    'a session that the server does not confirm',
    undefined,
    { [confirm]: () => refusal(404, 'payment_not_confirmed') },
  ],
  ['a server that stays away', undefined, {}],
])('%s shows Ops! Algo deu errado', async (_case, address, answers) => {
  visit(accountNetwork(answers), address);
  await pass(5000);
  expect(screen.getByRole('heading', { name: 'Ops! Algo deu errado' })).toBeTruthy();
  expect(screen.getByText('Não foi possível confirmar seu pagamento')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar aos Planos' }).getAttribute('href')).toBe('/planos');
});

test('a refusal is asked for once, a server that was away for a moment again', async () => {
  const refused = accountNetwork({ [confirm]: () => refusal(404, 'payment_not_confirmed') });
  visit(refused);
  await pass(5000);
  expect(refused).toHaveBeenCalledTimes(1);
  let tries = 0;
  visit(accountNetwork({ [confirm]: () => (++tries < 3 ? refusal(502, 'payment_failed') : paid()) }));
  await pass(5000);
  expect(screen.getByRole('heading', { name: 'Pagamento Confirmado!' })).toBeTruthy();
});

test('who is signed out may sign in and comes back to the result', async () => {
  visit(accountNetwork({ [confirm]: () => refusal(401, 'not_authenticated') }));
  await pass(3000);
  expect(screen.getByRole('link', { name: 'Entrar para conferir o pagamento' }).getAttribute('href')).toBe(
    '/login',
  );
});

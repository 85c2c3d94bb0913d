import type { ResolvedRemote } from '@andromeda/platform/host';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRemoteDirectory } from '../federation/remote-directory.ts';
import type { RemoteVersion } from '../federation/remote-files.ts';
import { keepSession, type Network, openPage } from '../testing/page.tsx';
import { remotes } from '../testing/remotes.ts';
import { createEntrance, onlyOpen } from './entrance.ts';

beforeEach(() => {
  localStorage.clear();
  keepSession();
});

const lock = 'Disponível em outro plano';
const missing = 'Não encontramos esta página. O endereço pode ter mudado.';
const heading = { name: 'Biblioteca faz parte do plano Pro ou Master' };

const guarded = (access: ResolvedRemote['access']): ResolvedRemote[] =>
  remotes.map((remote) => (remote.name === 'mfe-library' ? { ...remote, access } : remote));
const forPlans = guarded({ plans: ['pro', 'master'] });
const forAdmins = guarded({ roles: ['admin'] });

const profile = (isAdmin: boolean) => () =>
  Response.json({ fullName: 'Ana', phone: '', email: 'ana@loja.com.br', isAdmin });
const subscription = (planId: string | null) => () =>
  Response.json({
    subscription: planId && {
      planId,
      planName: planId,
      status: 'active',
      currentPeriodEnd: '2999-01-01T00:00:00.000Z',
      cancelsAtPeriodEnd: false,
    },
  });
const network = (planId: string | null, isAdmin = false): Network => ({
  'GET /api/profile': profile(isAdmin),
  'GET /api/subscription': subscription(planId),
});

/** A page of which every remote that is loaded is noted. */
function open(address: string, initial: ResolvedRemote[], answers: Network) {
  const loaded: string[] = [];
  const page = openPage(address, answers, {
    initial,
    live: initial,
    load: async ({ name }: RemoteVersion) => {
      loaded.push(name);
      return { routes: [{ path: '*', element: <h1>Tela de {name}</h1> }] };
    },
  });
  return { ...page, loaded };
}
const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));

test('without the plan the menu shows a lock, and the address says which plans have it and loads nothing of it', async () => {
  const { user, loaded } = open('/dashboard', forPlans, network('starter'));
  expect(await menu().findByRole('img', { name: lock })).toBeTruthy();
  await user.click(menu().getByRole('link', { name: `Biblioteca ${lock}` }));
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/plans');
  expect(loaded).toEqual(['mfe-creatives']);
});

test('the screen opens by itself after an upgrade, and the lock goes', async () => {
  const answers = network(null);
  const { queries, loaded } = open('/library', forPlans, answers);
  await screen.findByRole('heading', heading);
  answers['GET /api/subscription'] = subscription('pro');
  await act(() => queries.invalidateQueries({ queryKey: ['subscription'] }));
  expect(await screen.findByRole('heading', { name: 'Tela de mfe-library' })).toBeTruthy();
  expect(menu().queryByRole('img', { name: lock })).toBeNull();
  expect(loaded).toEqual(['mfe-library']);
});

test('a plan that ends leaves the open screen as it is; the next visit meets the plan screen', async () => {
  const answers = network('pro');
  const { user, queries } = open('/library', forPlans, answers);
  await screen.findByRole('heading', { name: 'Tela de mfe-library' });
  answers['GET /api/subscription'] = subscription(null);
  await act(() => queries.invalidateQueries({ queryKey: ['subscription'] }));
  expect(await menu().findByRole('img', { name: lock })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tela de mfe-library' })).toBeTruthy();
  await user.click(menu().getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Tela de mfe-creatives' });
  await user.click(menu().getByRole('link', { name: `Biblioteca ${lock}` }));
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
});

test('while the plan is not known the place waits, without a lock and without the plan screen', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { loaded } = open('/library', forPlans, {
    ...network('pro'),
    'GET /api/subscription': () => new Promise((resolve) => (answer = resolve)),
  });
  expect(await menu().findByRole('link', { name: 'Biblioteca' })).toBeTruthy();
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
  expect([loaded, screen.queryByRole('heading', heading)]).toEqual([[], null]);
  await act(async () => answer(subscription('pro')()));
  expect(await screen.findByRole('heading', { name: 'Tela de mfe-library' })).toBeTruthy();
});

test('a plan that cannot be read is a failure to repeat, not a refusal', async () => {
  const answers: Network = {
    ...network('pro'),
    'GET /api/subscription': () => new Response(null, { status: 500 }),
  };
  const { user } = open('/library', forPlans, answers);
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(menu().queryByRole('img', { name: lock })).toBeNull();
  answers['GET /api/subscription'] = subscription('pro');
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Tela de mfe-library' })).toBeTruthy();
});

test('without the role the menu has no entry, and the address is one that does not exist', async () => {
  const { loaded, router } = open('/library', forAdmins, network('pro'));
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(menu().queryByRole('link', { name: 'Biblioteca' })).toBeNull();
  const own = document.body.textContent;
  const title = document.title;
  expect(loaded).toEqual([]);
  await act(() => router.navigate('/nada'));
  expect(await screen.findByText(missing)).toBeTruthy();
  expect(document.title).toBe(title);
  expect(document.body.textContent).toBe(own);
});

test.each([
  ['a role', forAdmins],
  ['a plan', forPlans],
])('an administrator enters what is for %s, without a lock', async (_what, initial) => {
  open('/library', initial, network(null, true));
  expect(await screen.findByRole('heading', { name: 'Tela de mfe-library' })).toBeTruthy();
  expect(menu().getByRole('link', { name: 'Biblioteca' })).toBeTruthy();
});

test('a page whose remotes say nothing of access does not ask for the plan', async () => {
  const { calls } = open('/library', [...remotes], network('pro'));
  await screen.findByRole('heading', { name: 'Tela de mfe-library' });
  expect(calls('GET /api/subscription')).toEqual([]);
});

test('a remote is fetched ahead only once it is known that its user may enter', () => {
  const queries = new QueryClient();
  const api = vi.fn() as unknown as Parameters<typeof createEntrance>[0];
  const directory = onlyOpen(createRemoteDirectory(forPlans), createEntrance(api, queries));
  const ahead = () => directory.remotes().some(({ name }) => name === 'mfe-library');
  expect([directory.remotes().length, ahead()]).toEqual([remotes.length - 1, false]);
  queries.setQueryData(['profile'], { isAdmin: false });
  queries.setQueryData(['subscription'], null);
  expect(ahead()).toBe(false);
  queries.setQueryData(['subscription'], { planId: 'pro' });
  expect(ahead()).toBe(true);
});

import { type RemoteModule, useScreenSignal } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { act, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, openPage } from '../testing/page.tsx';
import { remotes } from '../testing/remotes.ts';
import { baseOf, type RemoteVersion } from './remote-files.ts';
import { guardStyles } from './remote-styles.ts';

const away = 'Esta parte da Andrômeda não carregou';
const hint = 'Há uma versão nova desta tela.';

beforeEach(() => keepSession());
afterEach(() => {
  vi.useRealTimers();
  for (const link of document.querySelectorAll('link')) link.remove();
});

const showing = (element: ReactNode): RemoteModule => ({ routes: [{ path: '*', element }] });
const named = ({ name, version }: RemoteVersion) => showing(<h1>{`${name} ${version}`}</h1>);

/** The same remotes, the library at another version. */
const withLibrary = (version: string): ResolvedRemote[] =>
  remotes.map((remote) => (remote.name === 'mfe-library' ? { ...remote, version } : remote));

function Crash(): ReactNode {
  throw new Error('a screen that breaks');
}

const Gone = lazy(() =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
);

test('a remote that crashes leaves the menu intact and comes back when the user retries', async () => {
  let broken = true;
  const { user } = openPage(
    '/library',
    {},
    {
      load: async (remote) => (broken && remote.name === 'mfe-library' ? showing(<Crash />) : named(remote)),
    },
  );
  expect(await screen.findByText(away)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toBeTruthy();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'mfe-library 1.0.0' })).toBeTruthy();
});

test('until a screen is there its heading stands in its place, and the focus waits for the screen’s own', async () => {
  const library = Promise.withResolvers<RemoteModule>();
  const headings = { '/library': { title: 'Suas *imagens*', subtitle: 'De toda a loja' } };
  const { user } = openPage(
    '/dashboard',
    {},
    {
      initial: remotes.map((remote) => (remote.name === 'mfe-library' ? { ...remote, headings } : remote)),
      load: (remote) => (remote.name === 'mfe-library' ? library.promise : Promise.resolve(named(remote))),
    },
  );
  await user.click((await screen.findAllByRole('link', { name: 'Biblioteca' }))[0] ?? document.body);
  await screen.findByText('De toda a loja');
  const announced = document.querySelector('h1');
  expect(announced?.textContent).toBe('Suas imagens');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.activeElement).not.toBe(announced);
  library.resolve(showing(<h1>Suas imagens</h1>));
  await expect.poll(() => document.activeElement === screen.queryByRole('heading', { level: 1 })).toBe(true);
  expect(announced?.isConnected).toBe(false);
});

test('a screen whose code has run before its visit is drawn at once, without a sign of loading', async () => {
  const { user, loader } = openPage('/dashboard', {}, { load: async (remote) => named(remote) });
  await screen.findByRole('heading', { name: 'mfe-creatives 1.0.0' });
  for (const remote of remotes) if (remote.name === 'mfe-library') await loader.prepare(remote);
  let arriving = 0;
  const watch = new MutationObserver(() => {
    arriving += document.querySelectorAll('[data-arriving]').length;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getAllByRole('link', { name: 'Biblioteca' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'mfe-library 1.0.0' });
  watch.disconnect();
  expect(arriving).toBe(0);
});

test('a remote for a newer platform says so', async () => {
  const { user, directory } = openPage('/dashboard');
  const future = remotes.map((remote) => ({ ...remote, version: '2.0.0', platform: '^99.0.0' }));
  await screen.findByRole('heading', { name: 'Tela /dashboard' });
  act(() => directory.learn(future));
  await user.click(screen.getAllByRole('link', { name: 'Biblioteca' })[0] ?? document.body);
  expect(
    await screen.findByText('Esta parte da Andrômeda precisa de uma versão mais nova do sistema'),
  ).toBeTruthy();
});

test('a screen whose later chunk is gone is replaced by the live version', async () => {
  openPage(
    '/library',
    {},
    {
      live: withLibrary('2.0.0'),
      load: async (remote) => (remote.version === '1.0.0' ? showing(<Gone />) : named(remote)),
    },
  );
  expect(await screen.findByRole('heading', { name: 'mfe-library 2.0.0' })).toBeTruthy();
});

test('a missing chunk is reported when nothing newer is live', async () => {
  openPage('/library', {}, { load: async () => showing(<Gone />) });
  expect(await screen.findByText(away)).toBeTruthy();
});

test('a screen older than the live version says so after a few minutes, until the user dismisses it', async () => {
  const { user, directory } = openPage('/library', {}, { load: async (remote) => named(remote) });
  expect(await screen.findByRole('heading', { name: 'mfe-library 1.0.0' })).toBeTruthy();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => directory.learn(withLibrary('2.0.0')));
  expect(screen.queryByText(hint)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'mfe-library 1.0.0' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByText(hint)).toBeNull();
});

const typing: RemoteModule = showing(<input aria-label="Nome" />);
const loadTyping = async (remote: RemoteVersion) => (remote.version === '1.0.0' ? typing : named(remote));
const takeBack = (directory: ReturnType<typeof openPage>['directory']) =>
  act(() => directory.learn(withLibrary('0.9.0'), { withdrawn: ['mfe-library@1.0.0'] }));

test('a screen whose version was taken back is replaced at once where nothing was begun on it', async () => {
  const { directory } = openPage('/library', {}, { load: loadTyping });
  await screen.findByRole('textbox', { name: 'Nome' });
  takeBack(directory);
  expect(await screen.findByRole('heading', { name: 'mfe-library 0.9.0' })).toBeTruthy();
});

test('what was typed outlives a version that was taken back, until the user goes to another address', async () => {
  const { user, directory, router } = openPage('/library', {}, { load: loadTyping });
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Ana');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  takeBack(directory);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' }).value).toBe('Ana');
  await act(() => router.navigate('/library/album'));
  expect(await screen.findByRole('heading', { name: 'mfe-library 0.9.0' })).toBeTruthy();
});

test('an open dialog keeps a version that was taken back until it is closed', async () => {
  const { directory } = openPage('/library', {}, { load: loadTyping });
  await screen.findByRole('textbox', { name: 'Nome' });
  const dialog = Object.assign(document.createElement('div'), { role: 'dialog' });
  document.body.append(dialog);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  takeBack(directory);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeTruthy();
  dialog.remove();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('heading', { name: 'mfe-library 0.9.0' })).toBeTruthy();
});

test('a newer version that replaces none that was taken back waits for the next visit', async () => {
  const { directory } = openPage('/library', {}, { load: loadTyping });
  await screen.findByRole('textbox', { name: 'Nome' });
  act(() => directory.learn(withLibrary('2.0.0'), { withdrawn: ['mfe-library@0.8.0'] }));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeTruthy();
});

test('what a screen started by its signal ends when another remote takes its place, and not before', async () => {
  const signals: AbortSignal[] = [];
  function Listening() {
    signals.push(useScreenSignal());
    return <h1>Tela</h1>;
  }
  const { router } = openPage(
    '/library',
    {},
    {
      load: async (remote) => (remote.name === 'mfe-library' ? showing(<Listening />) : named(remote)),
    },
  );
  await screen.findByRole('heading', { name: 'Tela' });
  await act(() => router.navigate('/library/album'));
  expect(new Set(signals).size).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  await act(() => router.navigate('/dashboard'));
  await screen.findByRole('heading', { name: 'mfe-creatives 1.0.0' });
  expect(signals[0]?.aborted).toBe(true);
});

test('a preview shows its badge and the way out on every screen', async () => {
  const until = '2026-11-22T12:00:00.000Z';
  openPage('/library', {}, { previews: [{ id: 'a-link', remote: 'mfe-library', version: '1.2.3', until }] });
  expect(await screen.findByText('Prévia: mfe-library 1.2.3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sair da prévia' }).getAttribute('href')).toBe('?previa=fim');
});

/** The style sheet of a version as it arrives, and what was done to it. */
function arrivingStyles(remote: RemoteVersion) {
  const changes: boolean[] = [];
  const link = document.createElement('link');
  link.href = `${baseOf(remote)}routes.css`;
  const sheet = Object.defineProperty({}, 'disabled', { set: (off: boolean) => changes.push(off) });
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.body.append(link);
  link.dispatchEvent(new Event('load'));
  return changes;
}

test('styles that come before their screen are not switched off meanwhile, and are once it is left', async () => {
  const arrive = Promise.withResolvers<RemoteModule>();
  const changes: boolean[][] = [];
  const { user } = openPage(
    '/library',
    {},
    {
      load: async (remote) => {
        if (remote.name !== 'mfe-library') return named(remote);
        guardStyles(remote);
        changes.push(arrivingStyles(remote));
        return arrive.promise;
      },
    },
  );
  await expect.poll(() => changes.flat()).toEqual([false]);
  arrive.resolve(showing(<h1>Biblioteca aberta</h1>));
  await screen.findByRole('heading', { name: 'Biblioteca aberta' });
  expect(changes.flat()).not.toContain(true);
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'mfe-creatives 1.0.0' });
  expect(changes.flat().at(-1)).toBe(true);
});

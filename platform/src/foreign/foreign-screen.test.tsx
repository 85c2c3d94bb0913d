import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventBus } from '../event-bus.ts';
import type { RemoteModule } from '../remote.ts';
import { Link } from '../router.ts';
import { SessionContext } from '../session.ts';
import { createFakeBff } from '../testing/fake-bff/fake-bff.ts';
import { FakeHost, type FakePlatformOptions } from '../testing/fake-host.tsx';
import type { ForeignApp, ForeignHost, ForeignNow, MountForeign } from './foreign-host.ts';
import { foreignScreen } from './foreign-screen.tsx';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

/** An app of no framework, which says what happens to it. */
function plainApp() {
  const told: string[] = [];
  const hosts: ForeignHost[] = [];
  const draw = (element: HTMLElement, { path, user, credits, theme }: ForeignNow) => {
    element.textContent = `${path} ${user?.fullName} ${credits?.creditsRemaining ?? '?'} ${theme}`;
  };
  const mount: MountForeign = (element, host) => {
    hosts.push(host);
    told.push(`mount ${host.now.path}`);
    draw(element, host.now);
    return {
      update: (now) => {
        told.push(`update ${now.path}`);
        draw(element, now);
      },
      unmount: () => told.push(`unmount ${host.signal.aborted ? 'after its signal' : 'before its signal'}`),
    };
  };
  const host = () => hosts.at(-1) as ForeignHost;
  return { mount, told, host };
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state as { error: Error | null };
    return error ? <p>Não carregou: {error.message}</p> : this.props.children;
  }
}

type OpenOptions = Partial<FakePlatformOptions> & { strict?: boolean; address?: string };

async function open(mount: MountForeign, options: OpenOptions = {}) {
  const { strict = false, address = '/cupons', ...platform } = options;
  const routes: RemoteModule['routes'] = [
    {
      path: '/cupons/*',
      element: (
        <>
          <Boundary>{foreignScreen(mount)}</Boundary>
          <Link to="/cupons/usados?ordem=nome">Usados</Link>
          <Link to="/outra">Outra tela</Link>
        </>
      ),
    },
    { path: '/loja/:id/*', element: <SessionContext value={null}>{foreignScreen(mount)}</SessionContext> },
    { path: '/outra', element: <h1>Outra</h1> },
  ];
  const host = { remote: { routes }, address, send: createFakeBff({}), ...platform };
  const page = render(<FakeHost {...host} />, { onCaughtError: () => undefined, reactStrictMode: strict });
  // What draws such screens comes with the first of them.
  await act(() => import('./foreign-place.tsx'));
  return page;
}

const press = (name: string) => act(async () => screen.getByText(name).click());
const failed = (message: string) => screen.findByText(`Não carregou: ${message}`);

test('an app is mounted once and told of each further address, of the credits and of the theme', async () => {
  const { mount, told, host } = plainApp();
  await open(mount);
  expect(await screen.findByText('/ Ana Vendedora 42 light')).toBeTruthy();
  await press('Usados');
  expect(host().now).toMatchObject({ pathname: '/cupons/usados', path: '/usados', search: '?ordem=nome' });
  act(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await screen.findByText('/usados Ana Vendedora 42 dark')).toBeTruthy();
  expect(told).toEqual(['mount /', 'update /', 'update /usados', 'update /usados']);
  await press('Outra tela');
  expect(told.slice(4)).toEqual(['unmount after its signal']);
});

test('an app that React mounts twice has an empty element each time, and one of them in the end', async () => {
  const { mount, told } = plainApp();
  await open(mount, { strict: true });
  expect(screen.getAllByText('/ Ana Vendedora ? light')).toHaveLength(1);
  expect(told).toEqual(['mount /', 'unmount after its signal', 'mount /']);
});

test('what an app throws while it is mounted breaks its screen, and leaves no element and no signal behind', async () => {
  const seen: { element: HTMLElement; host: ForeignHost }[] = [];
  await open((element, host) => {
    seen.push({ element, host });
    throw new Error('sem Vue');
  });
  expect(await failed('sem Vue')).toBeTruthy();
  expect(seen.every(({ element, host }) => !element.isConnected && host.signal.aborted)).toBe(true);
});

test('an app that is refused later breaks its screen, and so does an update that throws', async () => {
  const { unmount } = await open(async () => Promise.reject(new Error('não veio')));
  expect(await failed('não veio')).toBeTruthy();
  unmount();
  const ended = vi.fn();
  const update = ({ path }: ForeignNow) => {
    if (path === '/usados') throw new Error('sem lista');
  };
  await open(() => ({ update, unmount: ended }));
  await press('Usados');
  expect(await failed('sem lista')).toBeTruthy();
  expect(ended).toHaveBeenCalledOnce();
});

test('what the error handler of a framework receives breaks the screen', async () => {
  const { mount, host, told } = plainApp();
  await open(mount);
  act(() => host().fail(new Error('no botão')));
  expect(await failed('no botão')).toBeTruthy();
  expect(told.at(-1)).toBe('unmount after its signal');
});

test('an app that comes later gets the newest address, and one that comes after the screen has left is ended', async () => {
  const arrival = Promise.withResolvers<ForeignApp>();
  const update = vi.fn();
  const { unmount } = await open(() => arrival.promise);
  await press('Usados');
  await act(async () => arrival.resolve({ update, unmount: () => undefined }));
  expect(update.mock.lastCall).toEqual([expect.objectContaining({ path: '/usados' })]);
  unmount();

  const late = Promise.withResolvers<ForeignApp>();
  const ended = vi.fn();
  await open(() => late.promise);
  await press('Outra tela');
  await act(async () => late.resolve({ update, unmount: ended }));
  expect(ended).toHaveBeenCalledOnce();
  expect(await screen.findByRole('heading', { name: 'Outra' })).toBeTruthy();
});

test('an app whose end throws leaves all the same, and the error is reported', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const broken = new Error('não termina');
  await open((element) => {
    element.textContent = 'Feito em Vue';
    return {
      unmount: () => {
        throw broken;
      },
    };
  });
  await press('Outra tela');
  expect(await screen.findByRole('heading', { name: 'Outra' })).toBeTruthy();
  expect(screen.queryByText('Feito em Vue')).toBeNull();
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
});

test('a link of an app leads to its address without loading the page, and what is not for the page stays the browser’s', async () => {
  const { mount, host } = plainApp();
  await open((element, given) => {
    const app = mount(element, given);
    element.innerHTML =
      '<a href="/cupons/novos?de=hoje#fim"><b>Novos</b></a><a href="/x" target="_blank">Aba</a><a href="https://example.com/">Fora</a><a href="/x" download>Arquivo</a>';
    return { unmount: async () => (await app).unmount() };
  });
  /** Whether the page takes a press for itself. */
  const takes = (name: string, how: MouseEventInit = {}) => {
    const link = screen.getByText(name);
    const event = createEvent.click(link, how);
    document.addEventListener('click', (press) => press.preventDefault(), { once: true });
    const before = vi.spyOn(event, 'preventDefault');
    fireEvent(link, event);
    return before.mock.calls.length > 1;
  };
  expect(['Aba', 'Fora', 'Arquivo'].map((name) => takes(name))).toEqual([false, false, false]);
  expect(takes('Novos', { ctrlKey: true })).toBe(false);
  expect(takes('Novos')).toBe(true);
  expect(host().now).toMatchObject({ path: '/novos', search: '?de=hoje', hash: '#fim' });
});

test('an app navigates, tells notices, asks for flags and works with the events of others until it leaves', async () => {
  const events = createEventBus();
  const { mount, host } = plainApp();
  const heard: string[] = [];
  await open(mount, { events, flags: ['cupons.novo'] });
  host().listen('library.images-deleted', 1, ({ imageIds }) => heard.push(...imageIds));
  host().publish('library.images-deleted', 1, { imageIds: ['7'] });
  expect([host().hasFlag('cupons.novo'), host().hasFlag('cupons.outro')]).toEqual([true, false]);
  act(() => host().toast({ title: 'Cupom criado' }));
  expect(await screen.findByText('Cupom criado')).toBeTruthy();
  await act(async () => host().navigate('/cupons/7'));
  expect(host().now.path).toBe('/7');
  const left = host();
  await act(async () => left.navigate('/outra'));
  events.publish('library.images-deleted@1', { imageIds: ['8'] });
  expect(heard).toEqual(['7']);
});

test('another route of an app is another mounting, with its own parameters; nobody is signed in where a screen is public', async () => {
  const { mount, told, host } = plainApp();
  await open(mount, { address: '/loja/7/vitrine' });
  expect(host().now).toMatchObject({ path: '/vitrine', params: { id: '7' }, user: null, credits: null });
  await act(async () => host().navigate('/cupons'));
  expect(told).toContain('unmount after its signal');
  expect(host().now).toMatchObject({ path: '/', params: {} });
});

test('an app calls the server as the user who is signed in, and its remote’s own backend', async () => {
  const calls: string[] = [];
  const answers = createFakeBff({});
  const { mount, host } = plainApp();
  await open(mount, {
    send: (input, init) => {
      calls.push(`${input} ${new Headers(init?.headers).get('authorization')}`);
      return answers(input, init);
    },
  });
  await act(() => host().api.images.list({ page: 1 }));
  await act(() =>
    host()
      .backend.fetch(`${host().backend.address}/notes`)
      .catch(() => undefined),
  );
  expect(calls.map((call) => call.replace(/\?\S*/, ''))).toEqual(
    expect.arrayContaining([
      'http://localhost/api/images Bearer token',
      'http://localhost/api/r/own/notes Bearer token',
    ]),
  );
});

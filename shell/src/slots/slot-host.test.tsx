import { Slot } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { type FillModule, SlotContext } from '@andromeda/platform/meeting';
import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Entrance } from '../access/entrance.ts';
import { createRemoteDirectory } from '../federation/remote-directory.ts';
import type { RemoteVersion } from '../federation/remote-files.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { remotes } from '../testing/remotes.ts';
import { createSlotHost } from './slot-host.ts';

afterEach(() => void vi.useRealTimers());

const [some] = remotes;
const slot = 'library.picture-actions';

/** A remote that fills the place of the library, in some version of it. */
function filling(name: string, { slotVersion = 1, order = 100, ...more }: Filling = {}): ResolvedRemote {
  const fill = { slot, version: slotVersion, expose: './fill-place', order, label: name };
  return { ...(some as ResolvedRemote), name, fills: [fill], ...more };
}

type Filling = Partial<ResolvedRemote> & { slotVersion?: number; order?: number };

const saying = (text: string): FillModule => ({ default: () => <p>{text}</p> });
const named = async ({ name, version }: RemoteVersion) => saying(`${name} ${version}`);
const never = () => new Promise<never>(() => undefined);

function Crash(): ReactNode {
  throw new Error('a fill that breaks');
}

const placesWith = ({ order = [], off = [] }: { order?: string[]; off?: string[] } = {}) => ({
  [`${slot}@1`]: { order, off },
});

/** The page of a library whose place others fill; `load` brings their modules. */
function openPlace(
  filled: ResolvedRemote[],
  load: (remote: RemoteVersion) => Promise<FillModule> = named,
  entrance: Entrance = { known: () => 'open', settled: async () => 'open' },
  arrangement?: { order?: string[]; off?: string[] },
) {
  const loaded = vi.fn(load);
  const events: string[] = [];
  const directory = createRemoteDirectory(filled, [], placesWith(arrangement));
  const host = createSlotHost(
    directory,
    entrance,
    () =>
      createRemoteLoader(
        loaded,
        async () => true,
        ({ kind, remote }) => events.push(`${kind} ${remote}`),
      ),
    async () => undefined,
  );
  const place = (key: string) => (
    <SlotContext key={key} value={host}>
      <h1>Biblioteca</h1>
      <Slot
        name="library.picture-actions"
        version={1}
        props={{ imageId: '1', name: null, productId: null }}
        fallback={<p>sem ninguém</p>}
      />
    </SlotContext>
  );
  const { rerender } = render(place('first'), { onCaughtError: () => undefined });
  return { loaded, events, directory, openAgain: (key = 'again') => rerender(place(key)) };
}

test('a place shows what remotes fill it with, in their order', async () => {
  openPlace([filling('mfe-one', { order: 20 }), filling('mfe-two', { order: 10 })]);
  await screen.findByText('mfe-one 1.0.0');
  expect(screen.getAllByText(/^mfe-/).map(({ textContent }) => textContent)).toEqual([
    'mfe-two 1.0.0',
    'mfe-one 1.0.0',
  ]);
  expect(screen.queryByText('sem ninguém')).toBeNull();
});

const inOrder = () => screen.getAllByText(/^mfe-/).map(({ textContent }) => textContent);
const three = [
  filling('mfe-one', { order: 10 }),
  filling('mfe-two', { order: 20 }),
  filling('mfe-three', { order: 30 }),
];

test('a place shows first what the operator names, in that order, and the others by their manifests', async () => {
  openPlace(three, named, undefined, { order: ['mfe-three', 'mfe-gone'] });
  await screen.findByText('mfe-one 1.0.0');
  expect(inOrder()).toEqual(['mfe-three 1.0.0', 'mfe-one 1.0.0', 'mfe-two 1.0.0']);
});

test('what the operator switched off in a place is not loaded, and an open tab follows when it opens the place again', async () => {
  const { loaded, directory, openAgain } = openPlace(three, named, undefined, { off: ['mfe-one'] });
  await screen.findByText('mfe-three 1.0.0');
  expect(inOrder()).toEqual(['mfe-two 1.0.0', 'mfe-three 1.0.0']);
  expect(loaded.mock.calls.map(([{ name }]) => name)).not.toContain('mfe-one');
  act(() => directory.learn(three, { places: placesWith({ order: ['mfe-three'], off: ['mfe-two'] }) }));
  expect(inOrder()).toEqual(['mfe-two 1.0.0', 'mfe-three 1.0.0']);
  openAgain();
  await screen.findByText('mfe-one 1.0.0');
  expect(inOrder()).toEqual(['mfe-three 1.0.0', 'mfe-one 1.0.0']);
});

test('a place whose remotes are all switched off shows what its owner has for that, and loads nothing', () => {
  const off = ['mfe-one', 'mfe-two', 'mfe-three'];
  const { loaded } = openPlace(three, named, undefined, { off });
  expect(screen.getByText('sem ninguém')).toBeTruthy();
  expect(loaded).not.toHaveBeenCalled();
});

test('a place that nobody fills in its version shows what its owner has for that, and loads nothing', () => {
  const { loaded } = openPlace([filling('mfe-one', { slotVersion: 2 })]);
  expect(screen.getByText('sem ninguém')).toBeTruthy();
  expect(loaded).not.toHaveBeenCalled();
});

test('a fill that breaks leaves the screen and the other fills alone, and is reported as its owner’s', async () => {
  const { events } = openPlace([filling('mfe-one'), filling('mfe-two')], async (remote) =>
    remote.name === 'mfe-one' ? { default: Crash } : named(remote),
  );
  expect(await screen.findByText('mfe-two 1.0.0')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Biblioteca' })).toBeTruthy();
  expect(events).toContain('render_failed mfe-one');
  expect(events).not.toContain('render_failed mfe-two');
});

test('a fill that breaks is tried once more when its place is opened again, and then stays away', async () => {
  const { loaded, openAgain } = openPlace([filling('mfe-one')], async () => ({ default: Crash }));
  await screen.findByText('sem ninguém');
  for (const key of ['second', 'third', 'fourth']) {
    openAgain(key);
    await screen.findByText('sem ninguém');
  }
  expect(loaded).toHaveBeenCalledTimes(2);
});

test('a fill that does not load gives way to the last good version of its remote', async () => {
  const fallback = filling('mfe-one', { version: '0.9.0' });
  const { events } = openPlace([filling('mfe-one', { fallback })], (remote) =>
    remote.version === '1.0.0' ? Promise.reject(new Error('gone')) : named(remote),
  );
  expect(await screen.findByText('mfe-one 0.9.0')).toBeTruthy();
  expect(events).toContain('load_failed mfe-one');
});

test('a fill that hangs shows nothing while it is waited for, then the owner’s fallback', async () => {
  vi.useFakeTimers();
  openPlace([filling('mfe-one')], never);
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(screen.queryByText('sem ninguém')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('sem ninguém')).toBeTruthy();
});

test('a fill whose own part never arrives shows nothing, and the screen stays', async () => {
  const Hanging = lazy(never);
  const { loaded } = openPlace([filling('mfe-one')], async () => ({ default: () => <Hanging /> }));
  await act(async () => undefined);
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Biblioteca' })).toBeTruthy();
});

test('a place keeps its fill while it is open, and takes the newer version when it is opened again', async () => {
  const { directory, openAgain } = openPlace([filling('mfe-one')]);
  expect(await screen.findByText('mfe-one 1.0.0')).toBeTruthy();
  act(() => directory.learn([filling('mfe-one', { version: '2.0.0' })]));
  expect(screen.getByText('mfe-one 1.0.0')).toBeTruthy();
  openAgain();
  expect(await screen.findByText('mfe-one 2.0.0')).toBeTruthy();
});

const forPro = (name: string) => filling(name, { access: { plans: ['pro'] } });

test('what a remote shows elsewhere stays away from a user who may not enter it, and is not loaded', async () => {
  const entrance: Entrance = {
    known: ({ access }) => (access ? 'plan_missing' : 'open'),
    settled: async () => 'open',
  };
  const { loaded } = openPlace([forPro('mfe-one'), filling('mfe-two')], named, entrance);
  await screen.findByText('mfe-two 1.0.0');
  expect(loaded.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-two']);
});

test('a fill waits until it is known whether its user may enter', async () => {
  let settle: (entry: 'open' | 'plan_missing') => void = () => undefined;
  const settled = () => new Promise<'open' | 'plan_missing'>((resolve) => (settle = resolve));
  const { loaded, openAgain } = openPlace([forPro('mfe-one')], named, { known: () => 'unknown', settled });
  await act(async () => settle('plan_missing'));
  expect(screen.getByText('sem ninguém')).toBeTruthy();
  expect(loaded).not.toHaveBeenCalled();
  openAgain();
  await act(async () => settle('open'));
  expect(await screen.findByText('mfe-one 1.0.0')).toBeTruthy();
});

import type { RemoteModule } from '@andromeda/platform';
import { PLATFORM_VERSION, type RemoteEvent, type ResolvedRemote } from '@andromeda/platform/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fitsPlatform } from './fits-platform.ts';
import type { RemoteVersion } from './remote-files.ts';
import {
  createRemoteLoader,
  PageOutdatedError,
  PlatformMismatchError,
  RemoteUnavailableError,
} from './remote-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const library = (version: string, more: Partial<ResolvedRemote> = {}) =>
  ({ name: 'mfe-library', version, platform: '^1.0.0', ...more }) as ResolvedRemote;
const broken = () => Promise.reject<RemoteModule>(new Error('broken'));
const hanging = () => new Promise<RemoteModule>(() => undefined);
const good = async (): Promise<RemoteModule> => ({ routes: [] });

/** A loader whose versions behave as the test says; every call is recorded. */
function loaderOf(behaviour: Record<string, () => Promise<RemoteModule>>) {
  const calls: string[] = [];
  const events: RemoteEvent[] = [];
  const loader = createRemoteLoader(
    ({ version }: RemoteVersion, { afresh }) => {
      calls.push(afresh ? `${version} afresh` : version);
      return (behaviour[version] ?? good)();
    },
    async ({ platform }) => fitsPlatform(platform),
    (event) => events.push(event),
  );
  return {
    loader,
    calls,
    reported: () => events.map(({ kind, version }) => `${kind} ${version}`),
    behaviour,
  };
}

test('a remote is loaded once, however often the user visits it', async () => {
  const { loader, calls } = loaderOf({});
  const first = await loader.load(library('2'));
  expect(await loader.load(library('2'))).toBe(first);
  expect(calls).toEqual(['2']);
});

test('a remote that was prepared is there at its first visit, without a second loading', async () => {
  const { loader, calls, reported } = loaderOf({});
  await loader.prepare(library('2'));
  const loaded = await loader.load(library('2'));
  loader.shown(loaded);
  expect([calls, loaded.version.version]).toEqual([['2'], '2']);
  expect(reported()).toEqual(['loaded 2']);
});

test('a remote that was prepared is ready without waiting, and once it has broken no more', async () => {
  const { loader, calls } = loaderOf({});
  expect(loader.ready(library('2'))).toBeUndefined();
  await loader.prepare(library('2'));
  const ready = loader.ready(library('2'));
  expect(ready?.version.version).toBe('2');
  expect(await loader.load(library('2'))).toBe(ready);
  expect(calls).toEqual(['2']);
  if (ready) loader.broke(ready, 'render_failed');
  expect(loader.ready(library('2'))).toBeUndefined();
});

test('a remote whose preparation has not ended, or has failed, is not ready', async () => {
  const { loader } = loaderOf({ '2': hanging, '3': broken });
  void loader.prepare(library('2'));
  await loader.prepare(library('3'));
  expect([loader.ready(library('2')), loader.ready(library('3'))]).toEqual([undefined, undefined]);
});

test('a visit during the preparation of a remote waits for it', async () => {
  let arrive = (_: RemoteModule) => {};
  const { loader, calls } = loaderOf({ '2': () => new Promise((resolve) => (arrive = resolve)) });
  void loader.prepare(library('2'));
  const loading = loader.load(library('2'));
  await vi.advanceTimersByTimeAsync(0);
  arrive({ routes: [] });
  expect((await loading).version.version).toBe('2');
  expect(calls).toEqual(['2']);
});

test('a preparation that fails is reported to nobody, and the visit loads the remote', async () => {
  const { loader, calls, reported } = loaderOf({ '2': vi.fn(good).mockImplementationOnce(broken) });
  await loader.prepare(library('2'));
  expect(reported()).toEqual([]);
  expect((await loader.load(library('2'))).version.version).toBe('2');
  expect(calls).toEqual(['2', '2']);
});

test('a prepared remote whose screen breaks is loaded anew', async () => {
  const { loader, calls } = loaderOf({});
  await loader.prepare(library('2'));
  loader.broke(await loader.load(library('2')), 'render_failed');
  await loader.prepare(library('2'));
  await loader.load(library('2'));
  expect(calls).toEqual(['2', '2 afresh']);
});

test('a short network failure is not reported', async () => {
  const { loader, calls, reported } = loaderOf({ '2': vi.fn(good).mockImplementationOnce(broken) });
  expect((await loader.load(library('2'))).version.version).toBe('2');
  expect(calls).toEqual(['2', '2 afresh']);
  expect(reported()).toEqual([]);
});

test('a live version that does not load is replaced by the last good one, and reported', async () => {
  const { loader, reported } = loaderOf({ '2': broken });
  const loaded = await loader.load(library('2', { fallback: library('1') }));
  expect(loaded.version.version).toBe('1');
  loader.shown(loaded);
  expect(reported()).toEqual(['load_failed 2', 'loaded 1']);
});

test('a live version that hangs is replaced by the last good one', async () => {
  const { loader, reported } = loaderOf({ '2': hanging });
  const loading = loader.load(library('2', { fallback: library('1') }));
  await vi.advanceTimersByTimeAsync(5000);
  expect((await loading).version.version).toBe('1');
  expect(reported()).toEqual(['load_failed 2']);
});

test('a tab keeps its earlier version when the new one does not load', async () => {
  const { loader } = loaderOf({ '2': broken });
  const earlier = await loader.load(library('1'));
  expect(await loader.load(library('2'))).toBe(earlier);
});

test('a user learns within ten seconds that a remote does not load, and a late one is ready for the next attempt', async () => {
  let arrive = (_: RemoteModule) => {};
  const { loader, reported } = loaderOf({ '2': () => new Promise((resolve) => (arrive = resolve)) });
  const loading = loader.load(library('2')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8000);
  const error = await loading;
  expect(error).toBeInstanceOf(RemoteUnavailableError);
  expect(reported()).toEqual(['load_failed 2']);
  arrive({ routes: [] });
  await (error as RemoteUnavailableError).late;
  expect((await loader.load(library('2'))).version.version).toBe('2');
});

test.each(['^99.0.0', '<1.0.0 || >=99', `${PLATFORM_VERSION}-rc.1`, 'latest', '^1.0.0 nonsense'])(
  'a remote for the platform %s is refused without running it',
  async (platform) => {
    const { loader, calls, reported } = loaderOf({});
    await expect(loader.load(library('2', { platform }))).rejects.toThrow(PlatformMismatchError);
    expect(calls).toEqual([]);
    expect(reported()).toEqual(['load_failed 2']);
  },
);

test('a version that this page is too old for counts as no failure, and the last good one takes its place', async () => {
  const outdated = () => Promise.reject<RemoteModule>(new PageOutdatedError('newer than this page'));
  const { loader, calls, reported } = loaderOf({ '2': outdated });
  const fallback = library('1');
  expect((await loader.load(library('2', { fallback }))).version.version).toBe('1');
  expect([calls, reported()]).toEqual([['2', '1'], []]);
});

test.each(['*', PLATFORM_VERSION, `^${PLATFORM_VERSION}`, `^99.0.0 || >=${PLATFORM_VERSION} <99`])(
  'a remote for the platform %s runs',
  async (platform) => {
    const { loader } = loaderOf({});
    expect((await loader.load(library('2', { platform }))).version.version).toBe('2');
  },
);

test('a remote that crashed on the screen is loaded again, from the last good version where there is one', async () => {
  const { loader, calls, reported } = loaderOf({});
  const remote = library('2', { fallback: library('1') });
  loader.broke(await loader.load(remote), 'render_failed');
  expect((await loader.load(remote)).version.version).toBe('1');

  const alone = loaderOf({});
  alone.loader.broke(await alone.loader.load(library('2')), 'render_failed');
  await alone.loader.load(library('2'));
  expect(alone.calls).toEqual(['2', '2 afresh']);
  expect(calls).toEqual(['2', '1']);
  expect(reported()).toEqual(['render_failed 2']);
});

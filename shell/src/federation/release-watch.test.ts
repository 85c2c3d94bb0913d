import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remotes } from '../testing/remotes.ts';
import { watchReleases } from './release-watch.ts';
import { createRemoteDirectory } from './remote-directory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const live = remotes.map((remote) => ({ ...remote, version: '2.0.0' }));

function watch(accessToken: () => Promise<string | null>) {
  const send = vi.fn<typeof fetch>(async () => Response.json({ remotes: live }));
  vi.stubGlobal('fetch', send);
  const directory = createRemoteDirectory(remotes);
  const asked = watchReleases(directory, { accessToken })();
  return { asked, directory, headers: () => send.mock.calls[0]?.[1]?.headers };
}

test('the live versions are requested as the signed-in user', async () => {
  const { asked, directory, headers } = watch(async () => 'token');
  await asked;
  expect(headers()).toEqual({ authorization: 'Bearer token' });
  expect(directory.newest('mfe-library')?.version).toBe('2.0.0');
});

test('a session that cannot be refreshed does not block the live versions', async () => {
  const { asked, directory, headers } = watch(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3000);
  await asked;
  expect(headers()).toEqual({});
  expect(directory.newest('mfe-library')?.version).toBe('2.0.0');
});

test('a visible tab asks every twenty seconds, and what it knows already is not sent again', async () => {
  const answers = [
    Response.json({ remotes: live, withdrawn: ['mfe-library@1.0.0'] }, { headers: { etag: 'W/"a"' } }),
    new Response(null, { status: 304 }),
  ];
  const send = vi.fn<typeof fetch>(
    async () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  );
  vi.stubGlobal('fetch', send);
  const directory = createRemoteDirectory(remotes);
  const learn = vi.spyOn(directory, 'learn');
  for (const remote of remotes.slice(1, 2)) directory.hold(remote);
  watchReleases(directory, { accessToken: async () => null });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_001);
  expect(send.mock.calls.map(([, init]) => init?.headers)).toEqual([
    { 'andromeda-open': 'mfe-library@1.0.0' },
    { 'andromeda-open': 'mfe-library@1.0.0', 'if-none-match': 'W/"a"' },
  ]);
  expect(learn).toHaveBeenCalledExactlyOnceWith(
    live,
    expect.objectContaining({ withdrawn: ['mfe-library@1.0.0'] }),
  );
});

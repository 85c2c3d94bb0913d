import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remotes } from '../testing/page.tsx';
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

import { idle } from '../idle.ts';
import { bringFederation } from './bring-federation.ts';
import { findRemote } from './find-remote.ts';
import type { RemoteDirectory } from './remote-directory.ts';
import type { RemoteVersion } from './remote-files.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { Prefetcher } from './warm-files.ts';

/**
 * Fetches remotes and runs their code before they are needed: one when the user points at, touches or focuses a link
 * to it; all of them, while the page is idle, once the returned function has been called.
 */
export function anticipate(
  directory: RemoteDirectory,
  prefetch: Prefetcher,
  prepare: RemoteLoader['prepare'],
): () => void {
  const makeReady = async (remote: RemoteVersion) => {
    await prefetch(remote);
    if (!prefetch.isEager() || remote.version === 'dev') return;
    // Its code is run in a moment of its own: a press meanwhile waits for one remote at most.
    await idle();
    await prepare(remote);
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const remote = findRemote(directory.remotes(), link.pathname);
    if (remote) void makeReady(remote);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true });
  // A user who fills in a form of a public screen will soon see the first remote; if this attempt fails, another follows.
  document.addEventListener('input', () => void bringFederation().catch(() => undefined), { once: true });

  const prefetchAll = async () => {
    for (const remote of directory.remotes()) {
      await idle();
      if (prefetch.isEager()) await makeReady(remote);
    }
  };
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void prefetchAll();
    // A later version is fetched before the user enters it.
    directory.subscribe(() => void prefetchAll());
  };
}

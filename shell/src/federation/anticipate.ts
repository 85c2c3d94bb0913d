import { idle } from '../idle.ts';
import { bringFederation } from './bring-federation.ts';
import { findRemote } from './find-remote.ts';
import type { RemoteDirectory } from './remote-directory.ts';
import type { RemoteVersion } from './remote-files.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { Prefetcher } from './warm-files.ts';

/** How files are fetched, and code is run, before a screen asks for them. */
interface Means {
  prefetch: Prefetcher;
  /** Starts the download of what the user has asked for. */
  preload(remote: RemoteVersion): void;
  prepare: RemoteLoader['prepare'];
}

/**
 * Fetches remotes and runs their code before they are needed: one when the user points at, touches or focuses a link
 * to it; all of them, while the page is idle, once the returned function has been called. A press on a link starts the
 * download at once: the page takes a while to leave its screen and draw that another is on its way.
 */
export function anticipate(directory: RemoteDirectory, { prefetch, preload, prepare }: Means): () => void {
  const makeReady = async (remote: RemoteVersion) => {
    await prefetch(remote);
    if (!prefetch.isEager() || remote.version === 'dev') return;
    // Its code is run in a moment of its own: a press meanwhile waits for one remote at most.
    await idle();
    await prepare(remote);
  };
  const remoteOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link?.origin === location.origin ? findRemote(directory.remotes(), link.pathname) : undefined;
  };
  const onIntent = (event: Event) => {
    const remote = remoteOf(event);
    if (remote) void makeReady(remote);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true });
  const onPress = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const remote = elsewhere ? undefined : remoteOf(event);
    if (remote) preload(remote);
  };
  document.addEventListener('click', onPress, { capture: true, passive: true });
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

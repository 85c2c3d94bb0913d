import type { RemoteModule } from '@andromeda/platform';
import { bringFederation } from './bring-federation.ts';
import type { OpenVersion } from './federation.ts';
import { keyOf, type RemoteVersion } from './remote-files.ts';
import { clearWay, preload } from './warm-files.ts';

/** Loads one version. `afresh` ignores anything that an earlier try left in the page or in the browser's cache. */
export type LoadVersion = (remote: RemoteVersion, options: { afresh: boolean }) => Promise<RemoteModule>;

/**
 * Loads versions by federation. Every try has a container of its own: versions live beside each other, and what a
 * failed try left behind (a rejected chunk stays rejected) is not used again.
 */
export function createVersionLoader(): LoadVersion {
  let open: OpenVersion | undefined;
  return async (remote, { afresh }) => {
    const [{ startFederation }] = await Promise.all([
      bringFederation(),
      afresh ? clearWay(remote) : preload(remote),
    ]);
    open ??= startFederation();
    const module = (await open(remote)) as Partial<RemoteModule> | undefined;
    // After a failed evaluation federation may answer an empty module.
    if (!Array.isArray(module?.routes)) throw new Error(`${keyOf(remote)} exposes no routes`);
    return module as RemoteModule;
  };
}

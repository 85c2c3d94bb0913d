import type { RemoteModule } from '@andromeda/platform';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { bringFederation } from './bring-federation.ts';
import { loadContainer } from './container.ts';
import { entryOf, keyOf, type RemoteVersion } from './remote-files.ts';
import { clearWay, preload } from './warm-files.ts';

/** Loads one version. `afresh` ignores anything that an earlier try left in the page or in the browser's cache. */
export type LoadVersion = (remote: RemoteVersion, options: { afresh: boolean }) => Promise<RemoteModule>;

/**
 * Loads versions by federation. Every try is a remote of its own there: versions live beside each other, and what a
 * failed try left behind (a rejected chunk stays rejected for ever) is not used again.
 */
export function createVersionLoader(): LoadVersion {
  const tries = new Map<string, RemoteVersion>();
  let started: ModuleFederation | undefined;
  return async (remote, { afresh }) => {
    const [{ startFederation }] = await Promise.all([
      bringFederation(),
      afresh ? clearWay(remote) : preload(remote),
    ]);
    started ??= startFederation(entryGuard(tries));
    const name = `${keyOf(remote).replaceAll('-', '_')}~${tries.size}`;
    tries.set(name, remote);
    started.registerRemotes([{ name, entry: entryOf(remote).url }]);
    const module = await started.loadRemote<RemoteModule>(`${name}/routes`);
    // After a failed evaluation federation may answer an empty module.
    if (!Array.isArray(module?.routes)) throw new Error(`${keyOf(remote)} exposes no routes`);
    return module;
  };
}

// Federation would load entries without a hash and share them by name between versions.
function entryGuard(tries: ReadonlyMap<string, RemoteVersion>): ModuleFederationRuntimePlugin {
  return {
    name: 'andromeda-guard',
    async loadEntry({ remoteInfo }) {
      const remote = tries.get(remoteInfo.name);
      if (!remote) throw new Error(`${remoteInfo.name} is not known`);
      return (await loadContainer(remote)) as never;
    },
  };
}

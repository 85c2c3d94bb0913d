import { hostRemotes } from '@andromeda/tooling/hosting';
import { satisfy } from '@module-federation/runtime';
import { loadContainer } from './container.ts';
import type { RemoteVersion } from './remote-files.ts';

export { fitsPlatform } from './fits-platform.ts';

/** Runs a version's entry; answers what it exposes. */
export type OpenVersion = (remote: RemoteVersion) => Promise<unknown>;

/** Starts federation in this page. */
export function startFederation(): OpenVersion {
  const open = hostRemotes('shell');
  return async (remote) => {
    await bringCore(remote);
    return open(await loadContainer(remote));
  };
}

/** Brings what a remote that was built for platform 1.9 or before takes from the page besides. */
async function bringCore({ platform }: RemoteVersion): Promise<void> {
  if (!satisfy('1.9.0', platform)) return;
  const { handOutCore } = await import(
    /* webpackChunkName: "earlier-remotes" */ '@andromeda/tooling/hosting-core'
  );
  handOutCore();
}

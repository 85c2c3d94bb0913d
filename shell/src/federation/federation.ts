import { hostRemotes, type RemoteContainer } from '@andromeda/tooling/hosting';
import { satisfy } from '@module-federation/runtime';
import { isModuleRemote } from 'bff/contract/browser/modules';
import { loadContainer } from './container.ts';
import { keyOf, type RemoteVersion } from './remote-files.ts';

export { createMeeting } from '../slots/meeting.tsx';
export { isFillModule } from '../slots/slot-host.ts';
export { fitsPlatform } from './fits-platform.ts';

/** The panel of the page's versions. It is asked for from here, so that it shares what this chunk has. */
export const bringVersionsPanel = () =>
  import(/* webpackChunkName: "versions" */ '../features/versions/versions-panel.tsx');

/** Answers a module that a version exposes. The version's entry runs once, and again with `afresh`. */
export type OpenVersion = (
  remote: RemoteVersion,
  options: { expose: string; afresh: boolean },
) => Promise<unknown>;

/** Starts federation in this page. */
export function startFederation(): OpenVersion {
  const open = hostRemotes('shell');
  const containers = new Map<string, Promise<RemoteContainer>>();
  const containerOf = (remote: RemoteVersion, afresh: boolean) => {
    const known = afresh ? undefined : containers.get(keyOf(remote));
    const container = known ?? (isModuleRemote(remote) ? importContainer(remote) : loadContainer(remote));
    containers.set(keyOf(remote), container);
    return container;
  };
  return async (remote, { expose, afresh }) => {
    await bringCore(remote);
    return open(await containerOf(remote, afresh), expose);
  };
}

/** Brings what a remote of modules, or one that was built for platform 1.9 or before, takes from the page besides. */
async function bringCore(remote: RemoteVersion): Promise<void> {
  if (!isModuleRemote(remote) && !satisfy('1.9.0', remote.platform)) return;
  const { handOutCore } = await import(
    /* webpackChunkName: "earlier-remotes" */ '@andromeda/tooling/hosting-core'
  );
  handOutCore();
}

async function importContainer(remote: RemoteVersion): Promise<RemoteContainer> {
  const modules = await import(/* webpackChunkName: "module-remotes" */ './module-container.ts');
  return modules.importContainer(remote);
}

import type { PageConfig, ResolvedRemote } from '@andromeda/platform/host';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AskForReleases } from './release-watch.ts';
import type { RemoteDirectory } from './remote-directory.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { UserRemotes } from './user-remotes.ts';

/** Everything by which this page hosts remotes. */
export interface RemoteHost {
  directory: RemoteDirectory;
  loader: RemoteLoader;
  askForReleases: AskForReleases;
  userRemotes: UserRemotes;
  /** Versions that this user sees by a preview link. */
  previews: PageConfig['previews'];
}

export const RemoteHostContext = createContext<RemoteHost | undefined>(undefined);

export function useRemoteHost(): RemoteHost {
  const host = useContext(RemoteHostContext);
  if (!host) throw new Error('No remotes are hosted here.');
  return host;
}

/** The remotes of this page, as they are now. */
export function useRemotes(): readonly ResolvedRemote[] {
  const { directory } = useRemoteHost();
  return useSyncExternalStore(directory.subscribe, directory.remotes);
}

/** The version that the server last named for a remote. */
export function useNewestVersion(name: string): string | undefined {
  const { directory } = useRemoteHost();
  return useSyncExternalStore(directory.subscribe, () => directory.newest(name)?.version);
}

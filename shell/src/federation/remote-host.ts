import type { PageConfig, ResolvedRemote } from '@andromeda/platform/host';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Meeting } from '../slots/meeting.tsx';
import type { AskForReleases } from './release-watch.ts';
import type { RemoteDirectory } from './remote-directory.ts';
import type { RemoteLoader } from './remote-loader.ts';
import type { UserRemotes } from './user-remotes.ts';

/** Everything that this page needs to host remotes. */
export interface RemoteHost {
  directory: RemoteDirectory;
  loader: RemoteLoader;
  /** What lets remotes meet; there once the first remote was loaded. */
  meeting(): Meeting;
  askForReleases: AskForReleases;
  userRemotes: UserRemotes;
  /** Versions that this user sees by a preview link. */
  previews: PageConfig['previews'];
  /** The address at which the user began something last, which a reload may lose. */
  begunAt: { current: string | null };
}

export const RemoteHostContext = createContext<RemoteHost | undefined>(undefined);

export function useRemoteHost(): RemoteHost {
  const host = useContext(RemoteHostContext);
  if (!host) throw new Error('No remotes are hosted here.');
  return host;
}

/** The present remotes of this page. */
export function useRemotes(): readonly ResolvedRemote[] {
  const { directory } = useRemoteHost();
  return useSyncExternalStore(directory.subscribe, directory.remotes, directory.remotes);
}

/** The version that the server last named for a remote. */
export function useNewestVersion(name: string): string | undefined {
  const { directory } = useRemoteHost();
  return useSyncExternalStore(directory.subscribe, () => directory.newest(name)?.version);
}

import type { PageConfig } from '@andromeda/platform/host';
import { type SessionStore, userIdOf } from '../session/session-store.ts';
import { anticipate } from './anticipate.ts';
import { bringFederation } from './bring-federation.ts';
import { watchReleases } from './release-watch.ts';
import { createRemoteDirectory } from './remote-directory.ts';
import { createRemoteReporter } from './remote-events.ts';
import type { RemoteHost } from './remote-host.ts';
import { createRemoteLoader, type FitsPlatform } from './remote-loader.ts';
import { createUserRemotes } from './user-remotes.ts';
import { createVersionLoader } from './version-loader.ts';
import { createPrefetcher, preload } from './warm-files.ts';

/** Begins to host the remotes of a page. Called once, before the first screen. */
export function startRemoteHost(
  { remotes, previews = [], chosenFor }: PageConfig,
  session: SessionStore,
): RemoteHost {
  const directory = createRemoteDirectory(remotes);
  const report = createRemoteReporter();
  const fitsPlatform: FitsPlatform = async (version) => {
    // Its files arrive beside federation, not after it.
    preload(version);
    return (await bringFederation()).fitsPlatform(version.platform);
  };
  const loader = createRemoteLoader(createVersionLoader(), fitsPlatform, (event) => {
    report(event);
    // The requested screen comes before anything that may be needed later.
    if (event.kind === 'loaded') anticipateAll();
  });
  const anticipateAll = anticipate(directory, createPrefetcher(), loader.prepare);
  const askForReleases = watchReleases(directory, session);
  return {
    directory,
    loader,
    askForReleases,
    userRemotes: createUserRemotes(chosenFor, userIdOf(session), askForReleases),
    previews,
  };
}

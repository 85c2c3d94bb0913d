import type { PageConfig } from '@andromeda/platform/host';
import { type Entrance, onlyOpen } from '../access/entrance.ts';
import { type SessionStore, userIdOf } from '../session/session-store.ts';
import type { Meeting } from '../slots/meeting.tsx';
import { anticipate } from './anticipate.ts';
import { bringFederation } from './bring-federation.ts';
import { watchReleases } from './release-watch.ts';
import { createRemoteDirectory } from './remote-directory.ts';
import { createRemoteReporter, reportShell } from './remote-events.ts';
import type { RemoteHost } from './remote-host.ts';
import { createRemoteLoader, type FitsPlatform } from './remote-loader.ts';
import { createUserRemotes } from './user-remotes.ts';
import { createVersionLoader, isRemoteModule, ROUTES } from './version-loader.ts';
import { createPrefetcher, preload } from './warm-files.ts';

/** Begins to host the remotes of a page. Called once, before the first screen. */
export function startRemoteHost(
  { remotes, flags, places, previews = [], chosenFor }: PageConfig,
  session: SessionStore,
  entrance: Entrance,
): RemoteHost {
  const directory = createRemoteDirectory(remotes, flags, places);
  const report = createRemoteReporter();
  const loadExposed = createVersionLoader();
  let meeting: Meeting | undefined;
  // What only screens of remotes need comes with federation.
  const fits: FitsPlatform = async ({ platform }) => {
    const { fitsPlatform, createMeeting, isFillModule } = await bringFederation();
    meeting ??= createMeeting(directory, entrance, (expose) =>
      createRemoteLoader(loadExposed(expose, isFillModule), fits, report),
    );
    return fitsPlatform(platform);
  };
  const fitsPlatform: FitsPlatform = (version) => {
    // Its files arrive beside federation, not after it.
    preload(version);
    return fits(version);
  };
  const loader = createRemoteLoader(loadExposed(ROUTES, isRemoteModule), fitsPlatform, (event) => {
    report(event);
    if (event.kind === 'loaded') reportShell(report);
    // The requested screen comes before anything that may be needed later.
    if (event.kind === 'loaded') anticipateAll();
  });
  const anticipateAll = anticipate(onlyOpen(directory, entrance), {
    prefetch: createPrefetcher(),
    preload,
    prepare: loader.prepare,
  });
  const askForReleases = watchReleases(directory, session);
  return {
    directory,
    loader,
    meeting: () => {
      if (!meeting) throw new Error('No remote was loaded yet.');
      return meeting;
    },
    askForReleases,
    userRemotes: createUserRemotes(chosenFor, userIdOf(session), askForReleases),
    previews,
    begunAt: { current: null },
  };
}

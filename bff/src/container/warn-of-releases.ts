import { SHELL } from '../../contract/page-config.ts';
import { findIncompatibilities } from '../services/registry/find-incompatibilities.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

/** Logs at the start each live version that differs from the build on disk or does not work with this shell. */
export async function warnOfReleases(releases: ReleaseServices): Promise<void> {
  warnOfUnreleasedBuilds(releases);
  await warnOfIncompatibilities(releases);
}

function warnOfUnreleasedBuilds({ snapshot, catalog, logger }: ReleaseServices): void {
  for (const channel of [snapshot.channel(SHELL), ...snapshot.channels()]) {
    if (!channel) continue;
    const { remote, liveVersion } = channel;
    const built = (remote === SHELL ? catalog.builtShell() : catalog.built(remote))?.version;
    if (!liveVersion || !built || built === liveVersion) continue;
    logger.warn(
      { remote, liveVersion, builtVersion: built },
      'a released version is live, not the one built on disk: release it, or `pnpm release follow-build`',
    );
  }
}

// No check runs before a new shell goes live, so the operator learns here which remotes it breaks.
async function warnOfIncompatibilities(releases: ReleaseServices): Promise<void> {
  for (const incompatibility of await findIncompatibilities(releases))
    releases.logger.warn(
      incompatibility,
      'a live version is incompatible with the shell that starts here: publish it anew, or roll back',
    );
}

import { findMisfits } from '../services/registry/find-misfits.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

/** Logs, at the start, each live version that is not the one built on disk or that does not work with this shell. */
export async function warnOfReleases(releases: ReleaseServices): Promise<void> {
  warnOfUnreleasedBuilds(releases);
  await warnOfMisfits(releases);
}

function warnOfUnreleasedBuilds({ snapshot, catalog, logger }: ReleaseServices): void {
  for (const { remote, liveVersion } of snapshot.channels()) {
    const built = catalog.built(remote)?.version;
    if (!liveVersion || !built || built === liveVersion) continue;
    logger.warn(
      { remote, liveVersion, builtVersion: built },
      'a released version is live, not the one built on disk: release it, or `pnpm release follow-build`',
    );
  }
}

// No check runs before a new shell goes live, so the operator learns here which remotes it breaks.
async function warnOfMisfits(releases: ReleaseServices): Promise<void> {
  for (const misfit of await findMisfits(releases))
    releases.logger.warn(
      misfit,
      'what is live does not fit the shell that starts here: publish it anew, or go back',
    );
}

import { StartupError } from '../embedded/startup-error.ts';
import type { Environment } from '../environment.ts';
import { findBrokenRemotes } from '../services/registry/find-broken-remotes.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

type Deps = Pick<ReleaseServices, 'shells' | 'snapshot'>;

/**
 * Refuses to start where users have live versions that this shell would break, so that the nodes with the shell before go on. Alone on
 * its database a server starts: nobody else would answer for it, and the log says what is broken. A worker shows no pages.
 */
export function refuseBrokenRemotes(
  releases: Deps,
  { hosted, DATABASE_URL, ROLE, ACCEPT_BROKEN_REMOTES: accepted = [] }: Environment,
): void {
  const isShared = hosted !== null || DATABASE_URL !== undefined;
  // What a mirror says of live versions may be of yesterday.
  if (!isShared || ROLE === 'worker' || releases.snapshot.isAway()) return;
  const broken = findBrokenRemotes(releases).filter(({ remote }) => !accepted.includes(remote));
  if (broken.length === 0) return;
  const list = broken.map(({ remote, version, missing }) => `${remote}@${version} usa ${missing.join(', ')}`);
  const names = [...new Set([...accepted, ...broken.map(({ remote }) => remote)])];
  throw new StartupError(
    `O Andrômeda não iniciou porque a casca daqui não tem o que remotos no ar usam (${list.join('; ')}): publique antes versões sem isso, ou inicie mesmo assim com ACCEPT_BROKEN_REMOTES=${names.join(',')}.`,
  );
}

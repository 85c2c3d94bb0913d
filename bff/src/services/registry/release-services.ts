import type { RemoteDescription } from '../../../contract/page-config.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EarlierInstallation } from '../../ports/earlier-installation.ts';
import type { PlaceArrangementRepository } from '../../ports/place-arrangements.ts';
import type { ProfileRepository } from '../../ports/profile-repository.ts';
import type { RemoteCheckRepository } from '../../ports/remote-checks.ts';
import type { RemoteErrorRepository } from '../../ports/remote-errors.ts';
import type { RemoteFiles } from '../../ports/remote-files.ts';
import type { RemoteFlagRepository } from '../../ports/remote-flags.ts';
import type { RemoteHealthRepository } from '../../ports/remote-health.ts';
import type { RemoteMemberRepository } from '../../ports/remote-members.ts';
import type { ReleaseTokenRepository, RemoteRegistry } from '../../ports/remote-registry.ts';
import type { UserVitalRepository } from '../../ports/user-vitals.ts';
import type { WebVitalRepository } from '../../ports/web-vitals.ts';
import type { BuiltContractPage } from '../../remotes/built-contract-page.ts';
import type { FlagSnapshot } from '../../remotes/flag-snapshot.ts';
import type { PackageReader } from '../../remotes/package-reader.ts';
import type { PlaceSnapshot } from '../../remotes/place-snapshot.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import type { RemoteCatalog } from '../../remotes/remote-catalog.ts';
import type { ShellVersions } from '../../remotes/shell-versions.ts';
import type { VisitorSeals } from '../../remotes/visitor-seals.ts';
import type { RemoteBackends } from '../../slices/remote-backends.ts';
import type { TeamServers } from '../../slices/team-servers.ts';
import type { UserVitalGatherer } from '../vitals/gather-user-vitals.ts';
import type { VitalGatherer } from '../vitals/gather-vitals.ts';
import type { ErrorGatherer } from './gather-errors.ts';
import type { EventGatherer } from './gather-events.ts';
import type { SourceLocator } from './source-maps.ts';

/** Everything that releasing remotes needs; each verb names the few that it uses. */
export interface ReleaseServices {
  registry: RemoteRegistry;
  tokens: ReleaseTokenRepository;
  members: RemoteMemberRepository;
  health: RemoteHealthRepository;
  files: RemoteFiles;
  readFile: PackageReader;
  /** The builds on this machine's disk. */
  catalog: Pick<RemoteCatalog, 'built' | 'builtShell' | 'entries'>;
  snapshot: ReleaseSnapshot;
  /** The shells that pages of this node are made of. */
  shells: ShellVersions;
  /** What remotes show to some users; `flagSnapshot` is what this node knows of it. */
  flags: RemoteFlagRepository;
  flagSnapshot: FlagSnapshot;
  /** How the operator wants places of remotes; `placeSnapshot` is what this node knows of it. */
  places: PlaceArrangementRepository;
  placeSnapshot: PlaceSnapshot;
  seals: VisitorSeals;
  gatherer: EventGatherer;
  /** Gathers the errors that pages report; `errors` stores them. */
  errorGatherer: ErrorGatherer;
  errors: RemoteErrorRepository;
  /** Where places of built files are in the sources. */
  sources: SourceLocator;
  /** Gathers the measures of visits; `vitalCounts` stores them. */
  vitals: VitalGatherer;
  vitalCounts: WebVitalRepository;
  /** Gathers which signed-in users found a version slow; `userVitals` stores it. */
  userVitalGatherer: UserVitalGatherer;
  userVitals: UserVitalRepository;
  /** The backends that remotes bring themselves. */
  backends: RemoteBackends;
  /** The servers of teams, to which calls of remotes without a backend go. */
  servers: TeamServers;
  /** What checkers found of the versions. */
  checks: RemoteCheckRepository;
  /** Whether a version is shown only once a checker has passed it. */
  requireChecks: boolean;
  /** The installation that shows a version before this one does; null where none comes before. */
  earlier: EarlierInstallation | null;
  /** The page that checks remotes, built with the shell on this machine's disk. */
  builtContractPage(): BuiltContractPage | null;
  /** Whether a development server builds this remote. */
  isDeveloped(remote: string): boolean;
  /** What the `remote.json` of such a remote says at this moment. */
  readDeveloped(remote: string): RemoteDescription;
  profiles: ProfileRepository;
  /** A token that may do everything; null where none was configured. */
  masterToken: string | null;
  publicUrl: string;
  clock: Clock;
  logger: Logger;
}

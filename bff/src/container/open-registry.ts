import { join } from 'node:path';
import { SHELL } from '../../contract/page-config.ts';
import { createPlaceArrangementRepository } from '../data/place-arrangements.ts';
import { createReleaseTokenRepository } from '../data/release-tokens.ts';
import { createRemoteBucket } from '../data/remote-bucket.ts';
import { createRemoteCheckRepository } from '../data/remote-checks.ts';
import { createRemoteErrorRepository } from '../data/remote-errors.ts';
import { createRemoteFlagRepository } from '../data/remote-flags.ts';
import { createRemoteHealthRepository } from '../data/remote-health.ts';
import { createRemoteMemberRepository } from '../data/remote-members.ts';
import { createRemoteRegistry } from '../data/remote-registry.ts';
import { createRemoteSchemas } from '../data/remote-schemas.ts';
import { createSupabaseClients, type SupabaseClients } from '../data/supabase-clients.ts';
import { createUserVitalRepository } from '../data/user-vitals.ts';
import { createWebVitalRepository } from '../data/web-vitals.ts';
import type { Environment, HostedProject } from '../environment.ts';
import { ownOrigins } from '../http/own-origins.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import { createEarlierInstallation } from '../providers/earlier-installation/earlier-installation.ts';
import { readBuiltContractPage } from '../remotes/built-contract-page.ts';
import { readWritten } from '../remotes/development-catalog.ts';
import { createFlagSnapshot } from '../remotes/flag-snapshot.ts';
import { createPackageReader } from '../remotes/package-reader.ts';
import { createPlaceSnapshot } from '../remotes/place-snapshot.ts';
import type { RegistryMirror } from '../remotes/registry-mirror.ts';
import { createReleaseSnapshot } from '../remotes/release-snapshot.ts';
import { createDiskCatalog } from '../remotes/remote-catalog.ts';
import { createRemoteFolder } from '../remotes/remote-folder.ts';
import { createShellVersions } from '../remotes/shell-versions.ts';
import { createVisitorSeals } from '../remotes/visitor-seals.ts';
import { repositoryRoot } from '../repository-root.ts';
import { createErrorGatherer } from '../services/registry/gather-errors.ts';
import { createEventGatherer } from '../services/registry/gather-events.ts';
import { guardCanaries } from '../services/registry/guard-canaries.ts';
import { pruneVersions } from '../services/registry/prune-versions.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { createSourceLocator } from '../services/registry/source-maps.ts';
import type { Services } from '../services/services.ts';
import { forgetVitals } from '../services/vitals/forget-vitals.ts';
import { createUserVitalGatherer } from '../services/vitals/gather-user-vitals.ts';
import { createVitalGatherer } from '../services/vitals/gather-vitals.ts';
import { createBackendProcesses } from '../slices/backend-processes.ts';
import { createRemoteBackends } from '../slices/remote-backends.ts';
import { createServerAddresses } from '../slices/server-addresses.ts';
import { createServerTokens } from '../slices/server-tokens.ts';
import { createTeamServers } from '../slices/team-servers.ts';
import { chooseMasterToken } from './master-token.ts';
import { openMirror } from './open-mirror.ts';
import { keepShellPublished } from './publish-shell.ts';
import { refuseBrokenRemotes } from './refuse-broken-remotes.ts';
import { type RepeatedTask, repeatEvery } from './repeat-every.ts';
import { warnOfReleases } from './warn-of-releases.ts';

/** Other nodes over the same database show a change after at most this long. */
const REFRESH_EVERY_MS = 2_000;
/** Nobody else changes an embedded registry: it is read again only in case a read failed. */
const REFRESH_ALONE_EVERY_MS = 60_000;
const EVALUATE_EVERY_MS = 2_000;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_VITALS_EVERY_MS = 15_000;

interface OpenRegistry {
  releases: ReleaseServices;
  close(): Promise<void>;
}

type Shared = Pick<Services, 'profiles' | 'clock' | 'logger' | 'observer'>;

/** Opens the registry of remotes, reads its state and keeps it up to date until `close()`. */
export async function openRegistry(
  environment: Environment,
  project: HostedProject,
  shared: Shared,
  publicUrl: string,
): Promise<OpenRegistry> {
  const clients = createSupabaseClients(project, shared.observer);
  const { hosted, DATA_DIR } = environment;
  const stored = hosted ? createRemoteBucket(clients) : createRemoteFolder(join(DATA_DIR, 'remotes'));
  // Workers show no pages.
  const mirror = hosted && environment.ROLE !== 'worker' ? openMirror(DATA_DIR, project, stored) : null;
  const files = mirror?.files ?? stored;
  const releases = createReleaseServices(environment, { ...project, clients, files }, shared, publicUrl);
  const kept = mirror?.over(releases);
  await kept?.restore();
  await Promise.all([
    releases.snapshot.refresh(),
    releases.flagSnapshot.refresh(),
    releases.placeSnapshot.refresh(),
  ]);
  await releases.shells.prepare();
  await warnOfReleases(releases);
  refuseBrokenRemotes(releases, environment);
  const isShared = hosted !== null || environment.DATABASE_URL !== undefined;
  const tasks = [
    ...keepUpToDate(releases, isShared ? REFRESH_EVERY_MS : REFRESH_ALONE_EVERY_MS),
    ...(kept ? [keepMirror(kept, releases)] : []),
    ...(await keepShellPublished(releases, environment, isShared)),
  ];
  return {
    releases,
    async close() {
      await Promise.all(tasks.map((task) => task.stop()));
      await releases.backends.close();
      await releases.gatherer.flush().catch(() => undefined);
      await releases.errorGatherer.flush().catch(() => undefined);
      await releases.vitals.flush().catch(() => undefined);
      await releases.userVitalGatherer.flush().catch(() => undefined);
    },
  };
}

interface Stores extends HostedProject {
  clients: SupabaseClients;
  files: RemoteFiles;
}

function createReleaseServices(
  environment: Environment,
  { clients, files, ...project }: Stores,
  { profiles, clock, logger, observer }: Shared,
  publicUrl: string,
): ReleaseServices {
  const registry = createRemoteRegistry(clients);
  const health = createRemoteHealthRepository(clients);
  const errors = createRemoteErrorRepository(clients);
  const catalog = createDiskCatalog(repositoryRoot);
  const snapshot = createReleaseSnapshot(registry, logger, clock.now);
  const shells = createShellVersions({ snapshot, catalog, files, clock, logger });
  const visited = { built: catalog.built, builtShell: shells.live };
  const flags = createRemoteFlagRepository(clients);
  const places = createPlaceArrangementRepository(clients);
  const vitalCounts = createWebVitalRepository(clients);
  const userVitals = createUserVitalRepository(clients);
  const developmentServers = environment.DEVELOPMENT_SERVERS;
  const isBuilt = (remote: string, version: string) =>
    (remote === SHELL ? catalog.builtShell() : catalog.built(remote))?.version === version;
  return {
    registry,
    tokens: createReleaseTokenRepository(clients),
    members: createRemoteMemberRepository(clients),
    health,
    files,
    readFile: createPackageReader(snapshot, files),
    catalog,
    snapshot,
    shells,
    flags,
    flagSnapshot: createFlagSnapshot(flags, logger),
    places,
    placeSnapshot: createPlaceSnapshot(places, logger),
    seals: createVisitorSeals(project.secretKey, clock, snapshot.isPreviewEnded),
    gatherer: createEventGatherer({ health, snapshot, clock, observer }, isBuilt),
    errorGatherer: createErrorGatherer({ errors, snapshot, clock, logger }, isBuilt),
    errors,
    sources: createSourceLocator({ snapshot, files, catalog }),
    vitals: createVitalGatherer({ vitalCounts, snapshot, catalog: visited, clock }),
    vitalCounts,
    userVitalGatherer: createUserVitalGatherer({ userVitals, snapshot, catalog, clock, logger }),
    userVitals,
    backends: createRemoteBackends({
      ...{ snapshot, files, catalog, developmentServers },
      schemas: createRemoteSchemas(clients),
      processes: createBackendProcesses(logger),
    }),
    servers: createTeamServers({
      addresses: createServerAddresses({
        isPublic: environment.hosted !== null || environment.embeddedPublic,
        privateHosts: environment.PRIVATE_SERVER_HOSTS ?? [],
        ownOrigins: ownOrigins(publicUrl),
      }),
      tokens: createServerTokens(project.secretKey, publicUrl, clock),
    }),
    checks: createRemoteCheckRepository(clients),
    requireChecks: environment.REQUIRE_CHECKS === 'yes',
    earlier: environment.RELEASES_AFTER ? createEarlierInstallation(environment.RELEASES_AFTER) : null,
    builtContractPage: () => readBuiltContractPage(repositoryRoot),
    isDeveloped: (remote) => Object.hasOwn(developmentServers ?? {}, remote),
    readDeveloped: (remote) => readWritten(repositoryRoot, remote),
    profiles,
    masterToken: chooseMasterToken(environment, project),
    publicUrl,
    clock,
    logger,
  };
}

function keepUpToDate(releases: ReleaseServices, refreshEveryMs: number): RepeatedTask[] {
  const { snapshot, flagSnapshot, placeSnapshot, shells, logger } = releases;
  const failureMessage = 'the registry of remotes was not kept up to date';
  const refresh = async () => {
    await snapshot.refresh();
    await shells.prepare();
  };
  const returnSoon = async () => {
    if (snapshot.isAway()) await refresh();
  };
  return [
    repeatEvery({ everyMs: refreshEveryMs, failureMessage, run: refresh }, logger),
    // Nobody else reads a registry again that is away.
    ...(refreshEveryMs > REFRESH_EVERY_MS
      ? [repeatEvery({ everyMs: REFRESH_EVERY_MS, failureMessage, run: returnSoon }, logger)]
      : []),
    repeatEvery({ everyMs: refreshEveryMs, failureMessage, run: flagSnapshot.refresh }, logger),
    repeatEvery({ everyMs: refreshEveryMs, failureMessage, run: placeSnapshot.refresh }, logger),
    repeatEvery({ everyMs: EVALUATE_EVERY_MS, failureMessage, run: () => guardCanaries(releases) }, logger),
    repeatEvery({ everyMs: PRUNE_EVERY_MS, failureMessage, run: () => pruneVersions(releases) }, logger),
    ...keepVitals(releases),
  ];
}

function keepMirror({ keep }: RegistryMirror, { logger }: ReleaseServices): RepeatedTask {
  const failureMessage = 'the mirror of the registry was not kept up to date';
  return repeatEvery({ everyMs: REFRESH_EVERY_MS, failureMessage, run: keep }, logger);
}

function keepVitals(releases: ReleaseServices): RepeatedTask[] {
  const { vitals, logger } = releases;
  const failureMessage = 'the measures of visits were not kept';
  return [
    repeatEvery({ everyMs: KEEP_VITALS_EVERY_MS, failureMessage, run: vitals.flush }, logger),
    repeatEvery({ everyMs: PRUNE_EVERY_MS, failureMessage, run: () => forgetVitals(releases) }, logger),
  ];
}

import type { Logger } from '../logging/logger.ts';
import { describeRemote, Manifest } from '../remotes/describe-remote.ts';
import { createFlagSnapshot } from '../remotes/flag-snapshot.ts';
import { createPackageReader } from '../remotes/package-reader.ts';
import { createPlaceSnapshot } from '../remotes/place-snapshot.ts';
import { createReleaseSnapshot } from '../remotes/release-snapshot.ts';
import { type BuiltRemote, type BuiltShell, sharedLibraries } from '../remotes/remote-catalog.ts';
import { createShellVersions } from '../remotes/shell-versions.ts';
import { createVisitorSeals } from '../remotes/visitor-seals.ts';
import { createErrorGatherer } from '../services/registry/gather-errors.ts';
import { createEventGatherer } from '../services/registry/gather-events.ts';
import type { Actor } from '../services/registry/recognise-actor.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { createSourceLocator } from '../services/registry/source-maps.ts';
import { createUserVitalGatherer } from '../services/vitals/gather-user-vitals.ts';
import { createVitalGatherer } from '../services/vitals/gather-vitals.ts';
import { createBackendProcesses } from '../slices/backend-processes.ts';
import { createRemoteBackends } from '../slices/remote-backends.ts';
import { createServerAddresses } from '../slices/server-addresses.ts';
import { createServerTokens } from '../slices/server-tokens.ts';
import { createTeamServers } from '../slices/team-servers.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createMemoryChecks } from './memory-checks.ts';
import { createMemoryErrors } from './memory-errors.ts';
import { createMemoryFlags } from './memory-flags.ts';
import { createMemoryHealth } from './memory-health.ts';
import { createMemoryMembers } from './memory-members.ts';
import { createMemoryPlaces } from './memory-places.ts';
import { createMemoryFiles, createMemoryRegistry, createMemoryTokens } from './memory-registry.ts';
import { createMemorySchemas, type MemorySchemas } from './memory-schemas.ts';
import { createMemoryUserVitals } from './memory-user-vitals.ts';
import { createMemoryVitals } from './memory-vitals.ts';
import { newPackage, type PackageChanges } from './remote-package.ts';
import { ana, bia } from './test-accounts.ts';
import { createTestServices } from './test-services.ts';

export const MASTER_TOKEN = 'the-master-token-of-the-tests';
export const master: Actor = { name: 'token mestre', remote: '*', mayGiveTokens: true };

export interface TestReleases extends ReleaseServices {
  clock: ManualClock;
  /** The remotes that are built on the disk. */
  built: Map<string, BuiltRemote>;
  shell: BuiltShell;
  schemas: MemorySchemas;
}

/** Releases over memory: a shell with platform 1.0.0 and React 19.3.1, and another remote, live, on `/settings`. */
export function createTestReleases(): TestReleases {
  const clock = createManualClock();
  const { logger, profiles } = createTestServices();
  const registry = createMemoryRegistry(clock);
  const health = createMemoryHealth();
  const errors = createMemoryErrors(health);
  const files = createMemoryFiles();
  const snapshot = createReleaseSnapshot(registry, logger, clock.now);
  const vitalCounts = createMemoryVitals();
  const userVitals = createMemoryUserVitals();
  const schemas = createMemorySchemas();
  const built = new Map<string, BuiltRemote>([
    ['mfe-account', builtRemote('1.0.0', { remote: 'mfe-account', paths: ['/settings'] })],
  ]);
  const catalog: ReleaseServices['catalog'] = {
    built: (remote) => built.get(remote) ?? null,
    builtShell: () => releases.shell,
    entries: async () =>
      [...built.values()].map(({ remote, integrity, manifest, version }) =>
        describeRemote(remote, integrity, manifest, `/remotes/${remote.name}/${version}/`),
      ),
  };
  const isBuilt = (remote: string, version: string) => built.get(remote)?.version === version;
  const releases: TestReleases = {
    clock,
    built,
    shell: builtShell('1.0.0'),
    logger,
    profiles,
    registry,
    health,
    files,
    snapshot,
    shells: createShellVersions({ snapshot, catalog, files, clock, logger }),
    ...flagsAndPlaces(clock, registry, logger),
    catalog,
    tokens: createMemoryTokens(clock),
    members: teamsOf(profiles, registry),
    readFile: createPackageReader(snapshot, files),
    seals: createVisitorSeals('a secret of the tests', clock, snapshot.isPreviewEnded),
    gatherer: createEventGatherer({ health, snapshot, clock }, isBuilt),
    errorGatherer: createErrorGatherer({ errors, snapshot, clock, logger }, isBuilt),
    errors,
    sources: createSourceLocator({ snapshot, files, catalog }),
    vitals: createVitalGatherer({ vitalCounts, snapshot, catalog, clock }),
    vitalCounts,
    userVitalGatherer: createUserVitalGatherer({ userVitals, snapshot, catalog, clock, logger }),
    userVitals,
    schemas,
    backends: createRemoteBackends({
      ...{ snapshot, files, catalog, schemas },
      processes: createBackendProcesses(logger),
    }),
    servers: forwardingFrom('http://localhost:3000', clock),
    isDeveloped: () => false,
    readDeveloped: (remote) => {
      throw new Error(`no development server builds ${remote}`);
    },
    ...withoutChecks(clock, registry),
    masterToken: MASTER_TOKEN,
    publicUrl: 'http://localhost:3000',
  };
  return releases;
}

/** The teams, of which `profiles` tells in which a user is. */
function teamsOf(profiles: ReleaseServices['profiles'], registry: ReleaseServices['registry']) {
  const { members, teams } = createMemoryMembers([ana, bia], registry, (user) => profiles.isAdmin(user));
  profiles.teams = teams;
  return members;
}

const flagsAndPlaces = (clock: ManualClock, registry: ReleaseServices['registry'], logger: Logger) => {
  const flags = createMemoryFlags(clock, registry);
  const places = createMemoryPlaces(clock, registry);
  const flagSnapshot = createFlagSnapshot(flags, logger);
  return { flags, flagSnapshot, places, placeSnapshot: createPlaceSnapshot(places, logger) };
};

/** No version was checked, and none has to be. */
const withoutChecks = (clock: ManualClock, registry: ReleaseServices['registry']) => ({
  checks: createMemoryChecks(clock, registry),
  requireChecks: false,
  earlier: null,
  builtContractPage: () => null,
});

/** Calls to servers of this machine, as on a developer's. */
function forwardingFrom(publicUrl: string, clock: ManualClock) {
  const addresses = createServerAddresses({ isPublic: false, privateHosts: [], ownOrigins: [publicUrl] });
  return createTeamServers({
    addresses,
    tokens: createServerTokens('a secret of the tests', publicUrl, clock),
  });
}

/** A build of the shell, which shares what a remote of the tests asks for. */
export function builtShell(version: string, changes: PackageChanges = {}): BuiltShell {
  const shared = sharedLibraries(newPackage(version, changes).description.manifest);
  return { version, folder: '/nowhere', shared, api: null };
}

/** A build on the disk, without its files. */
export function builtRemote(version: string, changes: PackageChanges = {}): BuiltRemote {
  const { description } = newPackage(version, changes);
  const { remote, integrity } = description.build;
  return { version, folder: '/nowhere', remote, integrity, manifest: Manifest.parse(description.manifest) };
}

/** What the command line sends of a package. */
export function sentPackage(version: string, changes: PackageChanges = {}) {
  const { description, files } = newPackage(version, changes);
  return {
    remote: description.build.name,
    description: JSON.stringify(description),
    files: [...files].map(([name, bytes]) => ({ name, bytes })),
    backend: sentBackend(changes.backend),
  };
}

const sentBackend = (backend: PackageChanges['backend']) =>
  backend
    ? [
        { name: 'backend.js', bytes: Buffer.from(backend.entry) },
        ...backend.migrations.map(({ name, script }) => ({ name, bytes: Buffer.from(script) })),
      ]
    : [];

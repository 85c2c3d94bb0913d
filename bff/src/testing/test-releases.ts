import { createPackageReader } from '../remotes/package-reader.ts';
import { createReleaseSnapshot } from '../remotes/release-snapshot.ts';
import { type BuiltApp, describeRemote, Manifest } from '../remotes/remote-catalog.ts';
import { createVisitorSeals } from '../remotes/visitor-seals.ts';
import { createEventGatherer } from '../services/registry/gather-events.ts';
import type { Actor } from '../services/registry/recognise-actor.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import {
  createMemoryFiles,
  createMemoryHealth,
  createMemoryRegistry,
  createMemoryTokens,
} from './memory-registry.ts';
import { newPackage, type PackageChanges } from './remote-package.ts';
import { createTestServices } from './test-services.ts';

export const MASTER_TOKEN = 'the-master-token-of-the-tests';
export const master: Actor = { name: 'token mestre', remote: '*', mayGiveTokens: true };

export interface TestReleases extends ReleaseServices {
  clock: ManualClock;
  /** What is built on the disk. */
  built: Map<string, BuiltApp>;
}

/** Releases over memory: a shell with platform 1.0.0 and React 19.3.1, and another remote, live, on `/settings`. */
export function createTestReleases(): TestReleases {
  const clock = createManualClock();
  const { logger, profiles } = createTestServices();
  const registry = createMemoryRegistry(clock);
  const health = createMemoryHealth();
  const files = createMemoryFiles();
  const snapshot = createReleaseSnapshot(registry, logger);
  const built = new Map<string, BuiltApp>([
    ['shell', { ...builtApp('1.0.0'), remote: null }],
    ['mfe-account', builtApp('1.0.0', { remote: 'mfe-account', paths: ['/settings'] })],
  ]);
  const catalog: ReleaseServices['catalog'] = {
    built: (app) => built.get(app) ?? null,
    entries: async () =>
      [...built.values()].flatMap(({ remote, integrity, manifest, version }) =>
        remote ? [describeRemote(remote, integrity, manifest, `/remotes/${remote.name}/${version}/`)] : [],
      ),
  };
  return {
    clock,
    built,
    logger,
    profiles,
    registry,
    health,
    files,
    snapshot,
    catalog,
    tokens: createMemoryTokens(clock),
    readFile: createPackageReader(snapshot, files),
    seals: createVisitorSeals('a secret of the tests', clock),
    gatherer: createEventGatherer(
      { health, snapshot, clock },
      (remote, version) => built.get(remote)?.version === version,
    ),
    masterToken: MASTER_TOKEN,
    publicUrl: 'http://localhost:3000',
  };
}

/** A build on the disk, without its files. */
export function builtApp(version: string, changes: PackageChanges = {}): BuiltApp {
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
  };
}

import { hkdfSync } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReleaseTokenBook } from './data/release-tokens.ts';
import { createRemoteBucket } from './data/remote-bucket.ts';
import { createRemoteHealthBook } from './data/remote-health.ts';
import { createRemoteRegistry } from './data/remote-registry.ts';
import { createSupabaseClients } from './data/supabase-clients.ts';
import { type Environment, type HostedProject, repositoryRoot } from './environment.ts';
import { createPackageReader } from './remotes/package-reader.ts';
import { createReleaseSnapshot } from './remotes/release-snapshot.ts';
import { createDiskCatalog } from './remotes/remote-catalog.ts';
import { createRemoteFolder } from './remotes/remote-folder.ts';
import { createVisitorSeals } from './remotes/visitor-seals.ts';
import { findMisfits } from './services/registry/find-misfits.ts';
import { createEventGatherer } from './services/registry/gather-events.ts';
import { judgeCanaries } from './services/registry/judge-canaries.ts';
import { pruneVersions } from './services/registry/prune-versions.ts';
import type { ReleaseServices } from './services/registry/release-services.ts';
import type { Services } from './services/services.ts';

/** Other nodes show a change after this long at the latest. */
const REFRESH_EVERY_MS = 2_000;
const PRUNE_EVERY_MS = 3_600_000;

interface OpenRegistry {
  releases: ReleaseServices;
  close(): Promise<void>;
}

/** The registry of remotes, its state read, and kept up to date until `close()`. */
export async function openRegistry(
  environment: Environment,
  project: HostedProject,
  { profiles, clock, logger }: Pick<Services, 'profiles' | 'clock' | 'logger'>,
  publicUrl: string,
): Promise<OpenRegistry> {
  const clients = createSupabaseClients(project);
  const registry = createRemoteRegistry(clients);
  const health = createRemoteHealthBook(clients);
  const files = environment.hosted
    ? createRemoteBucket(clients)
    : createRemoteFolder(join(environment.DATA_DIR, 'remotes'));
  const catalog = createDiskCatalog(repositoryRoot);
  const snapshot = createReleaseSnapshot(registry, logger);
  const releases: ReleaseServices = {
    registry,
    tokens: createReleaseTokenBook(clients),
    health,
    files,
    readFile: createPackageReader(snapshot, files),
    catalog,
    snapshot,
    seals: createVisitorSeals(project.secretKey, clock),
    gatherer: createEventGatherer(
      { health, snapshot, clock },
      (remote, version) => catalog.built(remote)?.version === version,
    ),
    profiles,
    masterToken: chooseMasterToken(environment, project),
    publicUrl,
    clock,
    logger,
  };
  await snapshot.refresh();
  warnOfUnseenBuilds(releases);
  await warnOfMisfits(releases);
  const timers = [
    every(REFRESH_EVERY_MS, releases, async () => {
      await snapshot.refresh();
      await releases.gatherer.flush();
      await judgeCanaries(releases);
    }),
    every(PRUNE_EVERY_MS, releases, () => pruneVersions(releases)),
  ];
  return {
    releases,
    async close() {
      await Promise.all(timers.map((timer) => timer.stop()));
      await releases.gatherer.flush().catch(() => undefined);
    },
  };
}

/** On one's own machine a token lies where the command line finds it; elsewhere the operator gives one, or none. */
function chooseMasterToken({ DEPLOY_TOKEN, DATA_DIR, hosted }: Environment, { secretKey }: HostedProject) {
  if (hosted) return DEPLOY_TOKEN ?? null;
  const made = Buffer.from(hkdfSync('sha256', secretKey, '', 'andromeda deploy token', 32));
  const token = DEPLOY_TOKEN ?? made.toString('base64url');
  const file = join(DATA_DIR, 'deploy-token');
  writeFileSync(file, token, { mode: 0o600 });
  chmodSync(file, 0o600);
  return token;
}

function warnOfUnseenBuilds({ snapshot, catalog, logger }: ReleaseServices): void {
  for (const { remote, liveVersion } of snapshot.channels()) {
    const built = catalog.built(remote)?.version;
    if (!liveVersion || !built || built === liveVersion) continue;
    logger.warn(
      { remote, liveVersion, builtVersion: built },
      'a released version is live, not the one built on disk: release it, or `pnpm release follow-build`',
    );
  }
}

// No gate stands before a new shell: who starts it must hear which remotes it leaves behind.
async function warnOfMisfits(releases: ReleaseServices): Promise<void> {
  for (const misfit of await findMisfits(releases))
    releases.logger.warn(
      misfit,
      'what is live does not fit the shell that starts here: publish it anew, or go back',
    );
}

function every(milliseconds: number, { logger }: ReleaseServices, work: () => Promise<unknown>) {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((err) => logger.error({ err }, 'the registry of remotes was not kept up to date'))
      .finally(() => {
        running = null;
      });
  }, milliseconds).unref();
  return {
    /** Resolves when nothing of it runs any more: the database may go then. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

import { SHELL } from '../../contract/page-config.ts';
import type { Environment } from '../environment.ts';
import { SOON_MS } from '../remotes/release-snapshot.ts';
import { keepContractPage } from '../services/registry/checks/contract-pages.ts';
import { registerShell } from '../services/registry/register-shell.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { type RepeatedTask, repeatEvery } from './repeat-every.ts';

/** A registry that was away, or that forgot an old shell which is on the disk again, has it after this long. */
const PUBLISH_EVERY_MS = 15_000;

type Deps = Pick<ReleaseServices, 'catalog' | 'registry' | 'files' | 'snapshot' | 'logger'>;

/** Publishes the shell on this machine's disk where the registry lacks it, as far as this node knows. Answers whether it did. */
export async function publishShell(releases: Deps): Promise<boolean> {
  const { catalog, snapshot } = releases;
  const version = catalog.builtShell()?.version;
  if (!version || snapshot.isAway() || snapshot.knows(SHELL, version)) return false;
  await registerShell(releases);
  await snapshot.refresh();
  return true;
}

/**
 * Does so before the first page of one of several servers names the shell's files, and again and again. A worker shows no pages, and under
 * `pnpm dev` another server builds them.
 */
export async function keepShellPublished(
  releases: Deps & Pick<ReleaseServices, 'clock' | 'checks' | 'builtContractPage'>,
  { ROLE, DEVELOPMENT_SERVERS }: Pick<Environment, 'ROLE' | 'DEVELOPMENT_SERVERS'>,
  isShared: boolean,
): Promise<RepeatedTask[]> {
  if (ROLE === 'worker' || DEVELOPMENT_SERVERS) return [];
  const { logger, clock } = releases;
  const failureMessage = 'the shell on disk was not published';
  if (isShared)
    await publishShell(releases).then(
      // After this long each other node finds it when it is asked for a file of it.
      (published) => (published ? clock.sleep(SOON_MS) : undefined),
      (err: unknown) => logger.error({ err }, failureMessage),
    );
  // The page that checks remotes is built after the start.
  let kept: string | undefined;
  const run = async () => {
    await publishShell(releases);
    const shell = releases.catalog.builtShell()?.version;
    if (kept !== shell && (await keepContractPage(releases))) kept = shell;
  };
  return [repeatEvery({ everyMs: PUBLISH_EVERY_MS, failureMessage, run }, logger)];
}

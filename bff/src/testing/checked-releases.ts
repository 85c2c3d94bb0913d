import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCheck } from '../services/registry/checks/add-check.ts';
import { keepContractPage } from '../services/registry/checks/contract-pages.ts';
import type { Actor } from '../services/registry/recognise-actor.ts';
import { newVersion } from './remote-package.ts';
import { createTestReleases, type TestReleases } from './test-releases.ts';

export const checker: Actor = { name: 'verificador', remote: 'checker', mayGiveTokens: false };

/** Releases of a server that requires checks, with a contract page of its live shell, 1.0.0. */
export async function createCheckedReleases(): Promise<TestReleases> {
  const releases = createTestReleases();
  releases.requireChecks = true;
  await publishShellWithPage(releases, '1.0.0');
  return releases;
}

/** Publishes a shell, and keeps a page for it as if it were the one on the disk. */
export async function publishShellWithPage(releases: TestReleases, version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-page-'));
  writeFileSync(join(folder, 'page.html'), `the page of ${version}`);
  writeFileSync(join(folder, 'host.js'), 'the host');
  await releases.registry.publish({ ...newVersion(version), remote: 'shell' }, 'start');
  await releases.snapshot.refresh();
  const builtShell = () => ({ ...releases.shell, version });
  const builtContractPage = () => ({ shell: version, page: '0.1.0-page', folder });
  await keepContractPage({ ...releases, catalog: { ...releases.catalog, builtShell }, builtContractPage });
}

/** What the checker says of a published version, with a shell. */
export async function verdict(
  releases: TestReleases,
  { remote = 'mfe-library', version = '1.0.0', shell = '1.0.0', complaints = [] as string[] } = {},
): Promise<void> {
  const record = await releases.registry.version(remote, version);
  const digest = record?.digest ?? '';
  await addCheck(releases, checker, { remote, version, digest, shell, checks: 11, complaints });
}

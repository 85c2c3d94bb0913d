import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ReleaseChange } from '../../../../contract/releases.ts';
import { pagesRoutes } from '../../../pages/pages-routes.ts';
import { createEarlierInstallation } from '../../../providers/earlier-installation/earlier-installation.ts';
import {
  createTestReleases,
  master,
  sentPackage,
  type TestReleases,
} from '../../../testing/test-releases.ts';
import { changeRelease } from '../change-release.ts';
import { createPreview } from '../create-preview.ts';
import { publishVersion } from '../publish-version.ts';

const remote = 'mfe-library';
const address = 'https://ensaio.andromeda.example.com';

/** An installation with these versions, of which the first is live. */
async function install(...versions: readonly Parameters<typeof sentPackage>[]) {
  const releases = createTestReleases();
  for (const version of versions) await publishVersion(releases, master, sentPackage(...version));
  const change = (request: ReleaseChange) => changeRelease(releases, master, remote, request);
  await change({ action: 'promote', version: versions[0]?.[0] ?? '', revision: 0 });
  return { releases, change };
}

/** The product, after an installation of which only the pages are asked. */
async function openAfter(earlier: TestReleases, ...versions: readonly Parameters<typeof sentPackage>[]) {
  const root = mkdtempSync(join(tmpdir(), 'andromeda-staging-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'mfe-creatives/public'), { recursive: true });
  const pages = pagesRoutes({
    root,
    releases: earlier,
    publicConfig: {
      supabaseUrl: address,
      supabasePublishableKey: 'k',
      embedded: false,
      loginUrl: '/login',
      checkoutOrigins: [],
    },
  });
  const opened = await install(...versions);
  const send: typeof fetch = async (url) => pages.request(new URL(String(url)).pathname);
  opened.releases.earlier = createEarlierInstallation(`${address}/`, send);
  return opened;
}

const promote = { action: 'promote', version: '2.0.0', revision: 1 } as const;
const canary = { action: 'canary', version: '2.0.0', percent: 5, revision: 1 } as const;
const refused = (problems: string) => ({
  code: 'release_refused',
  details: { problems: expect.stringContaining(problems) },
});

test('after another installation, a version is shown once that one shows it with the same files', async () => {
  const staging = await install(['1.0.0'], ['2.0.0']);
  const { change, releases } = await openAfter(staging.releases, ['1.0.0'], ['2.0.0']);
  for (const request of [promote, canary])
    await expect(change(request)).rejects.toMatchObject(
      refused(`2.0.0 ainda não está no ar em ${address}, que vem antes desta instalação`),
    );
  expect(releases.snapshot.channel(remote)?.revision).toBe(1);
  await staging.change(promote);
  expect(await change(promote)).toMatchObject({ liveVersion: '2.0.0' });
});

test('a version with other files than there is refused, and the file is named', async () => {
  const staging = await install(['2.0.0']);
  const { change } = await openAfter(staging.releases, ['1.0.0'], ['2.0.0', { content: 'other();' }]);
  await expect(change(promote)).rejects.toMatchObject(refused('.js não é o mesmo'));
});

test('an installation that does not answer lets nothing pass, but previews and rollbacks', async () => {
  const { change, releases } = await install(['1.0.0'], ['2.0.0'], ['3.0.0']);
  await change(promote);
  releases.earlier = createEarlierInstallation(address, () => Promise.reject(new Error('no route to host')));
  await expect(change({ ...promote, version: '3.0.0', revision: 2 })).rejects.toMatchObject(
    refused('não respondeu. Nada mudou'),
  );
  const preview = { remote, version: '3.0.0', hours: 1 };
  expect((await createPreview(releases, master, preview)).url).toContain('previa=');
  expect(await change({ action: 'rollback', revision: 2 })).toMatchObject({ liveVersion: '1.0.0' });
});

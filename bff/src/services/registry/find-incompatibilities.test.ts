import { expect, test } from 'vitest';
import { builtShell, createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { findIncompatibilities } from './find-incompatibilities.ts';
import { publishVersion } from './publish-version.ts';

test('a new shell that breaks a live remote is reported, one that does not is not', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  expect(await findIncompatibilities(releases)).toEqual([]);
  releases.shell = builtShell('2.0.0', { react: '20.0.0' });
  expect(await findIncompatibilities(releases)).toEqual([
    {
      remote: 'mfe-library',
      version: '1.0.0',
      problems: [expect.stringContaining('pede react ^19.3.1 e a casca no ar tem 20.0.0')],
    },
  ]);
});

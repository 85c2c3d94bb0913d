import { expect, test } from 'vitest';
import { DomainError } from '../../../domain-error.ts';
import { reportOf, shellWith } from '../../../testing/api-report.ts';
import type { PackageChanges } from '../../../testing/remote-package.ts';
import { createTestReleases, master, sentPackage } from '../../../testing/test-releases.ts';
import { changeRelease } from '../change-release.ts';
import { findBrokenRemotes } from '../find-broken-remotes.ts';
import { findIncompatibilities } from '../find-incompatibilities.ts';
import { listReleases } from '../list-releases.ts';
import { publishVersion } from '../publish-version.ts';

const PLATFORM = '@andromeda/platform';

/** Releases under a live shell with this platform. */
function releasesUnder(platform: string) {
  const releases = createTestReleases();
  releases.shell = shellWith(platform);
  const publish = (changes: PackageChanges) =>
    publishVersion(releases, master, sentPackage('1.0.0', changes));
  const promote = () =>
    changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  return { releases, publish, promote };
}

const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  return error instanceof DomainError ? (error.details?.problems ?? '') : error;
};

/** Built against platform 1.28.0, by a team whose packages bring its report. */
const builtLater = { platform: '^1.28.0', apiReport: reportOf('1.28.0') };

test('a remote built against a newer platform goes out on an older shell that has all it uses', async () => {
  const { releases, publish, promote } = releasesUnder('1.22.0');
  const uses = ['useApi'];
  const script = 'api.marketplace.read();';
  const { version } = await publish({ ...builtLater, uses, script });
  expect(version).toMatchObject({ platform: '^1.20.0', declaredPlatform: '^1.28.0' });
  await promote();
  expect(releases.snapshot.loaded('mfe-library', '1.0.0')?.entry.remote.platform).toBe('>=1.20.0 <2.0.0-0');
  const { remotes } = await listReleases(releases, master);
  const library = remotes.find(({ remote }) => remote === 'mfe-library');
  expect(library?.shared).toContainEqual(
    expect.objectContaining({ name: PLATFORM, requiredVersion: '^1.20.0', fits: true }),
  );
  expect(library?.uses).toEqual([
    { version: '1.0.0', uses: expect.objectContaining({ exports: { [PLATFORM]: ['useApi'] } }) },
  ]);
});

test('an export that the live shell lacks is refused, with its module, the live version and the cure', async () => {
  const { publish } = releasesUnder('1.22.0');
  expect(await problemsOf(publish({ ...builtLater, uses: ['useApi', 'useFlag'] }))).toContain(
    'Esta versão usa useFlag de @andromeda/platform, e a casca no ar (@andromeda/platform 1.22.0) não tem. Construa sem isso, ou publique antes uma casca que tenha.',
  );
});

test('what build.json declares does not hide a missing export', async () => {
  const { publish } = releasesUnder('1.22.0');
  expect(await problemsOf(publish({ platform: '^1.20.0', uses: ['useFlag'] }))).toContain('usa useFlag');
});

test('a call that came after the live shell is refused by name', async () => {
  const { publish } = releasesUnder('1.22.0');
  expect(
    await problemsOf(publish({ ...builtLater, uses: ['useApi'], script: 'api.orders.stop();' })),
  ).toMatch(
    /^Esta versão pede a plataforma \^1\.24\.0 \(usa Api\.orders\.stop\) e a casca no ar tem a 1\.22\.0\./,
  );
});

test('a build of another form is checked by the range that it declares', async () => {
  const { releases, publish } = releasesUnder('1.22.0');
  expect(await problemsOf(publish({ platform: '^1.28.0' }))).toContain('pede a plataforma ^1.28.0');
  await publish({ platform: '^1.20.0' });
  const record = await releases.registry.version('mfe-library', '1.0.0');
  expect(record?.uses).toMatchObject({ unread: { [PLATFORM]: 'form' }, needs: { [PLATFORM]: '^1.20.0' } });
});

test('a shell that drops what a live remote uses is found, with the version and what is missing', async () => {
  const { releases, publish, promote } = releasesUnder('1.28.0');
  await publish({ ...builtLater, uses: ['useFlag'] });
  await promote();
  expect(findBrokenRemotes(releases)).toEqual([]);
  const dropped = shellWith('1.29.0');
  delete dropped.api?.modules[PLATFORM]?.exports.useFlag;
  releases.shell = dropped;
  expect(findBrokenRemotes(releases)).toEqual([
    { remote: 'mfe-library', version: '1.0.0', missing: ['useFlag de @andromeda/platform'] },
  ]);
  expect(await findIncompatibilities(releases)).toMatchObject([
    { remote: 'mfe-library', problems: [expect.stringContaining('usa useFlag de @andromeda/platform')] },
  ]);
});

test('a shell older than a live remote needs is found by the computed range, and a declared one counts not', async () => {
  const { releases, publish, promote } = releasesUnder('1.28.0');
  await publish({ ...builtLater, uses: ['useApi'], script: 'api.orders.stop();' });
  await promote();
  releases.shell = shellWith('1.22.0');
  expect(findBrokenRemotes(releases)).toMatchObject([{ missing: ['@andromeda/platform ^1.24.0'] }]);
  const foreign = releasesUnder('1.28.0');
  await foreign.publish({ platform: '^1.28.0' });
  await foreign.promote();
  foreign.releases.shell = shellWith('1.22.0');
  expect(findBrokenRemotes(foreign.releases)).toEqual([]);
});

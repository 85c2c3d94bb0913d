import { expect, test } from 'vitest';
import {
  checker,
  createCheckedReleases,
  publishShellWithPage,
  verdict,
} from '../../../testing/checked-releases.ts';
import { builtShell, createTestReleases, master, sentPackage } from '../../../testing/test-releases.ts';
import { changeRelease } from '../change-release.ts';
import { publishVersion } from '../publish-version.ts';
import { addCheck } from './add-check.ts';
import { keepContractPage, readContractFile, readContractPage } from './contract-pages.ts';
import { listPendingChecks, readCheckedVersion } from './pending-checks.ts';

type Releases = Awaited<ReturnType<typeof createCheckedReleases>>;

const publish = async (releases: Releases, version: string, changes = {}) => {
  await publishVersion(releases, master, sentPackage(version, changes));
  await releases.clock.advance(1000);
};
const pairs = async (releases: Releases) =>
  (await listPendingChecks(releases, checker)).pending.map(
    ({ remote, version, shell }) => `${remote} ${version} ${shell}`,
  );

test('what users see is checked first, then what was published last, and nothing twice', async () => {
  const releases = await createCheckedReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(releases, version);
  await verdict(releases, { version: '1.0.0' });
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  releases.requireChecks = false;
  await changeRelease(releases, master, 'mfe-library', {
    action: 'canary',
    version: '2.0.0',
    percent: 5,
    revision: 1,
  });
  expect(await pairs(releases)).toEqual(['mfe-library 2.0.0 1.0.0', 'mfe-library 3.0.0 1.0.0']);
});

test('what is live is tried with a shell that may go out next, and nothing with one whose page is not there', async () => {
  const releases = await createCheckedReleases();
  await publish(releases, '1.0.0');
  await verdict(releases);
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  await publish(releases, '2.0.0');
  await verdict(releases, { version: '2.0.0' });
  await publishShellWithPage(releases, '1.1.0');
  expect(await pairs(releases)).toEqual(['mfe-library 1.0.0 1.1.0']);
  expect((await listPendingChecks(releases, checker)).shells).toEqual([
    { version: '1.0.0', standing: 'live', hasPage: true },
    { version: '1.1.0', standing: 'next', hasPage: true },
  ]);
  const pageless = createTestReleases();
  await publish(pageless, '1.0.0');
  expect(await listPendingChecks(pageless, checker)).toMatchObject({
    shells: [{ version: '1.0.0', standing: 'live', hasPage: false }],
    pending: [],
  });
});

test('a version says what its files must be, and the page of a shell too', async () => {
  const releases = await createCheckedReleases();
  await publish(releases, '1.0.0');
  const record = await releases.registry.version('mfe-library', '1.0.0');
  const version = await readCheckedVersion(releases, checker, { remote: 'mfe-library', version: '1.0.0' });
  expect(version).toEqual({
    remote: 'mfe-library',
    version: '1.0.0',
    digest: record?.digest,
    description: record?.description,
    files: record?.files,
    sources: null,
  });
  expect(version.files).toHaveProperty(['mf-manifest.json']);
  const page = await readContractPage(releases, checker, '1.0.0');
  expect(Object.keys(page.files).sort()).toEqual(['host.js', 'page.html']);
  const file = await readContractFile(releases, checker, { shell: '1.0.0', file: 'page.html' });
  expect(Buffer.from(file).toString()).toBe('the page of 1.0.0');
  const unknown = { code: 'not_found' };
  await expect(readContractPage(releases, checker, '9.0.0')).rejects.toMatchObject(unknown);
  const other = readContractFile(releases, checker, { shell: '1.0.0', file: 'page.json' });
  await expect(other).rejects.toMatchObject(unknown);
});

test('the page of another build than the shell on the disk is not kept with it', async () => {
  const releases = createTestReleases();
  await releases.registry.publish({ ...(await shellRecord()), version: '1.0.0' }, 'start');
  await releases.snapshot.refresh();
  const builtContractPage = () => ({ shell: '0.9.0', page: 'p', folder: '/nowhere' });
  expect(await keepContractPage({ ...releases, builtContractPage })).toBe(false);
  expect(await releases.checks.pages()).toEqual([]);
});

async function shellRecord() {
  const releases = await createCheckedReleases();
  const record = await releases.registry.version('shell', builtShell('1.0.0').version);
  if (!record) throw new Error('the shell was published');
  return record;
}

test('a verdict about an unknown version or shell, or about other bytes, is not taken', async () => {
  const releases = await createCheckedReleases();
  await publish(releases, '1.0.0');
  const digest = (await releases.registry.version('mfe-library', '1.0.0'))?.digest ?? '';
  const good = { remote: 'mfe-library', version: '1.0.0', digest, shell: '1.0.0', checks: 3, complaints: [] };
  for (const unknown of [{ version: '9.0.0' }, { shell: '9.0.0' }])
    await expect(addCheck(releases, checker, { ...good, ...unknown })).rejects.toMatchObject({
      code: 'not_found',
    });
  await expect(addCheck(releases, checker, { ...good, digest: 'f'.repeat(20) })).rejects.toMatchObject({
    code: 'release_refused',
    details: { problems: 'O pacote conferido não é o que está publicado como mfe-library 1.0.0.' },
  });
  expect(await addCheck(releases, checker, good)).toMatchObject({ passed: true, who: 'verificador' });
});

test('only a checker and the master token read what is to be checked and say what was found', async () => {
  const releases = await createCheckedReleases();
  const team = { name: 'CI', remote: 'mfe-library', mayGiveTokens: false };
  const all = { ...team, remote: '*' };
  const administrator = { ...master, name: 'ana@example.com', userId: 'ana' };
  for (const actor of [team, all, administrator])
    await expect(listPendingChecks(releases, actor)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listPendingChecks(releases, master)).resolves.toMatchObject({ pending: [] });
});

import { expect, test } from 'vitest';
import { createReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import {
  builtRemote,
  builtShell,
  createTestReleases,
  master,
  sentPackage,
} from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { listReleases, presentRelease, presentVersion } from './list-releases.ts';
import { publishVersion } from './publish-version.ts';

test('a remote that was never released is live as it was built', () => {
  expect(presentRelease(createTestReleases(), 'mfe-account')).toEqual({
    remote: 'mfe-account',
    liveVersion: '1.0.0',
    canaryVersion: null,
    canaryPercent: 0,
    previousVersion: null,
    revision: 0,
    setBy: 'start',
    changedAt: null,
    builtVersion: '1.0.0',
    paths: ['/settings'],
  });
});

test('a remote that was never built nor released has nothing live', () => {
  expect(presentRelease(createTestReleases(), 'mfe-other')).toMatchObject({
    liveVersion: null,
    builtVersion: null,
    paths: [],
  });
});

test('a promoted version is live, and the release names who promoted it', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  expect(presentRelease(releases, 'mfe-library')).toMatchObject({
    liveVersion: '1.0.0',
    setBy: 'token mestre',
    builtVersion: null,
  });
});

test('the list names what the shell shares, and whether it fits what each remote asks for', async () => {
  const releases = createTestReleases();
  releases.built.set(
    'mfe-old',
    builtRemote('1.0.0', { remote: 'mfe-old', paths: ['/old'], react: '18.0.0' }),
  );
  const { platform, shell, remotes } = await listReleases(releases, master);
  expect(platform).toBe('1.0.0');
  expect(shell.version).toBe('1.0.0');
  expect(remotes.map(({ remote }) => remote)).toEqual(['shell', 'mfe-account', 'mfe-old']);
  const useOfReact = remotes.slice(1).map(({ shared }) => shared.find(({ name }) => name === 'react'));
  expect(useOfReact).toMatchObject([
    { provider: 'shell', fits: true },
    { provider: 'shell', fits: false },
  ]);
});

test('the list says what of a live version does not work with the shell', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  const library = async () =>
    (await listReleases(releases, master)).remotes.find(({ remote }) => remote === 'mfe-library');
  expect(await library()).not.toHaveProperty('incompatible');
  releases.shell = builtShell('2.0.0', { react: '20.0.0' });
  expect(await library()).toMatchObject({
    incompatible: [{ version: '1.0.0', problems: [expect.stringContaining('pede react ^19.3.1')] }],
  });
});

test('the list holds the published versions of each remote', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  const { remotes } = await listReleases(releases, master);
  expect(remotes.map(({ remote, versions }) => [remote, versions.map(({ version }) => version)])).toEqual([
    ['shell', []],
    ['mfe-account', []],
    ['mfe-library', ['1.0.0']],
  ]);
});

test('the list knows what another node published and promoted a moment ago', async () => {
  const releases = createTestReleases();
  const elsewhere = { ...releases, snapshot: createReleaseSnapshot(releases.registry, releases.logger) };
  await publishVersion(elsewhere, master, sentPackage('1.0.0'));
  await changeRelease(elsewhere, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  const { remotes } = await listReleases(releases, master);
  expect(remotes.find(({ remote }) => remote === 'mfe-library')).toMatchObject({ liveVersion: '1.0.0' });
});

test('a remote that was published and never shown exposes and shares nothing yet', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  await changeRelease(releases, master, 'mfe-library', {
    action: 'canary',
    version: '1.0.0',
    percent: 10,
    revision: 0,
  });
  const { remotes } = await listReleases(releases, master);
  const library = remotes.find(({ remote }) => remote === 'mfe-library');
  expect(library).toMatchObject({ liveVersion: null, setBy: 'start', exposes: [], shared: [], paths: [] });
});

test('without a shell of its own build the list names no platform, and remotes share among themselves', async () => {
  const releases = createTestReleases();
  releases.catalog.builtShell = () => null;
  const { platform, shell, remotes } = await listReleases(releases, master);
  expect(platform).toBeNull();
  expect(shell).toEqual({ version: null, shared: [] });
  const [account] = remotes;
  expect(account?.shared).toContainEqual(
    expect.objectContaining({ name: 'react', provider: 'remotes', fits: true }),
  );
});

test('a published version weighs what its files weigh together', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  const record = await releases.registry.version('mfe-library', '1.0.0');
  if (!record) throw new Error('not published');
  const files = { 'a.js': { sha384: '', bytes: 300 }, 'b.css': { sha384: '', bytes: 45 } };
  expect(presentVersion({ ...record, files }).bytes).toBe(345);
});

test('the list says who may enter the live version of a remote', async () => {
  const releases = createTestReleases();
  releases.built.set(
    'mfe-cupons',
    builtRemote('1.0.0', { remote: 'mfe-cupons', access: { plans: ['pro'] } }),
  );
  expect(presentRelease(releases, 'mfe-cupons').access).toEqual({ plans: ['pro'] });
});

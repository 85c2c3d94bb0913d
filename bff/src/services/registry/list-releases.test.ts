import { expect, test } from 'vitest';
import { builtRemote, createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { listReleases, presentRelease } from './list-releases.ts';
import { publishVersion } from './publish-version.ts';

test('a remote that was only built is live as built, and nothing else is known of it', () => {
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

test('a promoted version is live, with who promoted it', async () => {
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
  const { platform, shell, remotes } = await listReleases(releases);
  expect(platform).toBe('1.0.0');
  expect(shell.version).toBe('1.0.0');
  expect(remotes.map(({ remote }) => remote)).toEqual(['mfe-account', 'mfe-old']);
  const useOfReact = remotes.map(({ shared }) => shared.find(({ name }) => name === 'react'));
  expect(useOfReact).toMatchObject([
    { provider: 'shell', fits: true },
    { provider: 'shell', fits: false },
  ]);
});

test('the list holds the published versions of each remote', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  const { remotes } = await listReleases(releases);
  expect(remotes.map(({ remote, versions }) => [remote, versions.map(({ version }) => version)])).toEqual([
    ['mfe-account', []],
    ['mfe-library', ['1.0.0']],
  ]);
});

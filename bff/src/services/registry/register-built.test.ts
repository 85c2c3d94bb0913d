import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSources } from '../../remotes/version-sources.ts';
import { newPackage } from '../../testing/remote-package.ts';
import { builtRemote, createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { publishVersion } from './publish-version.ts';
import { registerBuilt } from './register-built.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-built-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Releases whose disk holds a build of version 0.9.0, as the build leaves it. */
function releasesWithBuild() {
  const { files } = newPackage('0.9.0');
  for (const [name, bytes] of files) {
    writeFileSync(join(folder, name), bytes);
    for (const suffix of ['br', 'gz', 'map']) writeFileSync(join(folder, `${name}.${suffix}`), 'x');
  }
  for (const name of ['build.json', 'mf-stats.json', 'mf-manifest.json'])
    writeFileSync(join(folder, name), '{}');
  const releases = createTestReleases();
  releases.built.set('mfe-library', { ...builtRemote('0.9.0'), folder });
  return releases;
}

test('what is built on the disk enters the registry with its own files and no claim of a check', async () => {
  const releases = releasesWithBuild();
  expect(await registerBuilt(releases, 'mfe-library')).toBe('0.9.0');
  const record = await releases.registry.version('mfe-library', '0.9.0');
  expect(record).toMatchObject({ publishedBy: 'start', typesChecked: false, contractChecked: false });
  expect(Object.keys(record?.files ?? {})).toEqual([
    'mf-manifest.json',
    'remoteEntry.js',
    'routes.1a2b3c4d.css',
    'routes.1a2b3c4d.js',
  ]);
});

test('the sources that the maps of a build quote are kept beside it', async () => {
  const releases = releasesWithBuild();
  const map = { sources: ['webpack://mfe-library@0.9.0/./src/a.ts'], sourcesContent: ['the source'] };
  writeFileSync(join(folder, 'routes.1a2b3c4d.js.map'), JSON.stringify({ ...map, mappings: '' }));
  await registerBuilt(releases, 'mfe-library');
  const record = await releases.registry.version('mfe-library', '0.9.0');
  if (!record) throw new Error('it was registered');
  const sources = Buffer.from((await readSources(releases.files, record)) ?? '');
  expect(JSON.parse(sources.toString())).toEqual({ 'src/a.ts': 'the source' });
  expect(record.sources?.bytes).toBe(sources.byteLength);
});

test('a build that is in the registry is not stored again', async () => {
  const releases = releasesWithBuild();
  await registerBuilt(releases, 'mfe-library');
  const put = vi.spyOn(releases.files, 'put');
  expect(await registerBuilt(releases, 'mfe-library')).toBe('0.9.0');
  expect(put).not.toHaveBeenCalled();
});

test('a remote that is not built registers nothing', async () => {
  expect(await registerBuilt(createTestReleases(), 'mfe-library')).toBeNull();
});

test('the first release can be rolled back to what was built, and no later one registers a build', async () => {
  const releases = releasesWithBuild();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  const first = await change({ action: 'promote', version: '1.0.0', revision: 0 });
  expect(first).toMatchObject({ liveVersion: '1.0.0', previousVersion: '0.9.0' });
  releases.built.set('mfe-library', { ...builtRemote('0.9.5'), folder });
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  expect(await releases.registry.version('mfe-library', '0.9.5')).toBeNull();
  await change({ action: 'rollback', revision: 2 });
  expect(await change({ action: 'rollback', revision: 3 })).toMatchObject({ liveVersion: '0.9.0' });
});

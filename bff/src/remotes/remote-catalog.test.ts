import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteDescription } from '../../contract/page-config.ts';
import { describeRemote } from './describe-remote.ts';
import { createDiskCatalog, sharedLibraries } from './remote-catalog.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'andromeda-catalog-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

const manifest = {
  id: 'app',
  name: 'app',
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [],
  shared: [],
};

function build(app: string, remote: object | null): void {
  const folder = join(root, app, 'dist', '1-abc');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, app, 'dist', 'current.json'), JSON.stringify({ version: '1-abc' }));
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ remote, integrity: {} }));
}

test('the catalog lists the remotes that are built, but not the shell, nor a remote without a build', async () => {
  build('mfe-a', { name: 'mfe-a', version: '1-abc', platform: '^1.0.0', paths: ['/a'] });
  build('shell', null);
  mkdirSync(join(root, 'mfe-b'));
  const entries = await createDiskCatalog(root).entries();
  expect(entries.map(({ remote }) => [remote.name, remote.baseUrl])).toEqual([
    ['mfe-a', '/remotes/mfe-a/1-abc/'],
  ]);
});

test('the shell names the libraries that it shares, and is not built where their list is missing', () => {
  const react = { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true };
  build('shell', null);
  const catalog = createDiskCatalog(root);
  expect(catalog.builtShell()).toBe(null);
  const hosting = { shared: [react], parts: { federation: { scripts: [], styles: [] } } };
  writeFileSync(join(root, 'shell/dist/1-abc/hosting.json'), JSON.stringify(hosting));
  expect(catalog.builtShell()).toEqual({
    version: '1-abc',
    folder: join(root, 'shell/dist/1-abc'),
    api: null,
    shared: [react],
  });
});

const description = { name: 'mfe-a', version: '1-abc', platform: '^1.0.0', paths: ['/a'] };
/** Points an app to another version, as a build does at its end, a second later for the clock of the disk. */
function pointTo(app: string, version: string): void {
  const pointer = join(root, app, 'dist', 'current.json');
  writeFileSync(pointer, JSON.stringify({ version }));
  const later = new Date(Date.now() + 1000);
  utimesSync(pointer, later, later);
}

test('a remote is read again when the build pointed to another version, and not before', async () => {
  build('mfe-a', description);
  const catalog = createDiskCatalog(root);
  const [first] = await catalog.entries();
  const [again] = await catalog.entries();
  expect(again).toBe(first);
  cpSync(join(root, 'mfe-a/dist/1-abc'), join(root, 'mfe-a/dist/2-def'), { recursive: true });
  const next = { remote: { ...description, version: '2-def' }, integrity: {} };
  writeFileSync(join(root, 'mfe-a/dist/2-def/build.json'), JSON.stringify(next));
  pointTo('mfe-a', '2-def');
  expect((await catalog.entries()).map(({ remote }) => remote.version)).toEqual(['2-def']);
});

test('the build of a remote is found by the name of an app, and by no other path', () => {
  build('mfe-a', description);
  build('shell', null);
  build('other', description);
  const catalog = createDiskCatalog(root);
  expect(catalog.built('mfe-a')).toMatchObject({ version: '1-abc', folder: join(root, 'mfe-a/dist/1-abc') });
  for (const name of ['mfe-b', 'shell', 'other', 'mfe-a/../mfe-a']) expect(catalog.built(name)).toBeNull();
});

test('the folder of a version is named only where it is one of an app', () => {
  build('mfe-a', description);
  build('other', description);
  const catalog = createDiskCatalog(root);
  expect(catalog.folder('mfe-a', '1-abc')).toBe(join(root, 'mfe-a/dist/1-abc'));
  for (const version of ['2-def', '..', '1-abc/..', '']) expect(catalog.folder('mfe-a', version)).toBeNull();
  expect(catalog.folder('other', '1-abc')).toBeNull();
});

test('the shell’s page is read again when the build pointed to another version, and not before', async () => {
  build('shell', null);
  const hosting = { shared: [], parts: { federation: { scripts: ['f.js'], styles: ['f.css'] } } };
  writeFileSync(join(root, 'shell/dist/1-abc/hosting.json'), JSON.stringify(hosting));
  writeFileSync(join(root, 'shell/dist/1-abc/page.html'), 'one');
  const drawn = [
    { path: '/login', part: 'federation', html: '<h1>' },
    { path: '/register', part: 'lost', html: '<h1>' },
  ];
  writeFileSync(join(root, 'shell/dist/1-abc/drawn-screens.json'), JSON.stringify(drawn));
  const catalog = createDiskCatalog(root);
  const page = await catalog.shellPage();
  const files = { baseUrl: '/assets/1-abc/', scripts: ['f.js'], styles: ['f.css'], integrity: {} };
  expect(page).toEqual({
    version: '1-abc',
    html: 'one',
    parts: new Map([['federation', files]]),
    screens: new Map([['/login', { html: '<h1>', files }]]),
    frame: null,
  });
  expect(await catalog.shellPage()).toBe(page);
  cpSync(join(root, 'shell/dist/1-abc'), join(root, 'shell/dist/2-def'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/2-def/page.html'), 'two');
  pointTo('shell', '2-def');
  expect((await catalog.shellPage()).html).toBe('two');
});

test('pages look at the disk now and then: a build is in each of them a moment after it ended', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const catalog = createDiskCatalog(root, 100);
  expect(await catalog.entries()).toEqual([]);
  build('mfe-a', description);
  vi.advanceTimersByTime(99);
  expect(await catalog.entries()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await catalog.entries()).toHaveLength(1);
});

test('a server whose shell was never built has no page', async () => {
  await expect(createDiskCatalog(root).shellPage()).rejects.toThrow('ENOENT');
});

test('a library that a remote shares without a range is asked for in any version, and may be there twice', () => {
  const shared = [{ name: 'chart', version: '1.0.0' }];
  expect(sharedLibraries({ shared })).toEqual([
    { name: 'chart', version: '1.0.0', requiredVersion: '*', singleton: false },
  ]);
  const full = { name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true };
  expect(sharedLibraries({ shared: [full] })).toEqual([full]);
});

test('a page preloads what the first screen of a remote needs, with the hashes that the build knows', () => {
  const assets = {
    js: { sync: ['routes.js'], async: ['later.js'] },
    css: { sync: ['routes.css'], async: [] },
  };
  const exposing = { ...manifest, exposes: [{ assets, parts: ['dropzone'] }], shared: [{ assets }] };
  const integrity = { 'routes.js': 'sha384-a', 'later.js': 'sha384-b', 'picture.js': 'sha384-c' };
  const remote = { ...description, publicPaths: [], fullHeightPaths: [], ownHeaderPaths: [], menu: [] };
  const entry = describeRemote(remote, integrity, exposing, '/remotes/mfe-a/1-abc/');
  const hashes = { 'routes.js': 'sha384-a', 'later.js': 'sha384-b' };
  expect(entry.parts).toEqual(['dropzone']);
  expect(entry.preload).toEqual({
    baseUrl: '/remotes/mfe-a/1-abc/',
    scripts: ['remoteEntry.js', 'routes.js'],
    styles: ['routes.css'],
    integrity: hashes,
  });
  expect(entry.remote).toMatchObject({ integrity: hashes, manifest: { shared: [], remotes: [] } });
});

test.each([
  ['^1.9.0', '>=1.9.0 <2.0.0-0'],
  ['>= 1.9.0 < 2.0.0', '>=1.9.0 <2.0.0'],
  ['>=0', '*'],
])('a page gets the platform range %s in the form that it can read', (written, plain) => {
  const remote = RemoteDescription.parse({ ...description, platform: written });
  const entry = describeRemote(remote, {}, { ...manifest }, '/remotes/mfe-a/1-abc/');
  expect(entry.remote.platform).toBe(plain);
});

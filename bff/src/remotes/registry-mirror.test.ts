import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RemoteFiles } from '../ports/remote-files.ts';
import { StoreError } from '../ports/store-error.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { registerRemoteKey } from '../services/registry/remote-keys.ts';
import { registerRemoteServer } from '../services/registry/remote-servers.ts';
import { newSigner } from '../testing/release-signing.ts';
import { createTestReleases, master, sentPackage, type TestReleases } from '../testing/test-releases.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createFlagSnapshot } from './flag-snapshot.ts';
import { mirrorFiles } from './mirrored-files.ts';
import { createPackageReader } from './package-reader.ts';
import { createPlaceSnapshot } from './place-snapshot.ts';
import { createRegistryFile } from './registry-file.ts';
import { createRegistryMirror } from './registry-mirror.ts';
import { createReleaseSnapshot } from './release-snapshot.ts';
import { resolveRemotes } from './resolve-remotes.ts';

const PROJECT = 'https://project.supabase.co';

const arranged = {
  ...{ place: 'library.picture-actions@1', order: ['mfe-library'], off: ['mfe-account'] },
  ...{ revision: 0, who: 'ana' },
};

/** A project whose database and bucket can go away together; version 1 of the library is live, 2 is its canary for half of the users. */
async function openProject() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'])
    await publishVersion(releases, master, sentPackage(version));
  const change = async (action: 'promote' | 'canary', version: string) => {
    await releases.snapshot.refresh();
    const revision = releases.snapshot.channel('mfe-library')?.revision ?? 0;
    const request =
      action === 'promote' ? { action, version, revision } : { action, version, percent: 50, revision };
    await changeRelease(releases, master, 'mfe-library', request);
  };
  await change('promote', '1.0.0');
  await change('canary', '2.0.0');
  const flag = { name: 'library.grid', remote: 'mfe-library', percent: 100, note: '', revision: 0 };
  const noUsers = { addVisitors: [], removeVisitors: [] };
  await releases.flags.change({ ...flag, ...noUsers, remove: false, who: 'ana' });
  await releases.places.change(arranged);
  const project = { releases, change, away: false, asked: [] as string[] };
  return project;
}
type Project = Awaited<ReturnType<typeof openProject>>;

const newFolder = () => mkdtempSync(join(tmpdir(), 'andromeda-mirror-'));

/** A node that starts now, over this folder of its own. */
async function startNode(project: Project, folder: string, url = PROJECT) {
  const { releases } = project;
  const { logger, logged } = createTestServices();
  const answer = <T>(call: () => Promise<T>): Promise<T> =>
    project.away ? Promise.reject(new StoreError('unavailable', 'no answer')) : call();
  const snapshot = createReleaseSnapshot(
    {
      state: () => answer(releases.registry.state),
      version: (...named) => answer(() => releases.registry.version(...named)),
    },
    logger,
    releases.clock.now,
  );
  const flagSnapshot = createFlagSnapshot({ all: () => answer(releases.flags.all) }, logger);
  const placeSnapshot = createPlaceSnapshot({ all: () => answer(releases.places.all) }, logger);
  const bucket: RemoteFiles = {
    ...releases.files,
    get: (place, file) => {
      project.asked.push(file);
      return answer(() => releases.files.get(place, file));
    },
  };
  const files = mirrorFiles(bucket, join(folder, 'remotes'));
  const file = createRegistryFile(join(folder, 'registry.json'), url);
  const { clock } = releases;
  const mirror = createRegistryMirror({
    ...{ snapshot, flagSnapshot, placeSnapshot },
    ...{ files, file, clock, logger },
  });
  await mirror.restore();
  await snapshot.refresh();
  await flagSnapshot.refresh();
  await placeSnapshot.refresh();
  const read = createPackageReader(snapshot, files);
  const shown = async (visitor: string | null) => {
    const built = await releases.catalog.entries();
    const { entries } = await resolveRemotes(snapshot, built, { id: visitor, previews: [] });
    return entries.find(({ remote }) => remote.name === 'mfe-library')?.remote;
  };
  const textOf = async (version: string, name = 'routes.1a2b3c4d.js', encodings = '') => {
    const found = await read('mfe-library', version, name, encodings);
    return found && String(found.bytes);
  };
  return { snapshot, flagSnapshot, placeSnapshot, mirror, files, shown, textOf, logged };
}

const visitors = Array.from({ length: 40 }, (_, index) => `u${index}`);
type Node = Awaited<ReturnType<typeof startNode>>;
const versionsOf = (node: Node) =>
  Promise.all(visitors.map(async (visitor) => (await node.shown(visitor))?.version));

/** The same after a first node lived over the folder, and the database went away with it. */
async function restartWithoutDatabase() {
  const [project, folder] = [await openProject(), newFolder()];
  buildOtherVersion(project.releases);
  const before = await startNode(project, folder);
  await before.mirror.keep();
  const seen = await versionsOf(before);
  project.away = true;
  return { project, folder, seen, node: await startNode(project, folder) };
}

/** The node's own build of the library is none of the released ones. */
function buildOtherVersion({ built }: TestReleases) {
  const account = built.get('mfe-account');
  if (!account) throw new Error('nothing is built');
  const remote = { ...account.remote, name: 'mfe-library', version: '0.9.0' };
  built.set('mfe-library', { ...account, version: '0.9.0', remote });
}

test('a node that starts without its database shows the released versions with their files, and not its build', async () => {
  const { node, project } = await restartWithoutDatabase();
  expect((await node.shown(null))?.version).toBe('1.0.0');
  expect(await node.textOf('1.0.0')).toBe('export const routes = "1.0.0";');
  expect(await node.textOf('2.0.0')).toBe('export const routes = "2.0.0";');
  expect(node.flagSnapshot.on(null)).toEqual(['library.grid']);
  expect(node.placeSnapshot.of(arranged.place)).toMatchObject({
    order: ['mfe-library'],
    off: ['mfe-account'],
  });
  expect(node.snapshot.source()).toEqual({
    from: 'mirror',
    asOf: project.releases.clock.now().toISOString(),
  });
  expect(node.snapshot.isAway()).toBe(true);
});

test('a link that was ended opens nothing on a node that starts without its database', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  const { registry } = project.releases;
  const until = new Date('2027-01-01');
  const { id } = await registry.createPreview({ remote: 'mfe-library', version: '3.0.0', until }, 'ana');
  const before = await startNode(project, folder);
  await before.mirror.keep();
  await registry.endPreviews({ remote: 'mfe-library', id }, 'ana');
  await before.snapshot.refresh();
  await before.mirror.keep();
  project.away = true;
  await before.snapshot.refresh();
  expect(before.snapshot.isPreviewEnded(id), 'the node that knew it').toBe(true);
  const { snapshot } = await startNode(project, folder);
  expect(snapshot.isAway()).toBe(true);
  expect(snapshot.isPreviewEnded(id)).toBe(true);
});

test('each user keeps the version of the canary or the live one that they had before', async () => {
  const { node, seen } = await restartWithoutDatabase();
  expect(new Set(seen)).toEqual(new Set(['1.0.0', '2.0.0']));
  expect(await versionsOf(node)).toEqual(seen);
});

test('a browser that takes compressed files gets them from the mirror, and drawings that have none as they are', async () => {
  const { node, project } = await restartWithoutDatabase();
  project.asked = [];
  const packed = await node.files.get(await placeOf(project, '1.0.0'), 'routes.1a2b3c4d.js.br');
  expect(packed?.byteLength).toBeGreaterThan(0);
  expect(await node.files.get(await placeOf(project, '1.0.0'), 'logo.png.br')).toBeNull();
  expect(project.asked).toEqual([]);
});

async function placeOf({ releases }: Project, version: string) {
  const record = await releases.registry.version('mfe-library', version);
  if (!record) throw new Error(`${version} is not published`);
  return record;
}

test('the node returns to the registry by itself when the database answers again', async () => {
  const { node, project } = await restartWithoutDatabase();
  project.away = false;
  await project.change('promote', '3.0.0');
  await node.snapshot.refresh();
  expect(node.snapshot.source().from).toBe('database');
  expect((await node.shown(null))?.version).toBe('3.0.0');
});

test('a node without a mirror and without its database shows what is built on its disk', async () => {
  const project = await openProject();
  buildOtherVersion(project.releases);
  project.away = true;
  const node = await startNode(project, newFolder());
  expect((await node.shown(null))?.version).toBe('0.9.0');
  expect(node.snapshot.source()).toEqual({ from: 'builds', asOf: null });
});

test.each([
  ['half written', (text: string) => text.slice(0, text.length / 2)],
  ['of a later format', (text: string) => text.replace('"format":1', '"format":2')],
  ['with a manifest that is none', (text: string) => text.replace(/"exposes":\[/, '"exposed":[')],
  ['of another project', (text: string) => text.replace(PROJECT, 'https://other.supabase.co')],
])('a mirror that is %s is ignored with one line of the log, and written anew', async (_, damage) => {
  const { project, folder } = await restartWithoutDatabase();
  const path = join(folder, 'registry.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, damage(text));
  expect(readFileSync(path, 'utf8')).not.toBe(text);
  const node = await startNode(project, folder);
  expect(node.snapshot.source().from).toBe('builds');
  expect(node.flagSnapshot.on(null)).toEqual([]);
  expect(node.logged.filter((line) => line.includes('not usable'))).toHaveLength(1);
  project.away = false;
  await node.snapshot.refresh();
  await node.mirror.keep();
  project.away = true;
  expect((await startNode(project, folder)).snapshot.source().from).toBe('mirror');
});

test('the mirror is written only when something changed, and never from what it was restored from', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  const path = join(folder, 'registry.json');
  const node = await startNode(project, folder);
  await node.mirror.keep();
  const first = readFileSync(path, 'utf8');
  await project.releases.clock.advance(5000);
  await node.snapshot.refresh();
  await node.mirror.keep();
  expect(readFileSync(path, 'utf8')).toBe(first);
  await project.change('promote', '3.0.0');
  await node.snapshot.refresh();
  project.away = true;
  await node.snapshot.refresh();
  await node.mirror.keep();
  expect(readFileSync(path, 'utf8')).toBe(first);
  project.away = false;
  await node.snapshot.refresh();
  await node.mirror.keep();
  expect(readFileSync(path, 'utf8')).toContain('"liveVersion":"3.0.0"');
  expect(readdirSync(folder).sort(), 'no draft is left').toEqual(['registry.json', 'remotes']);
});

test('a file that is not what was published is not copied, is logged once, and is asked for again after a minute', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  const { releases } = project;
  const place = await placeOf(project, '1.0.0');
  const good = await releases.files.get(place, 'routes.1a2b3c4d.js');
  await releases.files.put(place, new Map([['routes.1a2b3c4d.js', Buffer.from('another')]]));
  const gone = join(folder, 'remotes/mfe-gone/1.0.0');
  mkdirSync(gone, { recursive: true });
  const node = await startNode(project, folder);
  await node.mirror.keep();
  await node.mirror.keep();
  expect(existsSync(gone), 'what is published no more is removed nevertheless').toBe(false);
  expect(existsSync(join(folder, 'remotes/mfe-library/1.0.0'))).toBe(false);
  expect(existsSync(join(folder, 'remotes/mfe-library/2.0.0')), 'the others are').toBe(true);
  expect(node.logged.filter((line) => line.includes('is not what was published'))).toHaveLength(1);
  await releases.files.put(place, new Map([['routes.1a2b3c4d.js', good ?? Buffer.alloc(0)]]));
  project.asked = [];
  await node.mirror.keep();
  expect(project.asked, 'not yet').toEqual([]);
  await releases.clock.advance(60_000);
  await node.mirror.keep();
  expect(existsSync(join(folder, 'remotes/mfe-library/1.0.0'))).toBe(true);
});

test('a compressed file that unpacks to something else is left out', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  const place = await placeOf(project, '1.0.0');
  const other = await project.releases.files.get(await placeOf(project, '2.0.0'), 'routes.1a2b3c4d.js.br');
  await project.releases.files.put(place, new Map([['routes.1a2b3c4d.js.br', other ?? Buffer.alloc(0)]]));
  const node = await startNode(project, folder);
  await node.mirror.keep();
  expect(await node.files.get(place, 'routes.1a2b3c4d.js.br')).toBeNull();
  expect(await node.files.get(place, 'routes.1a2b3c4d.js.gz')).not.toBeNull();
});

test('of versions that are shown no more the latest two stay, and no half copy of a process that was killed', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  const own = join(folder, 'remotes/mfe-library');
  const node = await startNode(project, folder);
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const [index, version] of ['1.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'].entries()) {
    await project.change('promote', version);
    await node.snapshot.refresh();
    await node.mirror.keep();
    utimesSync(join(own, version), new Date(old.getTime() + index), new Date(old.getTime() + index));
  }
  expect(readdirSync(own).sort()).toEqual(['3.0.0', '4.0.0', '5.0.0', '6.0.0']);
  const [killed, young] = ['.killed.new', '.young.new'];
  for (const name of [killed, young]) writeFileSync(join(own, name), '');
  utimesSync(join(own, killed), old, old);
  await project.change('canary', '2.0.0');
  await node.snapshot.refresh();
  await node.mirror.keep();
  expect(readdirSync(own).sort()).toEqual([young, '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0']);
});

test('a node that starts without its database forwards calls to the servers that it mirrored', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  await registerRemoteServer(project.releases, master, 'mfe-library', { address: 'http://localhost:8787' });
  await (await startNode(project, folder)).mirror.keep();
  project.away = true;
  const { snapshot } = await startNode(project, folder);
  expect(snapshot.source().from).toBe('mirror');
  expect(snapshot.server('mfe-library')).toBe('http://localhost:8787');
});

test('a node that starts without its database holds versions against the keys that it mirrored', async () => {
  const [project, folder] = [await openProject(), newFolder()];
  const { releases } = project;
  const signer = newSigner();
  const asked = { publicKey: signer.publicKey, label: 'CI' };
  await registerRemoteKey(releases, master, 'mfe-library', asked);
  await releases.clock.advance(1000);
  await publishVersion(releases, master, signer.sign(sentPackage('7.0.0')));
  await project.change('promote', '7.0.0');
  await (await startNode(project, folder)).mirror.keep();
  project.away = true;
  expect((await (await startNode(project, folder)).shown(null))?.version).toBe('7.0.0');
  const file = join(folder, 'registry.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  for (const record of kept.records) if (record.version === '7.0.0') record.signed = null;
  writeFileSync(file, JSON.stringify(kept));
  const node = await startNode(project, folder);
  expect((await node.shown(null))?.version).toBe('1.0.0');
  expect(node.logged.filter((line) => line.includes('its signature does not hold'))).toHaveLength(1);
});

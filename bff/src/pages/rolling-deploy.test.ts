import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publishShell } from '../container/publish-shell.ts';
import { createPackageReader } from '../remotes/package-reader.ts';
import { createReleaseSnapshot } from '../remotes/release-snapshot.ts';
import { createDiskCatalog } from '../remotes/remote-catalog.ts';
import { createTestReleases, type TestReleases } from '../testing/test-releases.ts';
import { pagesRoutes } from './pages-routes.ts';

/** A root with one build of the shell, as its build leaves it. */
function buildShell(version: string): string {
  const root = mkdtempSync(join(tmpdir(), 'andromeda-node-'));
  const folder = join(root, 'shell/dist', version);
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'mfe-creatives/public'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/current.json'), JSON.stringify({ version }));
  const script = `console.log("the shell ${version}")`;
  const files = {
    'page.html': `<html lang="pt-BR"><!--andromeda:head--><script src="/assets/${version}/shell.js"></script><!--andromeda:page--></html>`,
    'shell.js': script,
    'shell.js.map': '{}',
    'shell.js.map.gz': '{}',
    'build.json': '{"remote":null,"integrity":{}}',
    'hosting.json': '{"shared":[],"parts":{"federation":{"scripts":[],"styles":[]}}}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'shell.js.br'), brotliCompressSync(script));
  return root;
}

/** A node with its own disk that starts over the registry of all. */
async function startNode(shared: TestReleases, version: string) {
  const root = buildShell(version);
  const { registry, logger, clock, files } = shared;
  const snapshot = createReleaseSnapshot(registry, logger, clock.now);
  const catalog = createDiskCatalog(root);
  const releases = { ...shared, catalog, snapshot, readFile: createPackageReader(snapshot, files) };
  await snapshot.refresh();
  await publishShell(releases);
  const publicConfig = {
    supabaseUrl: 'http://localhost:3000',
    supabasePublishableKey: 'k',
    embedded: false,
    loginUrl: '/login',
    checkoutOrigins: [],
  };
  const app = pagesRoutes({ root, releases, publicConfig });
  const get = (path: string, headers = {}) => app.request(path, { headers });
  /** The address of the script that the page of this node names. */
  const scriptOfPage = async () =>
    /src="(\/assets\/[^"]+)"/.exec(await (await get('/library')).text())?.[1] ?? '';
  return { get, scriptOfPage, releases };
}

/** During a deployment: an old node goes on beside a new one. */
async function rollOut() {
  const shared = createTestReleases();
  const old = await startNode(shared, '0.1.0-old');
  const fresh = await startNode(shared, '0.1.0-new');
  // Nodes do so every other second, and when they are asked for what they do not know.
  await old.releases.snapshot.refresh();
  return { shared, old, fresh };
}

test('the script that a page of a new node names comes from an old node too, and the other way round', async () => {
  const { old, fresh } = await rollOut();
  const [newScript, oldScript] = [await fresh.scriptOfPage(), await old.scriptOfPage()];
  const answers = await Promise.all([
    old.get(newScript),
    fresh.get(oldScript),
    old.get(newScript, { 'accept-encoding': 'br' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]?.text()).toBe('console.log("the shell 0.1.0-new")');
  expect(await answers[1]?.text()).toBe('console.log("the shell 0.1.0-old")');
  expect(answers[0]?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answers[2]?.headers.get('content-encoding')).toBe('br');
});

test('what a page is made of, its source maps and unknown files of a shell are served to nobody by any node', async () => {
  const { old, fresh } = await rollOut();
  const names = ['page.html', 'hosting.json', 'build.json', 'shell.js.map', 'shell.js.map.gz', 'other.js'];
  for (const path of [...names, 'shell.js.br', '..%2fshell.js', '__proto__'].map(
    (name) => `0.1.0-new/${name}`,
  ))
    for (const node of [old, fresh])
      expect([path, (await node.get(`/assets/${path}`)).status]).toEqual([
        path,
        path.endsWith('.br') && node === fresh ? 200 : 404,
      ]);
  for (const node of [old, fresh])
    for (const name of ['page.html', 'shell.js'])
      expect((await node.get(`/remotes/shell/0.1.0-new/${name}`)).status).toBe(404);
});

test('a file of a shell that is not what was published is served to nobody', async () => {
  const { shared, old } = await rollOut();
  const record = await shared.registry.version('shell', '0.1.0-new');
  if (!record) throw new Error('the new shell was not published');
  await shared.files.put(record, new Map([['shell.js.br', brotliCompressSync('alert("a thief")')]]));
  const compressed = await old.get('/assets/0.1.0-new/shell.js', { 'accept-encoding': 'br' });
  expect(await compressed.text()).toBe('console.log("the shell 0.1.0-new")');
  await shared.files.put(record, new Map([['shell.js', Buffer.from('alert("a thief")')]]));
  const again = await startNode(shared, '0.1.0-newer');
  expect((await again.get('/assets/0.1.0-new/shell.js')).status).toBe(404);
});

test('a shell is published once, and again after the registry forgot it', async () => {
  const { shared, fresh } = await rollOut();
  const publications = async () =>
    (await shared.registry.trail('shell', 20)).filter(({ what }) => what === 'publish').length;
  expect(await publications()).toBe(2);
  await publishShell(fresh.releases);
  await startNode(shared, '0.1.0-new');
  expect(await publications()).toBe(2);
});

test('a registry that is away keeps no node from its pages', async () => {
  const shared = createTestReleases();
  const away = { ...shared.registry, state: () => Promise.reject(new Error('no answer')) };
  const node = await startNode({ ...shared, registry: away }, '0.1.0-new');
  expect((await node.get(await node.scriptOfPage())).status).toBe(200);
  expect(await shared.registry.versions()).toEqual([]);
});

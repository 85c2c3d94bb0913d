import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestReleases } from '../testing/test-releases.ts';
import { createDevelopmentCatalog } from './development-catalog.ts';
import type { RemoteCatalog } from './remote-catalog.ts';

const manifest = {
  id: 'mfe_library',
  name: 'mfe_library',
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [],
  shared: [],
};

/** Serves a manifest and a page, as a development server does. */
const server: Server = createServer((request, response) => {
  response.end(request.url === '/mf-manifest.json' ? JSON.stringify(manifest) : `page of ${request.url}`);
});
let origin: string;
let root: string;
beforeAll(async () => {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'andromeda-development-'));
  mkdirSync(join(root, 'mfe-library'));
  writeFileSync(join(root, 'mfe-library/remote.json'), '{"name":"mfe-library","paths":["/library"]}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A disk on which mfe-account is built. */
const built = createTestReleases().catalog as RemoteCatalog;

test('a remote with a development server comes from there, every other as it was built', async () => {
  const servers = { shell: origin, 'mfe-library': origin };
  const entries = await createDevelopmentCatalog(root, servers, built).entries();
  expect(entries.map(({ remote }) => [remote.name, remote.version, remote.baseUrl])).toEqual([
    ['mfe-account', '1.0.0', '/remotes/mfe-account/1.0.0/'],
    ['mfe-library', 'dev', `${origin}/`],
  ]);
});

test('a remote whose server does not answer is left out, even where it was built', async () => {
  const servers = { 'mfe-account': 'http://127.0.0.1:9' };
  expect(await createDevelopmentCatalog(root, servers, built, 0).entries()).toEqual([]);
});

test('a page waits for a remote whose server is still starting, and not for one that has stopped', async () => {
  const late = createServer((_, response) => response.end(JSON.stringify(manifest)));
  const listen = (port: number) => new Promise<void>((settle) => late.listen(port, '127.0.0.1', settle));
  await listen(0);
  const { port } = late.address() as AddressInfo;
  await new Promise((settle) => late.close(settle));
  const catalog = createDevelopmentCatalog(root, { 'mfe-library': `http://127.0.0.1:${port}` }, built);
  const names = async () => (await catalog.entries()).map(({ remote }) => remote.name);
  const waiting = names();
  await listen(port);
  expect(await waiting).toContain('mfe-library');
  late.closeAllConnections();
  await new Promise((settle) => late.close(settle));
  expect(await names()).not.toContain('mfe-library');
});

test('the page is the one of the shell’s development server', async () => {
  const catalog = createDevelopmentCatalog(root, { shell: origin }, built);
  expect(await catalog.shellPage()).toEqual({
    version: 'dev',
    html: 'page of /page.html',
    parts: new Map(),
    screens: new Map(),
    frame: null,
  });
});

test('the page of a shell without a development server is the one that was built', async () => {
  const shellPage = async () => ({
    version: '1.0.0',
    html: 'built',
    parts: new Map(),
    screens: new Map(),
    frame: null,
  });
  const catalog = createDevelopmentCatalog(root, { 'mfe-library': origin }, { ...built, shellPage });
  expect(await catalog.shellPage()).toMatchObject({ version: '1.0.0', html: 'built' });
});

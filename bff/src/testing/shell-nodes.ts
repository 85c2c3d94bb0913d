import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ApiReport } from '../../contract/api-report.ts';
import { publishShell } from '../container/publish-shell.ts';
import { pagesRoutes } from '../pages/pages-routes.ts';
import { createPackageReader } from '../remotes/package-reader.ts';
import { createReleaseSnapshot } from '../remotes/release-snapshot.ts';
import { createDiskCatalog } from '../remotes/remote-catalog.ts';
import { createShellVersions } from '../remotes/shell-versions.ts';
import { createVisitorSeals } from '../remotes/visitor-seals.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { reportOf } from './api-report.ts';
import { master, type TestReleases } from './test-releases.ts';
import { createTestServices } from './test-services.ts';

interface ShellBuild {
  platform?: string;
  api?: ApiReport;
}

/** A root with one build of the shell, as its build leaves it. */
function buildShell(version: string, { platform = '1.24.0', api = reportOf(platform) }: ShellBuild): string {
  const root = mkdtempSync(join(tmpdir(), 'andromeda-node-'));
  const folder = join(root, 'shell/dist', version);
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'mfe-creatives/public'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/current.json'), JSON.stringify({ version }));
  const script = `console.log("the shell ${version}")`;
  const shared = [
    { name: '@andromeda/platform', version: platform, requiredVersion: `^${platform}`, singleton: true },
  ];
  const files = {
    'page.html': `<html lang="pt-BR"><!--andromeda:head--><script src="/assets/${version}/shell.js"></script><!--andromeda:page--></html>`,
    'shell.js': script,
    'shell.js.map': '{}',
    'shell.js.map.gz': '{}',
    'build.json': '{"remote":null,"integrity":{}}',
    'hosting.json': JSON.stringify({ shared, parts: { federation: { scripts: [], styles: [] } } }),
    'api.json': JSON.stringify(api),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'shell.js.br'), brotliCompressSync(script));
  return root;
}

/** A node with a shell on its own disk that starts over the registry of all. */
export async function startNode(shared: TestReleases, version: string, build: ShellBuild = {}) {
  const root = buildShell(version, build);
  const { registry, clock, files } = shared;
  const { logger, logged } = createTestServices();
  const snapshot = createReleaseSnapshot(registry, logger, clock.now);
  const catalog = createDiskCatalog(root);
  const shells = createShellVersions({ snapshot, catalog, files, clock, logger });
  const readFile = createPackageReader(snapshot, files);
  const seals = createVisitorSeals('a secret of the tests', clock, snapshot.isPreviewEnded);
  const releases = { ...shared, catalog, snapshot, shells, readFile, seals, logger };
  /** What nodes do every other second. */
  const refresh = async () => {
    await snapshot.refresh();
    await shells.prepare();
  };
  await refresh();
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
  /** The address of the script that a page of this node names. */
  const scriptOfPage = async (headers = {}) =>
    /src="(\/assets\/[^"]+)"/.exec(await (await get('/library', headers)).text())?.[1] ?? '';
  const change = (request: Parameters<typeof changeRelease>[3], actor = master) =>
    changeRelease(releases, actor, 'shell', request);
  return { get, scriptOfPage, change, refresh, releases, logged };
}
